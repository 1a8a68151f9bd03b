"""Verbs of decks of one's own: choosing one for the table, making one, files.

What is made is kept after every change, right or not, so leaving the screen loses
nothing. Only a deck that is right gets to a table.
"""

from __future__ import annotations

from engine.game import RefusedError
from engine.games import game_keys
from engine.message import Message, say
from engine.text import sentence
from ui.actions.lobby import open_lobby
from ui.boards import board_named
from ui.decks import (
    MAX_NAME,
    PREFIX,
    Cards,
    DeckEditor,
    Draft,
    KeptDeck,
    deck_in,
    decks_of,
    is_ours,
    keep,
    text_of,
)
from ui.device import FileRefusal
from ui.lobby import cleaned
from ui.model import Model
from ui.saved import new_id
from ui.screens.deck import USUAL, VISITING
from ui.toast import Toast

PROBLEM = '.deckcards .bad [data-do="deck-card"]'
"""Selector of the first card that is not right."""
SUFFIX = ".toml"


def visit(model: Model, cards: Cards | None) -> None:
    """Note a deck that the lobby has and this device may not keep."""
    lobby = model.lobby
    editor = None if lobby is None else _editor(lobby.game)
    if lobby is None or editor is None or cards is None:
        return
    if all(deck.cards != cards for deck in _kept(model, lobby.game, editor)):
        model.decks.visiting[lobby.game] = cards


def use(model: Model, arg: str, value: str) -> None:
    """Choose a deck for the table that is laid; one that is not right says why."""
    lobby = model.lobby
    editor = None if lobby is None else _editor(lobby.game)
    if lobby is None or editor is None:
        return
    visit(model, editor.chosen(lobby))
    if arg == USUAL:
        model.lobby = editor.choose(lobby, None)
        return
    cards = _cards(model, lobby.game, editor, arg)
    if cards is None:
        model.say(say("deck/gone"))
    elif editor.problems(cards):
        model.say(say("deck/unfinished"))
    else:
        model.lobby = editor.choose(lobby, cards)


def make(model: Model, arg: str, value: str) -> None:
    """Begin a deck of one's own with the usual one."""
    if model.lobby is not None and (editor := _editor(model.lobby.game)):
        name = _free_name(model, editor, sentence(say(f"{editor.words}/new-name")))
        _open(model, Draft(new_id(), model.lobby.game, name, editor.usual()))


def edit(model: Model, arg: str, value: str) -> None:
    """Go on with a deck kept here, or begin with the one of the last table."""
    lobby = model.lobby
    editor = None if lobby is None else _editor(lobby.game)
    if lobby is None or editor is None:
        return
    visit(model, editor.chosen(lobby))
    if arg == VISITING and lobby.game in model.decks.visiting:
        name = _free_name(model, editor, sentence(say(f"{editor.words}/new-name")))
        cards = model.decks.visiting[lobby.game]
        _open(model, Draft(new_id(), lobby.game, name, cards))
        return
    text = text_of(model.decks, model.device, arg)
    deck = None if text is None else deck_in(arg, text, lobby.game, editor)
    if deck is None or deck.cards is None:
        model.say(say("deck/gone"))
    else:
        _open(model, Draft(arg, lobby.game, deck.name, deck.cards, stored=text))


def delete(model: Model, arg: str, value: str) -> None:
    """Delete a deck, with a way to bring it back; a table has the usual one instead."""
    text = text_of(model.decks, model.device, arg)
    lobby = model.lobby
    editor = None if lobby is None else _editor(lobby.game)
    if text is None or lobby is None or editor is None:
        return
    deck = deck_in(arg, text, lobby.game, editor)
    if deck is None:
        return
    model.device.remove(PREFIX + arg)
    model.decks.unkept.pop(arg, None)
    model.decks.gone[arg] = text
    if deck.cards is not None and editor.chosen(lobby) == deck.cards:
        model.lobby = editor.choose(lobby, None)
    gone = say("deck/deleted", name=deck.name)
    model.show_toast(Toast(gone, "deck-undelete", arg, say("deck/undelete")))


