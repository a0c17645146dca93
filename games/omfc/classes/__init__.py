"""The seven classes of ruling O9, one file each."""
