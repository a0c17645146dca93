"""All addresses of the site."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.urls import include, path
from django.utils.translation import gettext_lazy as _
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerSplitView

from config.api_page import api_page
from config.credits import credits_page
from config.health import healthz, readyz
from config.house_page import house, wake_stuck
from config.metrics.door import metrics
from config.style_page import style
from config.web_app import manifest, offline, service_worker

admin.site.site_header = admin.site.site_title = _("Zastolye: for operators")
admin.site.index_title = _("What operators look after")

# Operators come in by the same door as everybody: with its limits and its second factor.
admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]

handler404 = "config.error_pages.not_found"
handler500 = "config.error_pages.fault"

urlpatterns = [
    path("healthz", healthz),
    path("readyz", readyz),
    path("service-worker.js", service_worker, name="service-worker"),
    path("offline/", offline, name="offline"),
    path("manifest.webmanifest", manifest, name="manifest"),
    path("metrics", metrics, name="metrics"),
    path("credits/", credits_page, name="credits"),
    path("style/", style, name="style"),
    path("", include("accounts.urls")),
    path("accounts/", include("allauth.urls")),
    path("api/v1/", include("tables.api.urls")),
    path("api/schema/", SpectacularAPIView.as_view(), name="schema"),
    path("api/docs/", api_page, name="api-docs"),
    path(
        "api/docs/script/",
        SpectacularSwaggerSplitView.as_view(url_name="schema"),
        name="api-docs-script",
    ),
    path("admin/house/", admin.site.admin_view(house), name="house"),
    path("admin/house/wake/", admin.site.admin_view(wake_stuck), name="wake-stuck"),
    path("admin/", admin.site.urls),
    path("", include("tables.pages.urls")),
]
