"""Acts in the admin: a button on the object's page, then a page that says what will happen.

Each asks for a reason. What is done, and whether it can be done, is for the services to say.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from django.contrib import messages
from django.contrib.admin.utils import unquote
from django.core.exceptions import PermissionDenied, ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils.translation import gettext_lazy as _

from accounts.admin.forms import ReasonForm
from accounts.admin.lists import QuickList
from accounts.admin.panels import Panel


def always(thing: Any) -> bool:
    """Tell that an act can be done whatever the object is like."""
    del thing
    return True


@dataclass(frozen=True)
class Deed:
    """An act that operators with the permission may do to an object."""

    name: str
    label: Any
    consequence: Any
    """What will happen, in a sentence or two."""
    permission: str
    do: Callable[..., HttpResponse | Any]
    """Takes the request, the object and what the form has; may answer with a page of its own."""
    form: type[ReasonForm] = ReasonForm
    possible: Callable[[Any], bool] = always
    """Whether the button is shown."""


class ActingAdmin(QuickList):
    """An object's page with panels and with a button for each act."""

    deeds: ClassVar[Sequence[Deed]] = ()
    change_form_template = "admin/acting.html"

    class Media:
        """The looks of panels and of the pages of acts."""

        css: ClassVar = {"all": ["css/operators.css"]}

    def subject(self, thing: Any) -> str:
        """Return whom or what the page is about, in short."""
        return str(thing)

    def panels(self, request: HttpRequest, thing: Any) -> list[Panel]:
        """Return what is shown below the object's fields."""
        del request, thing
        return []

    def get_urls(self) -> list[URLPattern]:
        """Add the pages of the acts."""
        name = f"{self.opts.app_label}_{self.opts.model_name}_act"
        view = self.admin_site.admin_view(self.act_view)
        return [path("<path:object_id>/act/<slug:name>/", view, name=name), *super().get_urls()]

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        """Show the object, its panels and the buttons of whoever looks."""
        thing = self.get_object(request, unquote(object_id))
        if thing is not None and self.has_view_permission(request, thing):
            extra_context = {
                "deeds": [
                    (deed.label, self._address(thing, deed))
                    for deed in self.deeds
                    if request.user.has_perm(deed.permission) and deed.possible(thing)
                ],
                "panels": self.panels(request, thing),
                "subtitle": self.subject(thing),
                **(extra_context or {}),
            }
        return super().change_view(request, object_id, form_url, extra_context)

    def _address(self, thing: Any, deed: Deed) -> str:
        name = f"admin:{self.opts.app_label}_{self.opts.model_name}_act"
        return reverse(name, args=[thing.pk, deed.name])

    def _page(self, thing: Any) -> str:
        name = f"admin:{self.opts.app_label}_{self.opts.model_name}_change"
        return reverse(name, args=[thing.pk])

    def act_view(self, request: HttpRequest, object_id: str, name: str) -> HttpResponse:
        """Say what will happen and ask why; then do it and go back to the object."""
        thing = self.get_object(request, unquote(object_id))
        deed = next((one for one in self.deeds if one.name == name), None)
        if thing is None or deed is None:
            raise Http404
        may_look = self.has_view_permission(request, thing)
        if not may_look or not request.user.has_perm(deed.permission):
            raise PermissionDenied
        if not deed.possible(thing):
            messages.error(request, _("This cannot be done any more: see how it stands now."))
            return redirect(self._page(thing))
        form = deed.form(request.POST or None, thing=thing)
        if request.method == "POST" and form.is_valid():
            try:
                return self._do(request, thing, deed, form)
            except ValidationError as refusal:
                form.add_error(None, refusal)
        return self._ask(request, thing, deed, form)

    def _do(self, request: HttpRequest, thing: Any, deed: Deed, form: ReasonForm) -> HttpResponse:
        answer = deed.do(request, thing, **form.cleaned_data)
        self.log_change(request, thing, f"{deed.label}: {form.cleaned_data['reason']}")
        if isinstance(answer, HttpResponse):
            return answer
        messages.success(request, _("Done: %(what)s.") % {"what": deed.label})
        return redirect(self._page(thing))

    def _ask(self, request: HttpRequest, thing: Any, deed: Deed, form: ReasonForm) -> HttpResponse:
        context = {
            **self.admin_site.each_context(request),
            "title": deed.label,
            "opts": self.opts,
            "thing": thing,
            "subject": self.subject(thing),
            "deed": deed,
            "form": form,
            "back": self._page(thing),
            "media": self.media,
        }
        return TemplateResponse(request, "admin/act.html", context)
