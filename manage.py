#!/usr/bin/env python
"""Django's command line: ``python manage.py help`` lists the commands."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent


def main() -> None:
    """Run a command; both source roots go to the end of the path, after the standard library."""
    sys.path.extend(str(root) for root in (ROOT, ROOT / "platform") if str(root) not in sys.path)
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.core.exceptions import ImproperlyConfigured  # noqa: PLC0415 - path first
    from django.core.management import execute_from_command_line  # noqa: PLC0415

    from config.trouble import PlayError  # noqa: PLC0415

    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as error:
        sys.exit(str(error))
    except PlayError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(error.code)


if __name__ == "__main__":
    main()
