"""Addresses of people, besides those of allauth."""

from django.urls import path

from accounts.views import (
    boards,
    explanations,
    friends,
    guests,
    ledger,
    naming,
    personal_data,
    profile,
    registration,
    settings,
    tokens,
)

urlpatterns = [
    path("accounts/guest/", guests.enter_as_guest, name="guest"),
    path("accounts/keep/", registration.keep, name="keep"),
    path("language/", settings.choose_language, name="set_language"),
    path("theme/", settings.choose_theme, name="theme"),
    path("settings/", settings.settings, name="settings"),
    path("settings/name/", naming.name, name="settings-name"),
    path("settings/program/", settings.program, name="settings-program"),
    path("settings/token/", tokens.keys, name="settings-token"),
    path("settings/token/<int:number>/end/", tokens.end_key, name="settings-token-end"),
    path("settings/export/", personal_data.export, name="export"),
    path("settings/delete/", personal_data.delete, name="delete"),
    path("ledger/", ledger.ledger, name="ledger"),
    path("ratings/", explanations.ratings, name="ratings-explained"),
    path("fair-play/", explanations.conduct, name="fair-play"),
    path("leaderboard/", boards.overview, name="leaderboards"),
    path("leaderboard/part/", boards.overview_part, name="leaderboards-part"),
    path("leaderboard/<slug:slug>/", boards.one_board, name="leaderboard"),
    path("leaderboard/<slug:slug>/balance/", boards.balance_book, name="balance-book"),
    path("leaderboard/<slug:slug>/part/", boards.one_board_part, name="leaderboard-part"),
    path("people/<str:name>/", profile.profile, name="profile"),
    path("friends/ask/", friends.ask, name="friend-ask"),
    path("friends/<str:name>/<str:deed>/", friends.act, name="friend-act"),
]
