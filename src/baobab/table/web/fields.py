"""Field types of the API, with their limits, and the base classes of request and response bodies."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

SEATS = 5
MOST_STEPS = 1_000_000


def one_line(most: int, least: int = 0) -> Any:
    """A text of one line without control characters or changes of direction."""
    pattern = r"^[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]*$"
    return StringConstraints(strip_whitespace=True, min_length=least, max_length=most, pattern=pattern)


PlayerName = Annotated[str, one_line(40)]
Word = Annotated[str, StringConstraints(max_length=60, pattern=r"^[A-Za-z0-9_.:-]*$")]
SeatNumber = Annotated[int, Field(ge=0, lt=SEATS)]
Text = Annotated[str, StringConstraints(max_length=4000, pattern=r"^[^\x00]*$")]


class RequestBody(BaseModel):
    """Base of request bodies: no unknown fields, no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ResponseBody(BaseModel):
    """Base of response bodies."""

    model_config = ConfigDict(extra="forbid")