def undelete(model: Model, arg: str, value: str) -> None:
    """Bring a deleted deck back; into a file, where there is no room any more."""
    text = model.decks.gone.get(arg)
    if text is None:
        return
    model.toast = None
    if model.device.set(PREFIX + arg, text) == "ok":
        del model.decks.gone[arg]
        lobby = model.lobby
        editor = None if lobby is None else _editor(lobby.game)
        deck = editor and lobby and deck_in(arg, text, lobby.game, editor)
        if deck:
            model.say(say("deck/undeleted", name=deck.name))
    else:
        model.decks.unkept[arg] = model.decks.gone.pop(arg)
        model.tell(say("deck/full"))


def name(model: Model, arg: str, value: str) -> None:
    """Take the deck's name as typed."""
    if model.decks.draft is not None:
        model.decks.draft.name = value[:MAX_NAME]
        _keep(model, model.decks.draft)


def card(model: Model, arg: str, value: str) -> None:
    """Show the fields of a card, or put them away."""
    draft = model.decks.draft
    if draft is not None and arg.isdecimal() and int(arg) < len(draft.cards):
        draft.open = None if draft.open == int(arg) else int(arg)


def change(model: Model, arg: str, value: str) -> None:
    """Take one edit: `PLACE:FIELD` and the value of its control."""
    draft = model.decks.draft
    place, _, field = arg.partition(":")
    editor = None if draft is None else _editor(draft.game)
    if draft is not None and editor is not None and place.isdecimal():
        cards = editor.changed(draft.cards, int(place), field, value)
        if cards != draft.cards:
            moved = editor.moved(draft.cards, cards)
            draft.cards = cards
            if moved is not None:
                model.say(moved)
            _keep(model, draft)


def reset(model: Model, arg: str, value: str) -> None:
    """Start over from the usual deck, with a way back."""
    draft = model.decks.draft
    if draft is not None and (editor := _editor(draft.game)):
        draft.before, draft.cards, draft.open = draft.cards, editor.usual(), None
        _keep(model, draft)
        said = say("deck/was-reset")
        model.show_toast(Toast(said, "deck-unreset", draft.id, say("deck/unreset")))


def unreset(model: Model, arg: str, value: str) -> None:
    """Have back what starting over put away."""
    draft = model.decks.draft
    if draft is not None and draft.id == arg and draft.before is not None:
        draft.cards, draft.before, model.toast = draft.before, None, None
        _keep(model, draft)


def save(model: Model, arg: str, value: str) -> None:
    """Give the deck to the person as a file."""
    draft = model.decks.draft
    if draft is not None and (editor := _editor(draft.game)):
        safe = "".join(c if c.isalnum() else "-" for c in draft.name).strip("-")[:40]
        file = f"{safe or 'guests'}{SUFFIX}"
        model.device.download(file, editor.write(draft.cards, cleaned(draft.name)))
        model.say(say("deck/saved-as", name=file))


def play(model: Model, arg: str, value: str) -> None:
    """Take the deck to the table, or lead to what has to be put right first."""
    draft = model.decks.draft
    editor = None if draft is None else _editor(draft.game)
    if draft is None or editor is None:
        return
    if editor.problems(draft.cards):
        model.device.later(0, lambda: model.device.focus(PROBLEM))
        return
    if draft.stored is None and draft.cards != editor.usual():
        _keep(model, draft)
    lobby = model.lobby
    if lobby is not None:
        model.lobby = editor.choose(lobby, draft.cards)
    model.go("lobby")


def back(model: Model, arg: str, value: str) -> None:
    """Go back to the lobby; what was made stays where it is kept."""
    model.go("lobby")


def open_file(model: Model, arg: str, value: str) -> None:
    """Let the person choose a file with a deck."""

    def opened(name: str, text: str) -> None:
        file_opened(model, name, text)
        model.redraw()

    def refused(name: str, why: FileRefusal) -> None:
        word = "big" if why == "too-big" else "unreadable"
        model.tell(say(f"deck/cant-open-{word}", name=name[:60]))
        model.redraw()

    model.device.open_file(opened, refused)


