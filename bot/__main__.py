"""The command line: `python -m bot run · play · check · backup · restore · export`.

Each command imports what it needs when it runs, so that help and the playground are there at once. A problem that an
owner can mend is one sentence on stderr and exit code 2; anything else is a fault of ours and shows its trace.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

if TYPE_CHECKING:
    from bot.services.settings import Settings

T = TypeVar("T")

SIGN_OF_LIFE = 90
"""Seconds after which a bot that has shown no sign of life is not well; it shows one every 30."""

cli = typer.Typer(
    help="Gravecaller: a Discord bot for five odd, beloved rulesets.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
Guild = Annotated[int | None, typer.Option(help="Only the server with this id.")]


@cli.command()
def run() -> None:
    """Serve on Discord until Ctrl-C or SIGTERM."""
    settings = _settings()
    token = settings.usable_token()
    settings.usable_data()
    from bot.app import serve
    from bot.services import logs

    logs.setup(settings.log_level)
    asyncio.run(serve(settings, token))


@cli.command()
def play(
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The local port; 0 takes any that is free.")] = 0,
    locale: Annotated[Literal["en", "it", "uk", "ru"], typer.Option(help="The language everybody reads.")] = "en",
    data: Annotated[Path | None, typer.Option(help="A folder that keeps the table; without one it is forgotten.")] = None,
) -> None:
    """Play at a demo table in the browser: no token, no network."""
    from bot.playground import play

    asyncio.run(play(browser=browser, port=port, locale=locale, data=data))


@cli.command()
def check() -> None:
    """Look through every server's file; exit code 1 if something is wrong with any."""
    from bot.services import backup

    folder = _settings().data
    findings = list(backup.check(folder))
    for finding in findings:
        typer.echo(f"{finding.path}: {finding.problem}")
    typer.echo(f"{len(backup.guild_files(folder))} files, {len(findings)} problems")
    raise typer.Exit(1 if findings else 0)


@cli.command("backup")
def back_up(target: Annotated[Path, typer.Argument(help="The folder to copy to.")]) -> None:
    """Copy every server's file; the bot may go on running."""
    from bot.services import backup

    folder = _settings().data
    copies = _with_bar("Backing up", backup.backup(folder, target), len(backup.guild_files(folder)))
    typer.echo(f"{len(copies)} files in {target}")


@cli.command()
def restore(
    source: Annotated[Path, typer.Argument(help="The folder of a backup.", exists=True, file_okay=False)],
    guild: Guild = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace files that are there already.")] = False,
) -> None:
    """Put the files of a backup back; the bot must be stopped."""
    from bot.services import backup

    folder = _settings().usable_data()
    files = backup.restore(source, folder, guild_id=guild, replace=replace)
    restored = _with_bar("Restoring", files, 1 if guild else len(backup.guild_files(source)))
    typer.echo(f"{len(restored)} files in {folder}")


@cli.command()
def export(
    target: Annotated[Path, typer.Argument(help="The folder for the JSON files.")], guild: Guild = None
) -> None:
    """Write what is stored of every server as JSON, one file each."""
    from bot.services import backup

    files = [path for path in backup.guild_files(_settings().data) if guild in (None, int(path.stem))]
    target.mkdir(parents=True, exist_ok=True)
    for path in _with_bar("Exporting", files, len(files)):
        text = json.dumps(backup.export_guild(path), ensure_ascii=False, indent=1)
        (target / f"{path.stem}.json").write_text(text, encoding="utf-8")
    typer.echo(f"{len(files)} files in {target}")


@cli.command(hidden=True)
def health() -> None:
    """For containers: exit code 0 while the running bot shows signs of life, else 1."""
    heartbeat = _settings().data / "heartbeat"
    alive = heartbeat.exists() and time.time() - heartbeat.stat().st_mtime < SIGN_OF_LIFE
    raise typer.Exit(0 if alive else 1)


def _settings() -> Settings:
    from bot.services import settings

    return settings.load(os.environ)


def _with_bar(doing: str, items: Iterable[T], total: int) -> list[T]:
    from rich.console import Console
    from rich.progress import track

    return list(track(items, doing, total, console=Console(stderr=True)))


def main() -> None:
    """Runs the command line. The one door for its failures."""
    try:
        cli()
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        sentence = _sentence(error)
        if sentence is None:
            raise
        typer.echo(sentence, err=True)
        sys.exit(2)


def _sentence(error: Exception) -> str | None:
    """What an owner can do about `error`; None if it is a fault of ours."""
    from bot.services.settings import SettingsError

    if isinstance(error, SettingsError):
        return error.sentence
    if isinstance(error, ModuleNotFoundError) and error.name and not error.name.startswith(("bot", "cogs")):
        return f"The package {error.name} is not installed: `make play` installs what playing needs, `make run` the rest."
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return "That port is in use: choose another with --port, or none to take any that is free."
    return None


if __name__ == "__main__":
    main()
