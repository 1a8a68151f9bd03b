"""A hunt for texts that a decoder neither reads nor refuses: `make fuzz`.

`decoders` has a module for each way in which something reaches the page from outside: what
it is read with, and the laws that hold whatever it is. `hunt` tries one of them with texts
that atheris makes, led by which lines were run; what it found worth keeping is in
`tests/corpus`, which the usual tests try again (`tests/test_corpus.py`).
"""
