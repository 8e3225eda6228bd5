"""The command line: `python -m bot run · play · check · backup · restore · drill · export · verify · reshard`.

Each command imports what it needs when it runs, so that help and the playground are there at once. What an owner
can mend is told in one sentence on stderr, with exit code 2; anything else is a fault of ours and shows its trace.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn, TypeVar

import typer

from bot import __version__

if TYPE_CHECKING:
    from bot.services.settings import Settings

T = TypeVar("T")

cli = typer.Typer(
    help="Gravecaller: a Discord bot for five odd, beloved rulesets.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
Guild = Annotated[int | None, typer.Option(help="Only the server with this id.")]


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gravecaller {__version__}")
        raise typer.Exit


@cli.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_say_version, help="Say which version this is.")
    ] = False,
) -> None:
    """What can be asked without a command."""


@cli.command()
def run() -> None:
    """Serve on Discord until Ctrl-C or SIGTERM."""
    settings = _settings()
    token = settings.usable_token()
    settings.usable_data()
    from aiohttp import ClientConnectorError
    from discord import LoginFailure

    from bot.app import serve
    from bot.services import logs

    logs.setup(settings.log_level)
    try:
        asyncio.run(serve(settings, token))
    except LoginFailure:
        _stop("Discord does not take this DISCORD_TOKEN: copy it again from Discord's developer portal.")
    except ClientConnectorError as error:
        _stop(f"Discord cannot be reached: {error.strerror or error}.")


@cli.command()
def play(
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The local port; 0 takes any that is free.")] = 0,
    locale: Annotated[Literal["en", "it", "uk", "ru"], typer.Option(help="The language everybody reads.")] = "en",
    data: Annotated[
        Path | None, typer.Option(help="A folder that keeps the table; without one it is forgotten.")
    ] = None,
) -> None:
    """Play at a demo table in the browser: no token, no network."""
    from bot.playground import play
    from bot.services import logs

    logs.setup("ERROR")
    asyncio.run(play(browser=browser, port=port, locale=locale, data=data))


@cli.command()
def check() -> None:
    """Look through every server's file, and whether announcements are made; exit code 1 if something is wrong."""
    from bot.services import backup, buckets, clusters
    from bot.services.signs import is_alive

    folder = _settings().data
    findings = list(_with_bar("Checking", backup.check(folder), len(buckets.guild_files(folder))))
    problems = [finding for finding in findings if finding.problem]
    for finding in problems:
        typer.echo(f"{finding.path}: {finding.problem}")
    typer.echo(f"{len(findings)} files in {folder}, {len(problems) or 'none'} with problems")
    is_stuck = False
    for place in clusters.own_folders(folder):
        name = "" if place == folder else f"{place.name}: "
        announcer = place / "announcer"
        if announcer.exists():
            last = datetime.fromtimestamp(announcer.stat().st_mtime, UTC)
            typer.echo(f"{name}announcements were last looked after at {last:%Y-%m-%d %H:%M:%S} UTC")
        if is_alive(place / "heartbeat") and not is_alive(announcer):
            is_stuck = True
            typer.echo(f"{name}the bot runs, but makes no announcements: its log tells why")
    raise typer.Exit(1 if problems or is_stuck else 0)


@cli.command("backup")
def back_up(target: Annotated[Path, typer.Argument(help="The folder to copy to.")]) -> None:
    """Copy every server's file, also while the bot runs."""
    from bot.services import backup, buckets

    folder = _settings().data
    copies = list(_with_bar("Backing up", backup.backup(folder, target), len(buckets.guild_files(folder))))
    typer.echo(f"{len(copies)} files in {target}")


@cli.command()
def restore(
    source: Annotated[Path, typer.Argument(help="The folder of a backup.")],
    guild: Guild = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace files that are there already.")] = False,
) -> None:
    """Put the files of a backup back, while the bot is stopped."""
    from bot.services import backup, buckets

    folder = _settings().usable_data()
    files = backup.restore(source, folder, guild_id=guild, replace=replace)
    try:
        total = len(buckets.guild_files(source)) if guild is None else 1
        restored = list(_with_bar("Restoring", files, total))
    except FileNotFoundError:
        _stop(f"{source} holds no file to restore{f' for the server {guild}' if guild else ''}.")
    except FileExistsError as present:
        _stop(f"{present} is there already: with --replace it is replaced.")
    typer.echo(f"{len(restored)} files in {folder}")


@cli.command()
def drill(
    source: Annotated[
        Path | None, typer.Argument(help="The folder of a backup; without, the newest in BACKUP_FOLDER.")
    ] = None,
) -> None:
    """Restore a backup into a folder that is thrown away, and try everything in it; exit code 1 if it is not sound."""
    import tempfile

    from bot.services import buckets, nightly
    from bot.services.drill import drill, told

    source = source or nightly.newest(_settings().own_backups)
    if source is None:
        _stop("BACKUP_FOLDER is not set, or holds no copies yet: say which folder to try.")
    with tempfile.TemporaryDirectory() as place:
        try:
            tried = list(_with_bar("Trying", drill(source, Path(place)), len(buckets.guild_files(source))))
        except FileNotFoundError:
            _stop(f"{source} holds no file to restore.")
    typer.echo(f"{source}: {told(tried)}")
    raise typer.Exit(1 if any(guild.faults for guild in tried) else 0)


