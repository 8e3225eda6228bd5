"""Every act by everybody: `docs/who-may-what.md` is the table that is tried (B19)."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor

from bot.engine.sheet import Sheet
from bot.services import houserules, seeds, sheets
from cogs.turning.tables import Effect
from tests.cabal import acts as games
from tests.ex_nihilo import fightacts as fights
from tests.play import cleric, evening, refused, stored, undead
from tests.skirmish import acts as battles
from tests.spellcasting import acts as spells
from tests.spellcasting import castacts as castings
from tests.table import Table
from tests.tabletop import askacts as requests
from tests.tabletop import caseacts as cases
from tests.tabletop import effectacts as lasting_ones
from tests.tabletop import ledgeracts as rulings
from tests.tabletop import postacts as posts
from tests.tabletop import profileacts as profiles
from tests.tabletop import remindacts as reminders
from tests.tabletop import sceneacts as scenes
from tests.turning.lasting import bay, begin, dominated, of

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "who-may-what.md"
PEOPLE = ("gm", "owner", "player", "spectator", "admin")


@dataclass
class Laid:
    """What lies on the table: the owner's cleric, an undead, a hidden one."""

    table: Table
    ada: Sheet
    ghoul: Sheet
    lich: Sheet


Prepare = Callable[[Laid], Awaitable[InteractionResult]]
Act = Callable[[Laid, MemberActor, Any], Awaitable[InteractionResult]]

ACTS: dict[str, tuple[Act, Prepare | None]] = {}
"""Each act, and what somebody else does before, so that there is something to act on."""


def act(name: str, *, after: Prepare | None = None) -> Callable[[Act], Act]:
    def note(function: Act) -> Act:
        ACTS[name] = (function, after)
        return function

    return note


def slash(name: str, command: str, **options: str | int) -> None:
    @act(name)
    async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
        return await laid.table.slash(who, command, **options)


async def a_roll(laid: Laid) -> InteractionResult:
    return await laid.table.slash(laid.table.spectator, "roll", expression="1d6")


async def an_attempt(laid: Laid) -> InteractionResult:
    return await laid.table.slash(laid.table.owner, "turning attempt", undead="Ghoul", cleric="Ada")


def the_form_of(sheet: str) -> Prepare:
    async def open_form(laid: Laid) -> InteractionResult:
        return await laid.table.slash(laid.table.gm, "sheet edit", sheet=sheet)

    return open_form


slash("/roll", "roll", expression="1d6")
slash("/roll, with values of a player's cleric", "roll", expression="1d20+@level", sheet="Ada")
slash("/roll, with values of an undead", "roll", expression="1d20+@threat", sheet="Ghoul")
slash("/roll, with values of a hidden undead", "roll", expression="1d20+@threat", sheet="Lich")
slash("/roll, saving for oneself", "roll", expression="1d20", save="stealth")
slash("/roll, saving on a player's cleric", "roll", expression="1d20", sheet="Ada", save="stealth")
slash("/roll, saving on an undead", "roll", expression="1d20", sheet="Ghoul", save="bite")
slash("/odds", "odds", expression="1d6", target=4)
slash("/help tour", "help tour")
slash("/help tour, of a ruleset", "help tour", ruleset="turning")
slash("/help rules", "help rules")
slash("/privacy export", "privacy export")
slash("/privacy forget", "privacy forget")
slash("/setup show", "setup show")
slash("/setup gm", "setup gm")
slash("/setup language", "setup language", language="it")
slash("/setup board", "setup board", style="ansi")
slash("/setup timezone", "setup timezone", zone="Europe/Rome")
slash("/setup sheets", "setup sheets", makers="everyone")
slash("/sheet list", "sheet list")
slash("/sheet show, a player's cleric", "sheet show", sheet="Ada")
slash("/sheet show, an undead", "sheet show", sheet="Ghoul")
slash("/sheet show, a hidden undead", "sheet show", sheet="Lich")
slash("/turning attempt, with a player's cleric", "turning attempt", cleric="Ada", undead="Ghoul")
slash("/turning attempt, at a hidden undead", "turning attempt", cleric="Ada", undead="Lich")
slash("/turning attempt, at all who are present", "turning attempt", cleric="Ada")
slash("/turning attempt, the chances alone", "turning attempt", cleric="Ada", undead="Ghoul", preview=True)
slash("/turning rest, of a player's cleric", "turning rest", cleric="Ada")


