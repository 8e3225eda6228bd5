"""`/nihilo attack`: blows and shots, charges, disarming, finishing blows."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot.engine.dice import Dice
from bot.engine.ruling import Ruling
from bot.services import ledger, sheets
from bot.services.ledger import Entry
from bot.surface.client import Gravecaller
from bot.surface.cog import suggests
from bot.surface.permissions import Seat
from cogs.ex_nihilo.commands.attacks import AttackTable, By, Ongoing, Stands, ongoing
from cogs.ex_nihilo.commands.base import LEVEL_CHOICES, TABLE, Chosen, Within
from cogs.ex_nihilo.commands.fighting import require_their_turn, timed
from cogs.ex_nihilo.rules.acting import Act, Done, Free, game_of
from cogs.ex_nihilo.rules.assault import Attack, assault
from cogs.ex_nihilo.rules.combat import Circumstances, Height, Spot, Way
from cogs.ex_nihilo.rules.derived import sprint_metres
from cogs.ex_nihilo.rules.disarm import Disarmed, disarm
from cogs.ex_nihilo.rules.ending import Died, finish
from cogs.ex_nihilo.rules.fighter import Fighter
from cogs.ex_nihilo.rules.reaction import How
from cogs.ex_nihilo.screens.blows import disarmed_screen, finished_screen
from cogs.ex_nihilo.tables import NihiloTables

WAY_NAMES = {
    Way.STRIKE: "Strike or shoot",
    Way.TWO_WEAPONS: "With two weapons",
    Way.CHARGE: "Charge",
    Way.DISARM: "Disarm",
    Way.FINISH: "Finishing blow",
}
SPOT_NAMES = {Spot.LIMB: "A limb, −10", Spot.HEAD_OR_HAND: "Head or hand, −20"}
HEIGHT_NAMES = {Height.ATTACKER: "The attacker stands higher", Height.TARGET: "The target stands higher"}
"""What Discord shows of a choice where it knows no translation."""

WAY_CHOICES = [app_commands.Choice(name=name, value=f"way-{way}") for way, name in WAY_NAMES.items()]
SPOT_CHOICES = [app_commands.Choice(name=name, value=f"spot-{spot}") for spot, name in SPOT_NAMES.items()]
HEIGHT_CHOICES = [app_commands.Choice(name=name, value=f"height-{height}") for height, name in HEIGHT_NAMES.items()]

Metres = app_commands.Range[int, 0, 15_000]
Percent = app_commands.Range[int, 0, 100]
Several = app_commands.Range[int, 0, 50]


class Meant(NamedTuple):
    """Who attacks whom and how, word for word."""

    target: str
    attacker: str
    way: Way
    weapon: str
    advancement: str
    level: Chosen


class AttackCommands(AttackTable):
    """Attacking."""

    @app_commands.command(name="attack")
    @app_commands.choices(way=WAY_CHOICES, spot=SPOT_CHOICES, height=HEIGHT_CHOICES, level=LEVEL_CHOICES)
    async def attack_command(
        self,
        interaction: discord.Interaction[Gravecaller],
        target: str,
        way: Chosen = None,
        weapon: str = "",
        advancement: str = "",
        distance: Metres | None = None,
        spot: Chosen = None,
        cover: Percent = 0,
        aiming: Several = 0,
        height: Chosen = None,
        behind: bool = False,
        unnoticed: bool = False,
        sensed: bool = False,
        helpless: bool = False,
        moving: bool = False,
        room: Metres | None = None,
        facing: Several = 1,
        around: Several = 1,
        level: Chosen = None,
        attacker: str = "",
    ) -> None:
        given = Circumstances(
            distance=distance,
            spot=Spot(spot.value.removeprefix("spot-")) if spot else None,
            cover=cover,
            aiming=aiming,
            height=Height(height.value.removeprefix("height-")) if height else None,
            behind=behind,
            unnoticed=unnoticed,
            sensed=sensed,
            helpless=helpless,
            moving=moving,
            room=room,
            facing=facing,
            around=around,
        )
        meant = Way(way.value.removeprefix("way-")) if way else Way.STRIKE
        await self._attack(interaction, Meant(target, attacker, meant, weapon, advancement, level), given)

    @attack_command.autocomplete("attacker")
    @suggests
    async def suggest_attacker(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_own(interaction, current)

    @attack_command.autocomplete("target")
    @suggests
    async def suggest_target(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        return await self.suggest_anybody(interaction, current)

    @attack_command.autocomplete("weapon")
    @suggests
    async def suggest_weapon(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """What the attacker holds."""
        return await self._suggest_of(interaction, current, "weapon")

    @attack_command.autocomplete("advancement")
    @suggests
    async def suggest_advancement(
        self, interaction: discord.Interaction[Gravecaller], current: str
    ) -> list[tuple[str, str]]:
        """The attacker's Advancements for attacks."""
        return await self._suggest_of(interaction, current, "advancement")

    async def _attack(self, interaction: discord.Interaction[Gravecaller], meant: Meant, given: Circumstances) -> None:
        seat = await self.seat(interaction)
        work = self.bot.storage.write(seat.guild_id, lambda db: self._make(db, interaction, seat, meant, given))
        await self.say(interaction, seat, await self.timely(interaction, work))

    def _make(
        self,
        db: Any,
        interaction: discord.Interaction[Gravecaller],
        seat: Seat,
        meant: Meant,
        given: Circumstances,
    ) -> Stands:
        """The attack, made and recorded once for each interaction, and as far decided as nobody has to choose."""
        attacking = self.acting_sheet(db, meant.attacker, seat)
        attacked = self.any_sheet(db, meant.target, seat.viewer)
        tables = self.tables(db, seat.channel_id)
        within = self.within(db, seat, attacking.id)
        fighter = self.fighter(db, attacking, tables)
        at_level = self.level(db, seat, meant.level, [attacking.id, attacked.id])
        given = given.model_copy(update={"level": at_level, "wormhole": gunpowder_fails(within, tables)})

        def decide(dice: Dice) -> Ruling:
            at, done = given, None
            if within is not None:
                require_their_turn(within, seat.viewer)
                if within.is_their_turn:
                    at = counted(fighter, given, within, tables)
                    done = done_by(within.done, fighter, meant, at)
            ruling = self._rule(fighter, self.fighter(db, attacked, tables), meant, at, tables, dice)
            if within is not None and done is not None:
                self.note(db, interaction, seat, within, done)
            return timed(ruling, within)

        entry, is_new = ledger.resolve(
            db,
            interaction_id=interaction.id,
            actor_id=seat.viewer.user_id,
            channel_id=seat.channel_id,
            now=self.bot.clock.now(),
            dice=self.bot.dice,
            decide=decide,
        )
        return self._shown(db, entry, seat, is_new=is_new)

    def _rule(
        self,
        fighter: Fighter,
        target: Fighter,
        meant: Meant,
        given: Circumstances,
        tables: NihiloTables,
        dice: Dice,
    ) -> Ruling:
        if meant.way is Way.DISARM:
            return disarm(fighter, target, given, weapon=meant.weapon, tables=tables, dice=dice)
        if meant.way is Way.FINISH and not fighter.arms(meant.weapon)[0].ranged:
            return finish(fighter, target)
        return assault(
            fighter,
            target,
            given,
            way=meant.way,
            weapon=meant.weapon,
            advancement=meant.advancement,
            tables=tables,
            dice=dice,
        )

    def _shown(self, db: Any, entry: Entry, seat: Seat, *, is_new: bool) -> Stands:
        """What came of it, for everybody; and who is called to react, if anybody is."""
        if entry.ruling.kind == "disarm":
            made = Disarmed.model_validate(entry.ruling.result)
            hidden = sheets.unnamed(db, {made.attacker_id, made.target_id}, TABLE)
            return Stands(disarmed_screen(made, entry.id, hidden), ())
        if entry.ruling.kind == "finish":
            died = Died.model_validate(entry.ruling.result)
            self.stand_or_fall(db, seat.channel_id, died.sheet_ids[0], seat.settings)
            hidden = sheets.unnamed(db, {died.by_id or 0, *died.sheet_ids}, TABLE)
            return Stands(finished_screen(died, entry.id, hidden), ())
        if not is_new:
            return self.stands(db, ongoing(db, entry.id), seat.settings)
        begun = Ongoing(entry, Attack.model_validate(entry.ruling.result))
        by = By(entry.interaction_id, seat.viewer.user_id, How.NO_CHOICE)
        return self.stands(db, self.go_on(db, begun, by), seat.settings)

    async def _suggest_of(
        self, interaction: discord.Interaction[Gravecaller], current: str, what: str
    ) -> list[tuple[str, str]]:
        seat = await self.seat(interaction, private=True)
        named = str(interaction.namespace.attacker or "")

        def work(db: Any) -> list[tuple[str, str]]:
            tables = self.tables(db, seat.channel_id)
            fighter = self.fighter(db, self.acting_sheet(db, named, seat), tables)
            rows = (
                (*fighter.weapons, fighter.unarmed)
                if what == "weapon"
                else tuple(one for one in fighter.advancements if one.attack is not None or one.save is not None)
            )
            return [(self.bot.catalogue.shown(seat.own_language, row.text), row.id) for row in rows]

        found = await self.bot.storage.read(seat.guild_id, work)
        return [(name, id) for name, id in found if current.casefold() in name.casefold()]


