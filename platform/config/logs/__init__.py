"""What the processes write down for the operators: docs/operating.md says what a line holds."""
