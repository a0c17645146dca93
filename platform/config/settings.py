"""Django's settings. What differs between machines comes from ``config.environment``."""

from urllib.parse import urlsplit

from celery.schedules import crontab
from csp.constants import NONE, SELF
from django.utils.translation import gettext_lazy as _

from config import environment
from config.environment import ROOT
from config.logs.configuration import configuration
from config.metrics import sharing
from games.registry import call, packages
from tables.work import names

ENVIRONMENT = environment.read()
sharing.share(ENVIRONMENT.metrics)  # before anything is counted
call(ENVIRONMENT.game_names)

# --- the machine ---------------------------------------------------------------------------

DEBUG = ENVIRONMENT.debug
PRODUCTION = ENVIRONMENT.production
SECRET_KEY = ENVIRONMENT.secret_key
ALLOWED_HOSTS = ENVIRONMENT.hosts
CSRF_TRUSTED_ORIGINS = ENVIRONMENT.origins
DATA_DIR = ENVIRONMENT.data
DATABASES = {"default": ENVIRONMENT.database}
SITE_ADDRESS = ENVIRONMENT.site_address
VAPID_PRIVATE_KEY = ENVIRONMENT.vapid_key
VAPID_SUBJECT = ENVIRONMENT.vapid_subject
REDIS_URL = ENVIRONMENT.redis_url
TRUSTED_PROXIES = ENVIRONMENT.trusted_proxies
"""How many of our own proxies a request passes: only they are believed about whence it came."""
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {
    "default": {
        "BACKEND": "config.caching.PatientRedisCache",
        "LOCATION": REDIS_URL,
        "OPTIONS": {"socket_connect_timeout": 1, "socket_timeout": 2},
    }
}
vars().update(ENVIRONMENT.email)
DEFAULT_FROM_EMAIL = f"Застолье <noreply@{urlsplit(SITE_ADDRESS).hostname or 'localhost'}>"

# --- the house -----------------------------------------------------------------------------

INSTALLED_APPS = [
    "daphne",
    "config",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django.contrib.humanize",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "accounts",
    "tables",
    *packages(),
]

MIDDLEWARE = [
    "config.middleware.naming.naming",
    "config.middleware.timing.timing",
    "django.middleware.security.SecurityMiddleware",
    "config.middleware.features.features",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "accounts.middleware.language.OwnLanguage",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "accounts.middleware.sightings.sightings",
    "accounts.middleware.known_browsers.marking",
    "accounts.middleware.guests.GuestsKeepFirst",
]

ROOT_URLCONF = "config.urls"
ASGI_APPLICATION = "config.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [ROOT / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.debug",
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "tables.pages.context.everywhere",
            ]
        },
    }
]

# --- words ---------------------------------------------------------------------------------

LANGUAGE_CODE = "ru"
LANGUAGES = [("ru", _("Russian")), ("en", _("English"))]
LOCALE_PATHS = [ROOT / "locale"]
USE_I18N = True
TIME_ZONE = "UTC"
USE_TZ = True

# --- files ---------------------------------------------------------------------------------

STATIC_URL = "/static/"
STATIC_ROOT = DATA_DIR / "static"
STATICFILES_DIRS = [
    ROOT / "build" / "page",  # scripts and styles, joined by static/join.mjs
    ROOT / "build" / "type",  # the typefaces, cut by static/cut_fonts.py
    ("img", ROOT / "static" / "img"),
]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "config.staticfiles.HashedModules"},
}

# --- people --------------------------------------------------------------------------------

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
if ENVIRONMENT.fast_hashes:
    PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "lobby"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_PREVENT_ENUMERATION = "strict"
