"""Мэднесс (Madness): two seats, three battlefields, one Boss. Rules: docs/rules/madness.md."""
