"""The question a seat is asked: its answers with what they lead to, and what can be undone and redone."""

from baobab.effects import effects_of_answers
from baobab.errors import BaobabError
from baobab.game import Game, Step
from baobab.table.base.wire import Json, wire_change, wire_note, wire_phrase
from baobab.table.rooms.room import Room
from baobab.table.rooms.undo import undoable_step
from baobab.words import Name, Params


def prompt(game: Game, viewer: int) -> Json:
    """What is asked, and of whom; a viewer who is not asked reads only whom the game waits for."""
    if game.over:
        return wire_phrase("prompt-over", {})
    asked: Params = {"seat": Name("seat", str(game.acting_seat))}
    if viewer != game.acting_seat:
        return wire_phrase("prompt-wait", asked)
    if game.held:
        return wire_phrase("prompt-held", asked)
    return wire_phrase(f"prompt-{game.phase}", {**asked, **game.title.prompt(game.state)})


def decision(room: Room, game: Game, viewer: int) -> Json:
    """The question with all its answers, and what can be taken back."""
    return {
        "id": room.decision_id(viewer),
        "phase": "" if game.held else game.phase,
        "options": [] if game.held else options(game, viewer),
        "end": game.held,
        "undo": undo_offer(game, viewer),
        "redo": redo_offer(game, viewer),
    }


def options(game: Game, viewer: int) -> list[Json]:
    """The answers, each with its preview and what it is certain to lead to."""
    title, state = game.title, game.state
    phase, actions = title.phase(state), title.actions
    found = effects_of_answers(title, state, viewer, title.legal(state))
    answers: list[Json] = []
    for code, effect in found.items():
        answer, preview = title.answer(state, code), phase.preview(state, code)
        answers.append(
            {
                "action": actions.write_today(code),
                **wire_phrase(answer.key, answer.params),
                "preview": wire_note(preview),
                "rank": preview.rank if preview is not None else 0,
                "ends": actions.kind(code).ends,
                "final": effect.final,
                "effect": [wire_change(change) for change in effect.changes],
                "ahead": [actions.write_today(answer) for answer in effect.opens],
                "beyond": [[actions.write_today(answer) for answer in way] for way in effect.beyond],
            }
        )
    return answers


def undo_offer(game: Game, viewer: int) -> Json:
    """What an undo would take back, or why there is none."""
    try:
        step = undoable_step(game, viewer)
    except BaobabError as error:
        return {"action": None, "what": None, "why": wire_phrase(error.key, error.params)}
    return {
        "action": game.title.actions.write_today(step.action),
        "what": action_phrase(game, step),
        "why": None,
    }


def redo_offer(game: Game, viewer: int) -> Json:
    try:
        step = game.step_to_redo(viewer)
    except BaobabError:
        return {"action": None, "what": None}
    return {"action": game.title.actions.write_today(step.action), "what": action_phrase(game, step)}


def action_phrase(game: Game, step: Step) -> Json:
    """What was answered in a step, as a phrase."""
    answer = game.title.answer(step.before, step.action)
    return wire_phrase(answer.key, answer.params)