@act("Show to all, on odds", after=a_roll)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, "gcb1:tabletop:odds-show:4:1d6:")


@act("Forget me")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    await laid.table.slash(who, "roll", expression="1d6")
    return await laid.table.press(who, await laid.table.slash(who, "privacy forget"), "Forget me")


@act("/setup gm, giving the seat to a role")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "setup gm", role=laid.table.gm_role)


@act("/setup gm, adding a person")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "setup gm", member=laid.table.gm)


async def a_second_gm(laid: Laid) -> InteractionResult:
    await laid.table.slash(laid.table.admin, "setup gm", role=laid.table.gm_role, member=laid.table.gm)
    return await a_roll(laid)


@act("/setup gm, taking a person away", after=a_second_gm)
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "setup gm", remove=laid.table.gm)


@act("/setup gm, handing over")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "setup gm", successor=laid.table.gm)


@act("Hand over, of the GM seat", after=a_second_gm)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, f"gcb1:tabletop:setup-hand-over:{laid.table.gm.id}")


def a_saved_roll(sheet: str) -> Prepare:
    async def save(laid: Laid) -> InteractionResult:
        await laid.table.slash(laid.table.owner, "roll", expression="1d20", save="stealth", sheet=sheet)
        return await a_roll(laid)

    return save


async def forget_saved(laid: Laid, who: MemberActor, seen: Any) -> InteractionResult:
    def newest(db: Any) -> int:
        return int(db.execute("SELECT max(id) FROM saved_rolls").fetchone()[0])

    saved = await laid.table.bot.storage.read(laid.table.guild.id, newest)
    return await laid.table.forge(who, seen, "gcs1:tabletop:saved-forget:0", [str(saved)])


act("forgetting a roll saved for the owner", after=a_saved_roll(""))(forget_saved)
act("forgetting a roll saved on the cleric", after=a_saved_roll("Ada"))(forget_saved)


@act("/sheet new, a cleric")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    form = await laid.table.slash(who, "sheet new", kind="turning.cleric", name=f"Cleric of {who.name}")
    return await laid.table.submit(who, form)


@act("/sheet new, an undead")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    form = await laid.table.slash(who, "sheet new", kind="turning.undead", name=f"Undead of {who.name}")
    return form if form.modal is None else await laid.table.submit(who, form)


async def edit(laid: Laid, who: MemberActor, name: str) -> InteractionResult:
    form = await laid.table.slash(who, "sheet edit", sheet=name)
    return form if form.modal is None else await laid.table.submit(who, form)


@act("/sheet edit, a player's cleric")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await edit(laid, who, "Ada")


@act("/sheet edit, an undead")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await edit(laid, who, "Ghoul")


@act("Edit, on a player's cleric", after=a_roll)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, f"gcb1:tabletop:sheet-form:{laid.ada.id}:1")


@act("Edit, on an undead", after=a_roll)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, f"gcb1:tabletop:sheet-form:{laid.ghoul.id}:1")


@act("Hide, on an undead", after=a_roll)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, seen, f"gcb1:tabletop:sheet-hide:{laid.ghoul.id}:yes")


@act("sending the form of a player's cleric", after=the_form_of("Ada"))
async def _(laid: Laid, who: MemberActor, form: Any) -> InteractionResult:
    return await laid.table.forge_form(who, form.modal["custom_id"], name="Ada", level="7")


@act("sending the form of an undead", after=the_form_of("Ghoul"))
async def _(laid: Laid, who: MemberActor, form: Any) -> InteractionResult:
    custom_id = form.modal["custom_id"]
    return await laid.table.forge_form(who, custom_id, name="Ghoul", hit_dice="2", order="lower", intelligence="5")


