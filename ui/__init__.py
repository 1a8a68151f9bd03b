"""The interface: a model, pure functions that draw it as HTML, and one module that touches the browser."""
