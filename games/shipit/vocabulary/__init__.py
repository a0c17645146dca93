"""What Ship IT! says, in both languages.

Components are named by their card and their slot; slots count from 1 in words, from 0 in moves.
"""

from games.shipit.labels import LABELS
from games.shipit.spoken import SPOKEN
from games.shipit.texts import NAMES, RITUALS, TEXTS
from games.shipit.vocabulary.events import EVENTS, REASONS, TURNING_POINTS
from games.shipit.vocabulary.lines import ASKS, LINES
from games.shipit.vocabulary.moves import FIELDS, MOVES, PREVIEWS
from games.vocabulary import Pointers, Vocabulary
from games.words import Bilingual

_TOKENS = {
    "unseen": Bilingual("карта", "card"),
    "ritual_lost": Bilingual("без слов карта пропадёт", "without words the card is lost"),
    **{f"ritual:{card}": ritual for card, ritual in RITUALS.items()},
}

_STRUCK: Pointers = {"struck": ("tables", "{me}", "{component}", "card")}

VOCABULARY = Vocabulary(
    names=NAMES | _TOKENS,
    texts=TEXTS,
    moves=MOVES,
    events=EVENTS,
    turning_points=TURNING_POINTS,
    asks=ASKS,
    lines=LINES,
    labels=LABELS,
    reasons=REASONS,
    previews=PREVIEWS,
    fields=FIELDS,
    seats=frozenset(
        {"seat", "seats", "by", "from", "to", "bonus", "starter"}
        | {"victim", "attacker", "taker", "winners"}
    ),
    plain=frozenset({"text", "promise", "want", "answer_text"}),
    spoken=SPOKEN,
    by_seat=frozenset({"places"}),
    ordinals=frozenset({"component", "at", "slot", "slots", "targets", "absorbed"}),
    pointers={
        "deploy": {"beside": ("tables", "{me}", "{at}", "card")},
        "play": {"struck": ("tables", "{seat}", "{component}", "card")},
        "sudo": _STRUCK,
        "yield": _STRUCK,
    },
    choose_by={
        "play": "sudo",
        "defend": "sudo",
        "answer": "sudo",
        "blow": "sudo",
        "sudo": "use",
        "keep": "take",
        "turn": "may",
        "order": "first",
        "found": "took",
        "requested": "came",
        "rfc": "came",
        "repair": "until",
        "marked": "now",
        "blow_over": "how",
        "game_over": "reason",
        "missing": "value",
        "lacks": "count",
        "absorbed": "value",
    },
    marks={
        "believed": Bilingual("верю", "I believe"),
        "doubted": Bilingual("не верю", "I doubt"),
    },
)
