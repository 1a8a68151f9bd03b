"""Scripts that make the small data that bots are shipped with: seeded, re-runnable."""
