"""Looking back at a game: through whose eyes, tick by tick, in pieces; and doing so together."""
