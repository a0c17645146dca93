"""Moves that wait, and the clerk who makes them: many tables, one transaction."""
