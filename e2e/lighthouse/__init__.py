"""What Lighthouse says of the home page and both tables: `make lighthouse`.

Lighthouse is large, so it is installed into this folder by whoever asks for it, and by
nothing else: no build and no test needs it.
"""