@cli.command()
def export(target: Annotated[Path, typer.Argument(help="The folder for the JSON files.")], guild: Guild = None) -> None:
    """Write what is stored of every server as JSON, one file each."""
    from bot.services import backup, buckets

    files = [path for path in buckets.guild_files(_settings().data) if guild in (None, int(path.stem))]
    target.mkdir(parents=True, exist_ok=True)
    for path in _with_bar("Exporting", files, len(files)):
        text = json.dumps(backup.export_guild(path), ensure_ascii=False, indent=1)
        (target / f"{path.stem}.json").write_text(text, encoding="utf-8")
    typer.echo(f"{len(files)} files in {target}")


@cli.command()
def verify(export: Annotated[Path, typer.Argument(help="A file that `export` wrote.")]) -> None:
    """Recompute the dice of every revealed seed; exit code 1 if any were not fair."""
    from bot.services import verify

    try:
        report = verify.check(verify.read(export))
    except (OSError, verify.Unreadable) as error:
        _stop(f"{export} cannot be read as an export: {getattr(error, 'strerror', error)}.")
    for fault in report.faults:
        typer.echo(fault)
    typer.echo(
        f"{report.agreeing} rulings of {report.seeds} revealed seeds agree, {len(report.faults) or 'no'} faults; "
        f"{report.secret} wait for their seed, {report.others} were not rolled with the server's dice"
    )
    raise typer.Exit(1 if report.faults else 0)


@cli.command()
def reshard(
    before: Annotated[int, typer.Option("--from", help="How many clusters there were.")],
    after: Annotated[int, typer.Option("--to", help="How many there are to be.")],
    folders: Annotated[
        str | None, typer.Option(help="Each cluster's folder, with {index} for its number; without, they share one.")
    ] = None,
    plan: Annotated[bool, typer.Option("--plan", help="Only say what would be moved.")] = False,
) -> None:
    """Move the servers' files between the folders of clusters, while all of them are stopped."""
    from bot.services.clusters import DIVISORS
    from bot.services.reshard import Resharding

    if not {before, after} <= {*DIVISORS}:
        _stop(f"The number of clusters is one of {', '.join(map(str, DIVISORS))}.")
    resharding = Resharding(folders or str(_settings().data), before=before, after=after)
    try:
        moves = resharding.plan()
        for move in moves:
            typer.echo(f"{move.source} -> {move.target}: {move.guilds} servers, {move.size / 1e6:.1f} MB")
        typer.echo(f"{len(moves)} of 64 buckets move, with {sum(move.guilds for move in moves)} servers")
        if not plan:
            done = list(_with_bar("Moving", resharding.run(), len(moves)))
            typer.echo(f"{len(done)} buckets moved; {resharding.verify()} servers, each in the folder of its cluster")
    except FileNotFoundError as missing:
        _stop(f"{missing} is not there: --folders says where each cluster of --from has its files.")


@cli.command(hidden=True)
def health() -> None:
    """For containers: exit code 0 while the running bot shows signs of life, else 1."""
    from bot.services.clusters import SIGNS
    from bot.services.signs import is_alive

    folder = _settings().own_folder
    raise typer.Exit(0 if all(is_alive(folder / sign) for sign in SIGNS) else 1)


def _settings() -> Settings:
    from bot.services import settings

    return settings.load(os.environ)


def _with_bar(doing: str, items: Iterable[T], total: int) -> Iterable[T]:
    """`items` one by one; where somebody watches stderr, with a bar that says how far they have come."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return track(items, doing, total, console=console, transient=True, disable=not console.is_terminal)


def _stop(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    sys.exit(2)


def main() -> None:
    """Runs the command line. The one door for its failures."""
    try:
        cli()
    except Exception as error:
        if sentence := _sentence(error):
            _stop(sentence)
        raise


def _sentence(error: Exception) -> str | None:
    """What an owner can do about `error`; None if it is a fault of ours."""
    from bot.engine.refusal import Refused
    from bot.services.backup import Damaged
    from bot.services.buckets import FolderInUse
    from bot.services.clusters import OtherLayout
    from bot.services.i18n import Catalogue
    from bot.services.reshard import Conflict
    from bot.services.settings import ROOT, SettingsError

    match error:
        case SettingsError():
            return error.sentence
        case FolderInUse() | OtherLayout() | Conflict():
            return f"{error}."
        case Damaged():
            return f"Not everything can be relied on: {error}."
        case Refused():
            return Catalogue(ROOT / "data" / "locale").format("en", error.text)
        case ModuleNotFoundError(name=str(name)) if not name.startswith(("bot", "cogs")):
            return f"{name} is not installed: `make play` installs what playing needs, `make run` what running needs."
        case OSError(errno=errno.EADDRINUSE):
            return "That port is in use: choose another with --port, or none to take any that is free."
        case OSError(errno=errno.EACCES | errno.EROFS | errno.ENOSPC | errno.ENOTDIR):
            return f"{error.filename or 'That port'} cannot be used: {error.strerror}."
    return None


if __name__ == "__main__":
    main()