def is_deck_file(name: str) -> bool:
    """Whether a file is a deck's by its name."""
    return name.lower().endswith(SUFFIX)


def file_opened(model: Model, arg: str, value: str) -> None:
    """Show the deck of a file, and keep it beside those that are here."""
    game = _game(model)
    editor = None if game is None else _editor(game)
    if game is None or editor is None:
        return
    try:
        cards = editor.read(value)
    except RefusedError as refused:
        reason: Message = refused.message
        model.tell(say("deck/cant-open", name=arg[:60], reason=reason))
        return
    if model.lobby is None or model.lobby.game != game:
        open_lobby(model, game, "")
    title = cleaned(editor.title(value))
    if not title or len(title) > MAX_NAME:
        title = cleaned(arg[: -len(SUFFIX)] if is_deck_file(arg) else arg)[:MAX_NAME]
    for deck in _kept(model, game, editor):
        if deck.cards == cards:
            edit(model, deck.id, "")
            return
    draft = Draft(new_id(), game, _free_name(model, editor, title), cards)
    _open(model, draft)
    _keep(model, draft)


def _game(model: Model) -> str | None:
    """Return whose decks are meant: the lobby's game, or the first that has any."""
    keys = () if model.lobby is None else (model.lobby.game,)
    found = (key for key in (*keys, *game_keys()) if _editor(key) is not None)
    return next(found, None)


def _editor(game: str) -> DeckEditor | None:
    return board_named(game).deck_editor


def _kept(model: Model, game: str, editor: DeckEditor) -> list[KeptDeck]:
    return decks_of(model.decks, model.device, game, editor)


def _cards(model: Model, game: str, editor: DeckEditor, id: str) -> Cards | None:
    if id == VISITING:
        return model.decks.visiting.get(game)
    kept = (deck.cards for deck in _kept(model, game, editor) if deck.id == id)
    return next(kept, None)


def _free_name(model: Model, editor: DeckEditor, wanted: str) -> str:
    """Return a name that no deck kept here has."""
    game = _game(model) or ""
    taken = {deck.name for deck in _kept(model, game, editor)}
    name, number = wanted, 1
    while name in taken:
        number += 1
        name = f"{wanted[: MAX_NAME - 4]} {number}"
    return name


def _open(model: Model, draft: Draft) -> None:
    model.decks.draft = draft
    model.go("deck")


def _keep(model: Model, draft: Draft) -> None:
    """Keep the draft; a deck that another window has changed stays as that left it.

    A lobby that has the deck has it as it is now, or the usual one until it is right.
    """
    decks, device = model.decks, model.device
    before = _stored_cards(draft)
    if not is_ours(decks, device, draft):
        draft.id, draft.name = (
            new_id(),
            sentence(say("deck/copy-name", name=draft.name)),
        )
        model.say(say("deck/both", name=draft.name))
    full_before = draft.id in decks.unkept
    result = keep(decks, device, draft)
    if result != "ok" and not full_before:
        model.show_toast(
            Toast(say(f"deck/{result}"), "deck-save", "", say("deck/save"))
        )
    editor, lobby = _editor(draft.game), model.lobby
    if lobby is None or editor is None or lobby.game != draft.game:
        return
    if before is not None and editor.chosen(lobby) == before != draft.cards:
        right = not editor.problems(draft.cards)
        model.lobby = editor.choose(lobby, draft.cards if right else None)


def _stored_cards(draft: Draft) -> Cards | None:
    editor = _editor(draft.game)
    if draft.stored is None or editor is None:
        return None
    deck = deck_in(draft.id, draft.stored, draft.game, editor)
    return None if deck is None else deck.cards


ACTIONS = {
    "deck-use": use,
    "deck-make": make,
    "deck-edit": edit,
    "deck-delete": delete,
    "deck-undelete": undelete,
    "deck-name": name,
    "deck-card": card,
    "deck-set": change,
    "deck-reset": reset,
    "deck-unreset": unreset,
    "deck-save": save,
    "deck-play": play,
    "deck-open": open_file,
}
