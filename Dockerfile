# One image for every process of the house; docker-compose.yml says which command each one runs.

FROM node:24-slim AS browser
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY static static
COPY games games
RUN node static/join.mjs

FROM python:3.11-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PATH=/venv/bin:$PATH \
    PYTHONPATH=/app:/app/platform \
    DATA_DIR=/app/data
WORKDIR /app
COPY deploy/requirements.txt deploy/
RUN python -m venv /venv && pip install --require-hashes -r deploy/requirements.txt
COPY . .
COPY --from=browser /build/build/page build/page
COPY --from=browser /build/node_modules/@fontsource-variable node_modules/@fontsource-variable
RUN python static/cut_fonts.py && rm -r node_modules
RUN find . -name django.po -print \
  | while read -r po; do pybabel -q compile -i "$po" -o "${po%.po}.mo" || exit 1; done
# The settings want their variables; collecting files uses none of them, and no key stays behind.
RUN PRODUCTION=1 SECRET_KEY=unused ALLOWED_HOSTS=localhost \
    DATABASE_URL=sqlite:////tmp/unused REDIS_URL=redis://unused \
    python manage.py collectstatic --noinput --verbosity 0 && rm -f data/vapid-key

FROM python:3.11-slim
ENV PATH=/venv/bin:$PATH \
    PYTHONPATH=/app:/app/platform \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATA_DIR=/app/data
RUN useradd --system --uid 10001 --home-dir /app zastolye
WORKDIR /app
COPY --from=build /venv /venv
COPY --from=build /app /app
USER zastolye
EXPOSE 8000
CMD ["python", "-m", "config.server", "--host", "0.0.0.0", "--port", "8000"]
