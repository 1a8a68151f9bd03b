"""The interface: a model, functions that draw it as HTML, one door to the browser."""
