"""``make messages`` finds the words of templates and of code."""

from io import BytesIO

from babel.messages.extract import DEFAULT_KEYWORDS

from config.extraction import templates

PAGE = """{% load i18n %}
<main>
        <h1>{% translate "Tables" %}</h1>
    {% if user %}
      <p>{% blocktranslate trimmed with name=user.name %}
        Good evening,
        {{ name }}!
      {% endblocktranslate %}</p>
  {% endif %}
  {% blocktranslate count n=seats %}{{ n }} seat{% plural %}{{ n }} seats{% endblocktranslate %}
  <a title="{{ _("Leave") }}" onclick="it's (not] closed">{% translate "Go" context "verb" %}</a>
</main>
"""


def found(page: str) -> list[object]:
    return [
        message for _, _, message, _ in templates(BytesIO(page.encode()), DEFAULT_KEYWORDS, [], {})
    ]


def test_the_words_of_a_template_are_found() -> None:
    messages = [str(message) for message in found(PAGE)]
    for words in (
        "Tables",
        "Good evening, %(name)s!",
        "%(n)s seat",
        "%(n)s seats",
        "Leave",
        "verb",
    ):
        assert any(words in message for message in messages), words


def test_what_is_not_marked_is_not_found() -> None:
    assert found("<h1>Tables</h1> {{ table.name }} gettext('no')") == []