ACCOUNT_LOGOUT_REDIRECT_URL = "lobby"
ACCOUNT_ADAPTER = "accounts.adapter.Adapter"
ACCOUNT_FORMS = {
    "login": "accounts.forms.signing_in.SignInForm",
    "reset_password": "accounts.forms.new_password.LetterForm",
    "signup": "accounts.forms.signing_in.SignUpForm",
}
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_MAX_EMAIL_ADDRESSES = 3
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_RATE_LIMITS = {  # accounts.guessing says what each is for
    "login": "",
    "login_by_strangers": "30/m/ip",
    "login_failed": "20/m/ip,10/10m/key",
    "login_failed_everywhere": "300/h/key",
    "login_failed_known": "10/10m/key",
    "reset_password": "20/m/ip",
    "reset_letter": "3/10m/key",
    "signup": "20/m/ip,200/d/ip",
    "guest": "100/10m/ip",
}
MFA_ADAPTER = "accounts.adapter.SecondFactor"
MFA_FORMS = {
    "authenticate": "accounts.forms.second_factor.CodeForm",
    "reauthenticate": "accounts.forms.second_factor.CodeAgainForm",
}
MFA_TOTP_ISSUER = "Застолье"
MFA_TOTP_TOLERANCE = 1

# --- the API -------------------------------------------------------------------------------

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "tables.api.authentication.ByToken",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticatedOrReadOnly"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["tables.api.parsing.JSONParser"],
    "DEFAULT_THROTTLE_CLASSES": ["tables.api.throttling.Nameless"],
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "tables.api.problems.problem",
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Zastolye",
    "DESCRIPTION": "Table games, live. The same services as the site's own pages.",
    "VERSION": "1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SWAGGER_UI_DIST": "SIDECAR",
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "tables.api.game_types.add_game_types",
    ],
}

# --- Celery --------------------------------------------------------------------------------

CELERY_BROKER_URL = REDIS_URL
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
CELERY_IMPORTS = ["config.heartbeat", "config.lifeline", "config.logs.tasks"]
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_DEFAULT_QUEUE = "clocks"
CELERY_TASK_ROUTES = {
    names.THINK: {"queue": "bots"},
    names.PLAY_OUT: {"queue": "idle"},
}
CELERY_TASK_PUBLISH_RETRY = False
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True  # of those acknowledged late
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "socket_timeout": 5,
    "socket_connect_timeout": 2,
    "queue_order_strategy": "sorted",  # of its queues a worker empties ``bots`` before ``idle``
}
CELERY_BEAT_SCHEDULE = {
    "sweep": {"task": names.SWEEP, "schedule": 1.0, "options": {"expires": 1}},
    "tidy": {"task": names.TIDY, "schedule": 60.0, "options": {"expires": 60}},
    "keep-books": {  # just after midnight; and again, for machines that are off at night
        "task": names.KEEP_BOOKS,
        "schedule": crontab(minute=5, hour="*/6"),
        "options": {"expires": 3600},
    },
    "end-what-is-over": {
        "task": names.END_WHAT_IS_OVER,
        "schedule": crontab(minute=1),
        "options": {"expires": 1800},
    },
    "heartbeat": {
        "task": "config.heartbeat",
        "schedule": 2.0,
        "args": ["beat"],
        "options": {"expires": 4},
    },
}

# --- tables --------------------------------------------------------------------------------

BOT_PAUSE = ENVIRONMENT.bot_pause
"""About how many seconds a bot seems to think while a person plays."""
HUB_REPAIR = ENVIRONMENT.hub_repair
"""Every how many seconds hubs look for changes that nobody told them of; 0 is never."""

LIMITS = ENVIRONMENT.limits
"""How much one request, one person or one address may ask for."""

# --- safety --------------------------------------------------------------------------------

SESSION_ENGINE = "accounts.session_store"
SESSION_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_HTTPONLY = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = LIMITS.body_bytes
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "script-src": [SELF],
        "style-src": [SELF],
        "connect-src": [SELF],  # sockets of this host too: 'self' covers ws: and wss:
        "img-src": [SELF, "data:"],
        "object-src": [NONE],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}
if PRODUCTION:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_SSL_REDIRECT = True
    SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz$", r"^metrics$"]
    SECURE_HSTS_SECONDS = 365 * 24 * 3600
    SECURE_HSTS_INCLUDE_SUBDOMAINS = True
    SECURE_HSTS_PRELOAD = True
    SESSION_COOKIE_SECURE = True
    CSRF_COOKIE_SECURE = True

# --- what operators see --------------------------------------------------------------------

LOGGING = configuration(ENVIRONMENT.log_format, ENVIRONMENT.log_level)
METRICS_DIR = ENVIRONMENT.metrics
METRICS_TOKEN = ENVIRONMENT.metrics_token
