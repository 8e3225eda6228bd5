"""A scene whose channel is gone."""

from __future__ import annotations

from bot.engine.screen import ButtonStyle, Paragraph, Screen, Tone
from bot.engine.text import say
from cogs.tabletop.screens.scene.names import button


def moved_screen(call: Screen | None) -> Screen:
    """The scene goes on in this channel of its own. `call` says whose turn it is, if it is somebody's."""
    moved = Paragraph(text=say("scene-moved"))
    if call is None:
        return Screen(title=say("scene-moved-title"), blocks=(moved,))
    return call.model_copy(update={"blocks": (moved, *call.blocks)})


def homeless_screen(scene_id: int) -> Screen:
    """Tells the GM that a scene has no channel any more. Others may read it: it does not say which."""
    return Screen(
        title=say("scene-homeless-title"),
        blocks=(Paragraph(text=say("scene-homeless")),),
        controls=(button("move", scene_id, style=ButtonStyle.PRIMARY),),
        tone=Tone.BAD,
    )
