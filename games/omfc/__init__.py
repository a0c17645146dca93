"""One More Free Cell: houses on the rings of a round board, with seven classes to play them by."""
