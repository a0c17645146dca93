"""Нечто (Stay Away!) for four to twelve seats: docs/rules/stayaway.md, rulings S1 to S18."""
