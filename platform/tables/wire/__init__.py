"""What crosses the wire and the processes, defined once.

Each type is a struct. From these come the encoder, the schema of the API, the tables in
docs/protocol.md and the declarations for the browser (``python manage.py wire``).
"""
