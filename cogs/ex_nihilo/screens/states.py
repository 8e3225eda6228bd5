"""What the table sees of states, help and total defence; and the card of how somebody is."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.engine.effects import Effect
from bot.engine.model import Frozen
from bot.engine.screen import (
    Address,
    Block,
    Button,
    ButtonStyle,
    Fact,
    Field,
    Form,
    Item,
    Option,
    Paragraph,
    Screen,
    Select,
    Sum,
    Tone,
)
from bot.engine.text import Arg, Listing, Text, Verbatim, say
from cogs.ex_nihilo.rules.mending import Healed, Tended
from cogs.ex_nihilo.rules.standing import Laid, Stood
from cogs.ex_nihilo.rules.wounds import Condition, is_dying
from cogs.ex_nihilo.screens.names import shown
from cogs.ex_nihilo.tables import level_text
from cogs.ex_nihilo.tables.advancements import State
from cogs.tabletop.screens.scene.left import until
from cogs.tabletop.screens.why import why_button


class Lasts(Frozen):
    """Something that lasts on somebody; `turns` are those left, as far as a scene counts them."""

    effect: Effect
    text: Text
    turns: int | None

    @property
    def can_be_lifted(self) -> bool:
        """Whether it is a state that may end by hand: whoever is unconscious by wounds needs help instead."""
        by_wounds = self.effect.kind == State.UNCONSCIOUS and self.effect.source_id is None
        return self.effect.kind in set(State) and not by_wounds


class Patient(Frozen):
    """How somebody is, as the reader may know it. `left` are hit points, where they may know them.

    `tended_at` is where the button leads by which they are helped.
    """

    sheet_id: int
    name: Arg
    condition: Condition
    left: int | None = None
    most: int | None = None
    lasts: tuple[Lasts, ...] = ()
    may_change: bool = False
    tended_at: Address | None = None

    @property
    def is_dying(self) -> bool:
        """Whether time runs for them."""
        return any(is_dying(one.effect) for one in self.lasts)


def card_screen(patient: Patient) -> Screen:
    """How somebody is, and what can be done about it; private."""
    blocks: list[Block] = [Fact(label=say("nihilo-condition"), value=patient.condition.text)]
    if patient.left is not None and patient.most is not None:
        points = Verbatim(verbatim=f"{patient.left} / {patient.most}".replace("-", "−"))
        blocks.append(Fact(label=say("nihilo-hit-points"), value=points))
    blocks += [Item(text=_lasts(one)) for one in patient.lasts]
    if not patient.lasts:
        blocks.append(Paragraph(text=say("nihilo-nothing-lasts")))
    return Screen(
        title=say("nihilo-states-of", name=patient.name),
        blocks=tuple(blocks),
        controls=_controls(patient),
        private=True,
    )


def everybody_screen(patients: Sequence[Patient], *, ends_session: bool) -> Screen:
    """Everybody whom something ails; private."""
    lines = tuple(Item(text=_line(one)) for one in patients)
    dying = any(one.is_dying for one in patients)
    button = Button(address=at("session"), label=say("nihilo-button-session"), style=ButtonStyle.DANGER)
    return Screen(
        title=say("nihilo-states-title"),
        blocks=lines or (Paragraph(text=say("nihilo-nothing-lasts")),),
        controls=(button,) if dying and ends_session else (),
        private=True,
    )


def session_question(names: Sequence[str]) -> Screen:
    """What the end of the session means for those who are dying, and the button that does it; private."""
    confirm = Button(address=at("session-end"), label=say("nihilo-button-session-end"), style=ButtonStyle.DANGER)
    return Screen(
        title=say("nihilo-session-title"),
        blocks=(Paragraph(text=say("nihilo-session-ask", who=Listing(items=tuple(names)), n=len(names))),),
        controls=(confirm,),
        tone=Tone.BAD,
        private=True,
    )


def laid_screen(laid: Laid, entry_id: int, hidden: Collection[int] = ()) -> Screen:
    """A state begins or ends."""
    name = shown(laid.name, laid.sheet_id, hidden)
    if laid.lifted:
        text = say("nihilo-lifted", name=name, state=laid.state.text)
    elif laid.turns is None:
        text = say("nihilo-laid", name=name, state=laid.state.text)
    else:
        text = say("nihilo-laid-for", name=name, state=laid.state.text, n=laid.turns)
    dropped = (Paragraph(text=say("nihilo-drops", name=name)),) if laid.dropped else ()
    return Screen(title=laid.state.text, blocks=(Paragraph(text=text), *dropped), controls=(why_button(entry_id),))


def stood_screen(stood: Stood, entry_id: int, hidden: Collection[int] = ()) -> Screen:
    """Somebody takes up total defence."""
    text = say("nihilo-defends", name=shown(stood.name, stood.sheet_id, hidden))
    return Screen(
        title=say("nihilo-state-total-defence"), blocks=(Paragraph(text=text),), controls=(why_button(entry_id),)
    )


def tended_screen(tended: Tended, entry_id: int, hidden: Collection[int] = ()) -> Screen:
    """Somebody tries to save somebody who is dying."""
    patient = shown(tended.patient_name, tended.patient_id, hidden)
    outcome = "nihilo-tended" if tended.succeeds else "nihilo-not-tended"
    return Screen(
        title=say("nihilo-tend-title", healer=shown(tended.healer_name, tended.healer_id, hidden), patient=patient),
        blocks=(
            *(() if tended.healer_id in hidden else (Sum(reckoning=tended.roll, label=say("nihilo-tend-roll")),)),
            Sum(reckoning=tended.difficulty, label=say("nihilo-difficulty-label")),
            Paragraph(text=say(outcome, name=patient, chance=tended.chance)),
        ),
        footer=level_text(tended.level),
        controls=(why_button(entry_id),),
        tone=Tone.GOOD if tended.succeeds else Tone.BAD,
    )


def healed_screen(healed: Healed, entry_id: int, hidden: Collection[int] = (), *, guarded: bool) -> Screen:
    """Hit points come back."""
    name = shown(healed.name, healed.sheet_id, hidden)
    points = healed.suffered.after - healed.suffered.before
    blocks = [Paragraph(text=say("nihilo-healed", name=name, n=points))]
    if not guarded:
        blocks = [Paragraph(text=say("nihilo-healed-left", name=name, n=points, left=healed.suffered.after))]
    if healed.suffered.before < 0 <= healed.suffered.after:
        blocks.append(Paragraph(text=say("nihilo-wakes", name=name)))
    return Screen(
        title=say("nihilo-heal-title", name=name),
        blocks=tuple(blocks),
        controls=(why_button(entry_id),),
        tone=Tone.GOOD,
    )


def heal_form(sheet_id: int) -> Form:
    """How many hit points come back."""
    field = Field(name="points", label=say("nihilo-field-points"), value="1", at_most=4)
    return Form(address=at("heal", sheet_id), title=say("nihilo-heal-form"), fields=(field,))


def at(action: str, *words: int | str) -> Address:
    """Where a control about states leads."""
    return Address(package="ex_nihilo", action=action, args=tuple(map(str, words)))


def _controls(patient: Patient) -> tuple[Button | Select, ...]:
    found: list[Button | Select] = []
    if patient.is_dying and patient.tended_at is not None:
        label = say("nihilo-button-tend")
        found.append(Button(address=patient.tended_at, label=label, style=ButtonStyle.PRIMARY))
    if patient.may_change and patient.condition is not Condition.DEAD:
        found.append(Button(address=at("ask-heal", patient.sheet_id), label=say("nihilo-button-heal")))
        endable = [one for one in patient.lasts if one.can_be_lifted]
        if endable:
            options = tuple(Option(value=one.effect.kind, label=one.text) for one in endable)
            address = at("lift", patient.sheet_id)
            found.append(Select(address=address, placeholder=say("nihilo-choose-lift"), options=options))
    return tuple(found)


def _lasts(one: Lasts) -> Text:
    if is_dying(one.effect):
        return say("nihilo-dying") if one.turns is None else say("nihilo-dying-for", n=one.turns)
    if (time := until(one.effect)) is not None:
        return say("effect-line", effect=one.text, left=time)
    if one.turns is None:
        return say("nihilo-lasts", state=one.text)
    return say("nihilo-lasts-for", state=one.text, n=one.turns)


def _line(patient: Patient) -> Text:
    told: tuple[Arg, ...] = tuple(_lasts(one) for one in patient.lasts)
    if patient.condition is not Condition.WELL:
        told = (patient.condition.text, *told)
    return say("nihilo-states-line", name=patient.name, states=Listing(items=told))
