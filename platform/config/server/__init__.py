"""The web process: daphne with protocols of our own, started by ``python -m config.server``."""
