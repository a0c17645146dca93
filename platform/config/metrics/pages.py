"""What is counted and timed around pages, and faults anywhere."""

from prometheus_client import Counter, Histogram

HTTP_SECONDS = Histogram(
    "zastolye_http_seconds",
    "From a request to its answer.",
    ["view"],
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
HTTP_ANSWERS = Counter("zastolye_http_answers", "Answers to requests.", ["view", "status"])
ERRORS = Counter("zastolye_errors", "Errors written to the log.", ["part"])