@act("choosing an effect", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.choose(who, made, "Choose an effect", "Ghoul: Keep at Bay")


@act("choosing the same for all", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, made, f"gcs1:turning:same:{await the_last_entry(laid)}", ["keep-at-bay"])


@act("looking at one undead among many", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.forge(who, made, f"gcb1:turning:focus:{await the_last_entry(laid)}")


@dataclass
class Commanded:
    """A dark priest of the owner's and an undead that were laid for one act alone, and the attempt of the one at the
    other, which has come to the row 16–20."""

    priest: str
    prey: str
    made: InteractionResult


async def a_command(laid: Laid) -> Any:
    number = len((await stored(laid.table))["sheets"])
    priest, prey = f"Priest {number}", f"Prey {number}"
    await cleric(laid.table, priest, level=7, dark=True)
    await undead(laid.table, prey, threat=2)
    made = await laid.table.slash(laid.table.owner, "turning command", undead=prey, cleric=priest)
    return Commanded(priest, prey, made)


@act("/turning command, with a player's priest", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.slash(who, "turning command", undead=on.prey, cleric=on.priest)


@act("/turning attempt, together with another", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    number = await the_last_entry(laid)
    return await laid.table.slash(who, "turning attempt", undead=on.prey, cleric="Ada", **{"with": number})


@dataclass
class Bound:
    """Undead that were laid for one act alone, with what lasts on them by a dark priest of the owner's, and a message
    to press on: `kept` at bay, `confused`, and dominated for good as `slave`; and a `hidden` one that is kept."""

    priest: Sheet
    slave: Sheet
    kept: int
    confused: int
    dominated: int
    hidden: int
    seen: InteractionResult


async def what_lasts(laid: Laid) -> Any:
    table, number = laid.table, len((await stored(laid.table))["sheets"])
    priest = await cleric(table, f"Lord {number}", dark=True, position={"east": 0, "north": 0})
    one, other, slave = [await undead(table, f"{name} {number}") for name in ("Kept", "Confused", "Slave")]
    lurker = await undead(table, f"Lurker {number}", hidden=True)
    begun = await begin(
        table,
        bay(one, priest),
        of(Effect.CONFUSING_ORDER, other, priest),
        dominated(slave, priest),
        bay(lurker, priest),
    )
    await undead(table, f"Near {number}", position={"east": 50, "north": 0})
    return Bound(priest, slave, *(effect.id for effect in begun), seen=await a_roll(laid))


def pressing_what_lasts(name: str, address: str) -> None:
    """A button about what lasts."""

    @act(name, after=what_lasts)
    async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
        return await laid.table.forge(who, on.seen, f"gcb1:turning:{address.format(on=on)}")


def sending_about_what_lasts(name: str, address: str, **fields: str) -> None:
    """A form about what lasts."""

    @act(name, after=what_lasts)
    async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
        return await laid.table.forge_form(who, f"gcf1:turning:{address.format(on=on)}", **fields)


slash("/turning effects", "turning effects")
slash("/turning effects, of an undead", "turning effects", of="Ghoul")
slash("/turning effects, of a hidden undead", "turning effects", of="Lich")
pressing_what_lasts("With hidden ones, on effects", "effects-hidden:0")
pressing_what_lasts("Break, on a Keep at Bay", "break-effect:{on.kept}:open")
pressing_what_lasts("This round's d6", "confuse-effect:{on.confused}:open:0")
pressing_what_lasts("Release, on a dominated undead", "release-effect:{on.dominated}:open")
pressing_what_lasts("End, on an effect", "end-effect:{on.kept}:open")
pressing_what_lasts("Board", "board:{on.priest.id}")
HARM = {"harmed_at": "5", "modifier": "0"}
sending_about_what_lasts("sending the form of a broken one", "break:{on.kept}:open", **HARM)
sending_about_what_lasts("the same, on a hidden undead", "break:{on.hidden}:hidden", **HARM)
sending_about_what_lasts("sending the form of the d6", "confuse:{on.confused}:open:0", seen="Ada")
sending_about_what_lasts("sending the form of an end", "end:{on.kept}:open", note="over")


@act("choosing an effect that lasts", after=what_lasts)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.forge(who, on.seen, "gcs1:turning:effect", [str(on.kept)])


@act("/turning release, by a player's priest", after=what_lasts)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.slash(who, "turning release", undead=on.slave.name, cleric=on.priest.name)


@act("Strongest for all", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.press(who, on.made, "Strongest for all")


@act("choosing a Harmful Impulse", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    return await laid.table.choose(who, on.made, "Choose an effect", f"{on.prey}: Harmful Impulse")


@act("sending the form of its victim", after=a_command)
async def _(laid: Laid, who: MemberActor, on: Any) -> InteractionResult:
    opened: Any = await laid.table.choose(laid.table.owner, on.made, "Choose an effect", f"{on.prey}: Harmful Impulse")
    return await laid.table.forge_form(who, opened.modal["custom_id"], on.made, name="Bo", seen="yes")


@act("Name the protected", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.press(who, made, "Name the protected")


@act("sending the form of the protected", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    opened: Any = await laid.table.press(laid.table.owner, made, "Name the protected")
    return await laid.table.forge_form(who, opened.modal["custom_id"], made, names="Bo")


@act("Why?", after=an_attempt)
async def _(laid: Laid, who: MemberActor, made: InteractionResult) -> InteractionResult:
    return await laid.table.press(who, made, "Why?")


def kept_back(visibility: str) -> Prepare:
    async def roll(laid: Laid) -> InteractionResult:
        """The owner's roll, and the public message on which its controls are tried: the entry before it."""
        message = await a_roll(laid)
        await laid.table.slash(laid.table.owner, "roll", expression="1d6", visibility=visibility)
        return message

    return roll


async def the_last_entry(laid: Laid) -> str:
    rows = (await stored(laid.table))["ledger"]
    return str(max(row[0] for row in rows))


def on_last_entry(name: str, command: str, visibility: str = "") -> None:
    @act(name, after=kept_back(visibility) if visibility else a_roll)
    async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
        return await laid.table.slash(who, command, entry=await the_last_entry(laid))


def pressing_on_last_entry(name: str, action: str, visibility: str) -> None:
    @act(name, after=kept_back(visibility))
    async def _(laid: Laid, who: MemberActor, message: Any) -> InteractionResult:
        return await laid.table.forge(who, message, f"gcb1:tabletop:{action}:{await the_last_entry(laid)}")


slash("/ledger recent", "ledger recent")
slash("/ledger verify", "ledger verify")
on_last_entry("/ledger why", "ledger why")
on_last_entry("/ledger verify, of an entry", "ledger verify")
for secrecy in ("secret", "blind"):
    on_last_entry(f"/ledger why, of a {secrecy} roll", "ledger why", secrecy)
    on_last_entry(f"/ledger verify, of a {secrecy} roll", "ledger verify", secrecy)
    on_last_entry(f"/ledger reveal, a {secrecy} roll", "ledger reveal", secrecy)
    pressing_on_last_entry(f"Reveal, on a {secrecy} roll", "ledger-reveal", secrecy)
pressing_on_last_entry("Show, on a blind roll", "ledger-show", "blind")


async def the_seed(laid: Laid) -> InteractionResult:
    await laid.table.slash(laid.table.spectator, "ledger verify")
    return await a_roll(laid)


async def on_the_seed(laid: Laid, who: MemberActor, message: InteractionResult, action: str) -> InteractionResult:
    current = await laid.table.bot.storage.write(
        laid.table.guild.id, lambda db: seeds.current(db, laid.table.bot.clock.now())
    )
    return await laid.table.forge(who, message, f"gcb1:tabletop:{action}:{current.id}")


@act("Reveal the seed", after=the_seed)
async def _(laid: Laid, who: MemberActor, message: Any) -> InteractionResult:
    return await on_the_seed(laid, who, message, "seed-ask")


@act("revealing the seed", after=the_seed)
async def _(laid: Laid, who: MemberActor, message: Any) -> InteractionResult:
    return await on_the_seed(laid, who, message, "seed-reveal")


@dataclass
class Fresh:
    """A sheet that was laid for one act alone, deleted perhaps, and a message to press on."""

    sheet: Sheet
    seen: InteractionResult


def fresh(*, of_a_player: bool, hidden: bool = False, gone: bool = False) -> Callable[[Laid], Awaitable[Any]]:
    async def lay_one(laid: Laid) -> Fresh:
        table = laid.table
        name = f"Fresh {len((await stored(table))['sheets'])}"
        sheet = await cleric(table, name) if of_a_player else await undead(table, name, hidden=hidden)
        if gone:
            await table.bot.storage.write(table.guild.id, lambda db: sheets.delete(db, sheet, table.bot.clock.now()))
        return Fresh(sheet, await a_roll(laid))

    return lay_one


def on_fresh(name: str, command: str, *, option: str = "sheet", **how: bool) -> None:
    """A slash command about a sheet, by its number."""

    @act(name, after=fresh(**how))
    async def _(laid: Laid, who: MemberActor, laid_now: Any) -> InteractionResult:
        return await laid.table.slash(who, command, **{option: f"#{laid_now.sheet.id}"})


def press_on_fresh(name: str, address: str, **how: bool) -> None:
    """A button about a sheet."""

    @act(name, after=fresh(**how))
    async def _(laid: Laid, who: MemberActor, laid_now: Any) -> InteractionResult:
        words = f"gcb1:tabletop:{address}".format(id=laid_now.sheet.id, version=laid_now.sheet.version)
        return await laid.table.forge(who, laid_now.seen, words)


for command in ("delete", "give", "export"):
    on_fresh(f"/sheet {command}, a player's cleric", f"sheet {command}", of_a_player=True)
    on_fresh(f"/sheet {command}, an undead", f"sheet {command}", of_a_player=False)
    on_fresh(f"/sheet {command}, a hidden undead", f"sheet {command}", of_a_player=False, hidden=True)
slash("/sheet export, all that one may read", "sheet export")
press_on_fresh("Delete, on a player's cleric", "sheet-delete:{id}:{version}", of_a_player=True)
press_on_fresh("Delete, on an undead", "sheet-delete:{id}:{version}", of_a_player=False)
press_on_fresh("Bring back, on a player's cleric", "sheet-bring-back:{id}", of_a_player=True, gone=True)
press_on_fresh("Bring back, on an undead", "sheet-bring-back:{id}", of_a_player=False, gone=True)


def import_of(kind: str) -> None:
    @act(f"/sheet import, {'an undead' if kind == 'undead' else 'a cleric'}")
    async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
        row = {"ruleset": "turning", "kind": kind, "name": f"{kind} of {who.name}"}
        data = json.dumps({"gravecaller": 1, "sheets": [row]}).encode()
        return await laid.table.slash(who, "sheet import", file=("sheets.json", data))


import_of("cleric")
import_of("undead")


TIE = "turning.options.tie"
slash("/house show", "house show")
slash("/house show, of one rule", "house show", rule=TIE)
slash("/house export", "house export")


async def other_tie(laid: Laid) -> str:
    """What the option is not set to now."""
    own = await laid.table.bot.storage.read(laid.table.guild.id, lambda db: houserules.own(db, "turning"))
    return "higher-level" if own else "earlier-declared"


async def a_house_rule(laid: Laid) -> InteractionResult:
    """A rule that is set, another file that waits to be imported, and a message to press on."""
    await laid.table.slash(laid.table.gm, "house set", rule=TIE, value="earlier-declared")
    data = f"gravecaller = 1\n[turning.options]\nround_end = {len((await stored(laid.table))['ledger']) % 50 + 30}\n"
    await laid.table.slash(laid.table.gm, "house import", file=("house.toml", data.encode()))
    return await a_roll(laid)


def on_a_house_rule(name: str, address: str) -> None:
    @act(name, after=a_house_rule)
    async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
        return await laid.table.forge(who, seen, f"gcb1:tabletop:{address}")


on_a_house_rule("Change, on a house rule", f"house-form:{TIE}")
on_a_house_rule("Reset, on a house rule", f"house-reset:{TIE}")
on_a_house_rule("Reset all, of house rules", "house-reset-all")


@act("/house set, an option")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "house set", rule=TIE, value=await other_tie(laid))


@act("/house set, a table")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "house set", rule="turning.orders")


@act("sending the form of a house rule")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.forge_form(who, f"gcf1:tabletop:house-set:{TIE}", value=await other_tie(laid))


@act("/house reset, one rule", after=a_house_rule)
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "house reset", rule=TIE)


@act("/house reset, all rules", after=a_house_rule)
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    return await laid.table.slash(who, "house reset", rule="all")


@act("/house import")
async def _(laid: Laid, who: MemberActor, _: Any) -> InteractionResult:
    data = b"gravecaller = 1\n[turning.options]\nround_end = 9\n"
    return await laid.table.slash(who, "house import", file=("house.toml", data))


@act("Import, of house rules", after=a_house_rule)
async def _(laid: Laid, who: MemberActor, seen: InteractionResult) -> InteractionResult:
    def digest(db: Any) -> str:
        return str(db.execute("SELECT digest FROM house_imports").fetchone()[0])

    waiting = await laid.table.bot.storage.read(laid.table.guild.id, digest)
    return await laid.table.forge(who, seen, f"gcb1:tabletop:house-import:{waiting}")


def at_table(name: str, do: spells.Act, prepare: spells.Prepare | None) -> None:
    @act(name, after=None if prepare is None else lambda laid: prepare(laid.table))
    async def _(laid: Laid, who: MemberActor, prepared: Any) -> InteractionResult:
        return await do(laid.table, who, prepared)


for act_at_table, (do_it, before_it) in {
    **spells.ACTS,
    **castings.ACTS,
    **scenes.ACTS,
    **lasting_ones.ACTS,
    **reminders.ACTS,
    **rulings.ACTS,
    **requests.ACTS,
    **posts.ACTS,
    **profiles.ACTS,
    **cases.ACTS,
    **games.ACTS,
    **battles.ACTS,
    **fights.ACTS,
}.items():
    at_table(act_at_table, do_it, before_it)


@cache
def document() -> dict[str, dict[str, bool]]:
    """The table of the document: for each act, who may."""
    rows = [line.strip("| \n") for line in DOCUMENT.read_text().splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in row.split("|")] for row in rows]
    assert cells[0] == ["act", "GM", "owner", "other player", "spectator", "admin"]
    assert all(set(answers) <= {"yes", "no"} for _, *answers in cells[1:])
    return {
        name: dict(zip(PEOPLE, (answer == "yes" for answer in answers), strict=True)) for name, *answers in cells[1:]
    }


def test_the_document_lists_exactly_the_acts_that_are_tried() -> None:
    assert sorted(document()) == sorted(ACTS)


@pytest.mark.parametrize("name", ACTS)
async def test_each_act_is_open_to_those_who_may_and_changes_nothing_for_others(name: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        laid = Laid(
            table,
            ada=await cleric(table, "Ada", level=40),
            ghoul=await undead(table, "Ghoul", threat=2),
            lich=await undead(table, "Lich", hidden=True, threat=9),
        )
        # A server may lift Discord's own restriction of a command; ours must hold all the same.
        for command_id in table.bot.command_ids.values():
            table.guild.set_command_permissions(command_id, {table.guild.default_role: True})
        do, prepare = ACTS[name]
        for person in PEOPLE:
            prepared = await prepare(laid) if prepare else None
            before = await everything(table)
            result = await do(laid, table.people[person], prepared)
            if document()[name][person]:
                assert refused(result) is None, f"{person} was refused: {refused(result)}"
            else:
                assert refused(result), f"{person} was let: {result}"
                assert await everything(table) == before, f"{person} changed something"


async def everything(table: Table) -> object:
    """All that an act can change."""
    return await stored(table), await table.bot.guild_settings(table.guild.id)
