"""What Нечто says, in both languages.

Gaps between players are named by their number, as in the moves.
"""

from games.stayaway.labels import LABELS
from games.stayaway.texts import CARD_NAMES, CARD_TEXTS, MARKS, REASONS, ROLE_NAMES
from games.stayaway.vocabulary.events import ENDINGS, EVENTS, TURNING_POINTS
from games.stayaway.vocabulary.lines import LINES
from games.stayaway.vocabulary.moves import ASKS, FIELDS, MOVES, PREVIEWS
from games.stayaway.vocabulary.phrases import PHRASES
from games.vocabulary import Vocabulary
from games.words import Bilingual

_TOKENS = {
    "event": Bilingual("событие", "an event"),
    "panic": Bilingual("паника", "a panic"),
    "turn": Bilingual("Обмен в конце хода", "The turn's exchange"),
    "clockwise": Bilingual("по часовой стрелке", "clockwise"),
    "counterclockwise": Bilingual("против часовой стрелки", "counterclockwise"),
    **{f"role:{role}": name for role, name in ROLE_NAMES.items()},
}

VOCABULARY = Vocabulary(
    names=CARD_NAMES | REASONS | _TOKENS,
    texts=CARD_TEXTS,
    moves=MOVES,
    events=EVENTS,
    turning_points=TURNING_POINTS,
    asks=ASKS,
    lines=LINES,
    labels=LABELS,
    reasons=ENDINGS,
    previews=PREVIEWS,
    phrases=PHRASES,
    fields=FIELDS,
    seats=frozenset(
        {"seat", "seats", "to", "from", "at", "with", "by", "first", "meant", "winners", "beside"}
    ),
    ordinals=frozenset({"gap"}),
    pointers={"play": {"beside": ("places", "{gap}")}},
    choose_by={
        "announce": "true",
        "burnt": "thing",
        "draw": "panics",
        "exchange": "passed",
        "humans_left": "value",
        "look": "what",
        "note_exchange": "passed",
        "reverse": "direction",
        "show": "what",
    },
    grave=frozenset({"announce"}),
    marks=MARKS,
    roles=ROLE_NAMES,
    truth=("revealed", "roles", "{seat}", "role"),
)
