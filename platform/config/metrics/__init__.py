"""Figures about the running house, as Prometheus reads them: docs/operating.md names each."""
