"""Management of people."""
