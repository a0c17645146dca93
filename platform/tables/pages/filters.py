"""Which tables somebody looks for."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from games.registry import on_offer
from tables.pages.table_words import game_words


class GamesField(forms.ChoiceField):
    """One of the games, or all."""

    def __init__(self) -> None:
        super().__init__(required=False, label=_("Game"), choices=self._games)

    @staticmethod
    def _games() -> list[tuple[str, Any]]:
        games = [(one.info.slug, game_words(one.info)) for one in on_offer()]
        return [("", _("all games")), *games]


class HistoryFilter(forms.Form):
    """Games that are over: which, with whom, how they ended, and when.

    What only links ask for, statistics' own, is hidden and stays as it is.
    """

    game = GamesField()
    player = forms.CharField(required=False, label=_("With"), max_length=40)
    result = forms.ChoiceField(
        choices=[
            ("", _("any result")),
            ("won", _("won")),
            ("lost", _("lost")),
            ("left", _("left")),
            ("voided", _("voided")),
        ],
        required=False,
        label=_("Result"),
    )
    since = forms.DateField(
        required=False,
        label=_("From"),
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
    )
    until = forms.DateField(
        required=False,
        label=_("To"),
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
    )
    seats = forms.IntegerField(required=False, min_value=1, max_value=99, widget=forms.HiddenInput)
    part = forms.CharField(required=False, max_length=20, widget=forms.HiddenInput)
    company = forms.ChoiceField(
        choices=[("", ""), ("people", ""), ("bots", "")], required=False, widget=forms.HiddenInput
    )
    counted = forms.BooleanField(required=False, widget=forms.HiddenInput)

    def wanted(self) -> dict[str, Any]:
        """Return what is sought; what cannot be read narrows nothing, and the form says so."""
        self.is_valid()
        return self.cleaned_data


class TableFilter(forms.Form):
    """A game, how quickly it is played, and whether it counts; each of them or none."""

    clock = forms.ChoiceField(
        choices=[("", _("any clock")), ("live", _("at one go")), ("days", _("days for each move"))],
        required=False,
        label=_("Clock"),
    )
    kind = forms.ChoiceField(
        choices=[("", _("rated or not")), ("rated", _("rated")), ("friendly", _("friendly"))],
        required=False,
        label=_("What it counts for"),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["game"] = GamesField()
        self.order_fields(["game", "clock", "kind"])

    @property
    def is_narrow(self) -> bool:
        """Whether anything is left out."""
        return self.is_valid() and any(self.cleaned_data.values())

    def wanted(self) -> dict[str, Any]:
        """Return what the list is narrowed to; what is no choice narrows nothing."""
        self.is_valid()
        told = self.cleaned_data
        return {
            "game": told.get("game", ""),
            "slow": {"live": False, "days": True}.get(told.get("clock", "")),
            "rated": {"friendly": False, "rated": True}.get(told.get("kind", "")),
        }
