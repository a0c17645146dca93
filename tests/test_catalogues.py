"""The site is complete in both languages: no sentence without its translation."""

import io
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

ROOT = Path(__file__).parents[1]
RUSSIAN = ROOT / "locale" / "ru" / "LC_MESSAGES" / "django.po"


def catalogue(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale="ru")


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """Return all sentences that pages and code mark, as ``make messages`` gathers them."""
    template = tmp_path_factory.mktemp("words") / "django.pot"
    keywords = ("gettext_lazy", "gettext_noop", "ngettext_lazy:1,2", "pgettext_lazy:1c,2")
    arguments = [word for keyword in keywords for word in ("-k", keyword)]
    subprocess.run(  # noqa: S603 - our own tools
        [
            *(str(Path(sys.executable).with_name("pybabel")), "-q", "extract", "-F", "babel.cfg"),
            *(*arguments, "-o", str(template), "accounts", "platform", "templates"),
        ],
        cwd=ROOT,
        check=True,
    )
    return read_po(io.BytesIO(template.read_bytes()))


def test_every_sentence_of_the_site_is_in_the_catalogue(gathered: Catalog) -> None:
    known = catalogue(RUSSIAN)
    marked = {(message.id, message.context) for message in gathered if message.id}
    assert len(marked) > 200
    assert [
        one
        for one, context in marked
        if known.get(one if isinstance(one, str) else one[0], context) is None
    ] == []


def test_every_sentence_is_translated_with_its_parameters() -> None:
    for message in catalogue(RUSSIAN):
        if not message.id:
            continue
        assert message.string, message.id
        assert not message.fuzzy, message.id
        said = [message.string] if isinstance(message.string, str) else message.string
        assert all(said), message.id
        if isinstance(message.id, str):
            assert all(fields(text) == fields(message.id) for text in said), message.id


def fields(text: str) -> set[str | None]:
    if "%(" in text:
        return set()
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name}
    except ValueError:
        return set()
