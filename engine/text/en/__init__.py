"""English: one page of words a topic."""
