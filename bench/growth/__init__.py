"""Whether the house stays as quick as it grows: a small and a big site, measured by turns."""
