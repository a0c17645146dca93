"""Studies of games by many games of bots: their figures stand in docs/figures.md."""
