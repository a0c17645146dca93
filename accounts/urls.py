"""Addresses of people, besides those of allauth."""

from django.urls import path

from accounts.views import guests, profile

urlpatterns = [
    path("accounts/guest/", guests.enter_as_guest, name="guest"),
    path("people/<str:name>/", profile.profile, name="profile"),
]
