"""Python that the build runs inside Pyodide, where the page's own Python runs."""
