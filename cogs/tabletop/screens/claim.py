"""The vote on a new GM."""

from bot.engine.screen import Address, Button, ButtonStyle, Paragraph, Screen, Tone
from bot.engine.text import say
from cogs.tabletop.screens.people import person


def claim_screen(claimant: int, votes: int, needed: int) -> Screen:
    """Asks the players whether somebody shall be the GM; or tells that they are."""
    if votes >= needed:
        won = Paragraph(text=say("claim-won", person=person(claimant)))
        return Screen(title=say("claim-title"), blocks=(won,), tone=Tone.GOOD)
    agree = Address(package="tabletop", action="gm-agree", args=(str(claimant),))
    return Screen(
        title=say("claim-title"),
        blocks=(
            Paragraph(text=say("claim-asked", person=person(claimant))),
            Paragraph(text=say("claim-votes", n=votes, needed=needed)),
        ),
        controls=(Button(address=agree, label=say("claim-button-agree"), style=ButtonStyle.PRIMARY),),
    )
