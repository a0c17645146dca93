"""Addresses of people, besides those of allauth."""

from django.urls import path

from accounts import views

urlpatterns = [path("guest/", views.enter_as_guest, name="guest")]