def gunpowder_fails(within: Within | None, tables: NihiloTables) -> bool:
    """Whether firearms are useless: as the scene has it, or the house (G003-3)."""
    set_to = game_of(within.scene).gunpowder_fails if within else None
    return tables.options.gunpowder_fails if set_to is None else set_to


def counted(fighter: Fighter, given: Circumstances, within: Within, tables: NihiloTables) -> Circumstances:
    """The circumstances with what the scene has counted: turns of aiming, metres run before, a short move."""
    done = within.done
    run = sum(sprint_metres(fighter.sheet, tables, turn) for turn in range(done.sprinted))
    return given.model_copy(
        update={
            "aiming": given.aiming or done.aimed,
            "room": given.room if given.room is None else given.room + run,
            "moving": given.moving or done.move is not None,
        }
    )


def done_by(done: Done, fighter: Fighter, meant: Meant, given: Circumstances) -> Done:
    """What the attacker has then done in this turn. Raises `Refused` as `Done.doing` and `Done.using`.

    An Advancement that is an attack of its own comes on top of the action (R003-8).
    """
    power = fighter.advancement(meant.advancement) if meant.advancement else None
    if power is None or power.attack is None:
        act = Act.CHARGE if meant.way is Way.CHARGE else Act.ATTACK
        if given.moving and done.move is None:
            done = done.doing(Act.SHORT_MOVE, name=fighter.name)
        done = done.doing(act, name=fighter.name)
    return done if power is None else done.using(Free.OWN_ADVANCEMENT, name=fighter.name)
