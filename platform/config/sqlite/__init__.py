"""SQLite as Django's engine ``config.sqlite``: the threads of a process write in turn."""
