"""Settings, from the environment and from `.env`; where both name one, the environment wins.

A setting left empty counts as not set. What is wrong is said in one sentence, as a `SettingsError`. The token and the
data folder are looked at only when they are asked for, since playing without Discord needs neither.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal

from dotenv.parser import parse_stream
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_core import PydanticCustomError

from bot.engine.model import Frozen
from bot.services.clusters import DIVISORS, Cluster

ROOT = Path(__file__).resolve().parents[2]
"""The project's folder."""

_PREFIX = "GRAVECALLER_"
_ORDINAL = re.compile(r"\s*\w.*-(\d+)\s*")
_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)


class SettingsError(Exception):
    """A setting is wrong or missing; the sentence says which and what would be right."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def _ordinal(value: object) -> object:
    """Of the name of a pod, such as `gravecaller-3`, its number."""
    named = _ORDINAL.fullmatch(value) if isinstance(value, str) else None
    return named[1] if named else value


def _divisor(number: int) -> int:
    if number not in DIVISORS:
        raise PydanticCustomError("divisor", f"it should be one of {', '.join(map(str, DIVISORS))}")
    return number


Divisor = Annotated[int, AfterValidator(_divisor)]


class Settings(Frozen, populate_by_name=True, hide_input_in_errors=True):
    """Everything an owner can set. `.env.example` explains each."""

    token: SecretStr | None = Field(default=None, alias="DISCORD_TOKEN")
    data: Annotated[Path, BeforeValidator(lambda path: Path(path).expanduser())] = Field(
        default=ROOT / "data" / "guilds", alias="GRAVECALLER_DATA"
    )
    backups: Annotated[Path, BeforeValidator(lambda path: Path(path).expanduser())] | None = Field(
        default=None, alias="BACKUP_FOLDER"
    )
    language: Literal["en", "it", "uk", "ru"] = Field(default="en", alias="GRAVECALLER_LANGUAGE")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(default="INFO", alias="GRAVECALLER_LOG_LEVEL")

    cluster_count: Divisor = Field(default=1, alias="CLUSTER_COUNT")
    cluster_index: Annotated[int, BeforeValidator(_ordinal)] = Field(default=0, alias="CLUSTER_INDEX")
    shard_count: Divisor | None = Field(default=None, alias="SHARD_COUNT")

    metrics_port: Annotated[int, Field(ge=0, le=65535)] | None = Field(default=None, alias="METRICS_PORT")
    metrics_host: str = Field(default="127.0.0.1", alias="METRICS_HOST")

    api: Annotated[str, Field(pattern=r"^https?://\S+$")] | None = Field(default=None, alias="DISCORD_API")
    gateway: Annotated[str, Field(pattern=r"^wss?://\S+$")] | None = Field(default=None, alias="DISCORD_GATEWAY")

    @property
    def cluster(self) -> Cluster:
        """Which cluster this process is; where no number of shards is set, each cluster has one."""
        return Cluster(
            index=self.cluster_index, count=self.cluster_count, shard_count=self.shard_count or self.cluster_count
        )

    @property
    def own_folder(self) -> Path:
        """Where this process keeps what is not the guilds': signs of life, indexes."""
        return self.cluster.own_folder(self.data)

    @property
    def own_backups(self) -> Path | None:
        """Where this process keeps its nightly copies; None where none are wanted."""
        return None if self.backups is None else self.cluster.own_folder(self.backups)

    @field_validator("cluster_index")
    @classmethod
    def _is_below_the_count(cls, index: int, info: ValidationInfo) -> int:
        count = info.data.get("cluster_count")
        if count is not None and not 0 <= index < count:
            raise PydanticCustomError("index", f"of CLUSTER_COUNT={count} clusters it should be 0 to {count - 1}")
        return index

    @field_validator("shard_count")
    @classmethod
    def _is_a_multiple(cls, shards: int | None, info: ValidationInfo) -> int | None:
        if shards is not None and shards < info.data.get("cluster_count", 1):
            raise PydanticCustomError("shards", "there should be at least as many shards as CLUSTER_COUNT")
        return shards

    def usable_token(self) -> str:
        """The token for Discord. Raises `SettingsError` if it is missing or cannot be one."""
        if self.token is None:
            raise SettingsError(
                "DISCORD_TOKEN is not set: put the bot's token into .env or into the environment; "
                ".env.example says where to find it."
            )
        token = self.token.get_secret_value()
        if not _TOKEN.fullmatch(token):
            raise SettingsError(
                "DISCORD_TOKEN does not look like a token (three parts joined by dots): "
                "copy it again from Discord's developer portal."
            )
        return token

    def usable_data(self) -> Path:
        """The folder of the guild files, made if need be. Raises `SettingsError` if nothing can be written there."""
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.data):
                pass
        except OSError as error:
            raise SettingsError(
                f"The data folder {self.data} cannot be written to ({error.strerror}): "
                "set GRAVECALLER_DATA to one that can."
            ) from error
        return self.data


NAMES = tuple(field.alias or name for name, field in Settings.model_fields.items())
"""What the settings are called in the environment and in `.env`."""


def load(environ: Mapping[str, str], env_file: Path = ROOT / ".env") -> Settings:
    """The settings of this environment and this file, which need not exist. Raises `SettingsError`."""
    values = _from_file(env_file)
    values |= {name: value for name, value in environ.items() if name in NAMES or name.startswith(_PREFIX)}
    for name in values:
        if name not in NAMES:
            nearest = get_close_matches(name, NAMES, n=1, cutoff=0)[0]
            raise SettingsError(f"There is no setting {name}: did you mean {nearest}?")
    try:
        return Settings.model_validate({name: value for name, value in values.items() if value})
    except ValidationError as error:
        first = error.errors()[0]
        raise SettingsError(f"{first['loc'][0]} is wrong: {first['msg'][0].lower()}{first['msg'][1:]}.") from error


def _from_file(env_file: Path) -> dict[str, str]:
    """The lines of `.env` by name."""
    if not env_file.exists():
        return {}
    try:
        with env_file.open(encoding="utf-8-sig") as stream:
            lines = list(parse_stream(stream))
    except (OSError, UnicodeError) as error:
        raise SettingsError(f"{env_file.name} cannot be read: it should be a text file in UTF-8.") from error
    for line in lines:
        if line.error:
            raise SettingsError(f"Line {line.original.line} of {env_file.name} is not of the form NAME=value.")
    return {line.key: line.value or "" for line in lines if line.key is not None}
