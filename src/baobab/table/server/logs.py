"""Logs: a line of JSON for each thing worth knowing, never with a key, a code or a secret."""

import logging
import sys
import time

import orjson

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        content: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        content |= {name: str(value) for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            content["error"] = self.formatException(record.exc_info)
        return orjson.dumps(content).decode()


def set_up_logs(level: str = "INFO") -> None:
    """Log to standard error. Requests are not logged: their addresses are nobody's business."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True
    for name in ("aiosqlite", "sqlalchemy.engine", "alembic", "uvicorn.error", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
