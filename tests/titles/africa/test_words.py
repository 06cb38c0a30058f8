"""The words of Africa: everything can be said in both languages, and said well."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.titles.africa.positions import TITLE, at
from tests.titles.positions import play, reason

from baobab.catalogue_check import problems
from baobab.clauses import clauses
from baobab.cli.rules import chapter_key
from baobab.words import LANGUAGES, Name, key, words

SOURCES = sorted((Path(__file__).parents[3] / "src/baobab/titles/africa").rglob("*.py"))


def test_catalogues_are_complete() -> None:
    assert problems(TITLE.words_folder()) == []


PLACES = {"Reason": ("reason-", 1), "Fault": ("fault-", 2), "Note": ("", 0)}
"""Where a note's key stands among its arguments, and what comes before it in the catalogue."""


def keys_in(source: Path) -> Iterator[str]:
    """The keys of all notes in a source file, and of the clauses they cite."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
            before, place = PLACES[node.func.id]
            argument = node.args[place]
            if isinstance(argument, ast.Constant):
                yield before + str(argument.value)
            for constant in ast.walk(node):
                if isinstance(constant, ast.Constant) and str(constant.value).startswith("AFR-"):
                    yield key("clause", str(constant.value))


def test_every_key_and_clause_of_the_rules_has_words() -> None:
    """Reasons, faults, previews and their clauses; events, actions, prompts, options and score lines."""
    title = TITLE
    keys = {found for source in SOURCES for found in keys_in(source)}
    assert len(keys) > 80
    keys |= {f"event-{kind.name}" for kind in title.events}
    keys |= {f"action-{kind.name}" for kind in title.actions.kinds}
    keys |= {f"prompt-{phase.name}" for phase in title.phases}
    keys |= {key("clause", phase.clause) for phase in title.phases}
    keys |= {f"option-{option.name}" for option in title.options}
    keys |= {key("clause", option.clause) for option in title.options}
    keys |= {f"score-{line}" for line in ("track", "goods", "gold", "gems")}
    keys |= {"reason-not-more-room", "reason-not-more-companions", "clause-afr-b0d", "clause-afr-b0c"}
    for lang in LANGUAGES:
        catalogue = words(lang, title.words_folder())
        assert [known for known in sorted(keys) if not catalogue.has(known)] == []


@pytest.mark.parametrize(
    ("face", "italian"),
    [
        ("elephant", "l'elefante un elefante dell'elefante"),
        ("zebra", "la zebra una zebra della zebra"),
        ("native", "i nomadi dei nomadi dei nomadi"),
        ("rhinoceros", "il rinoceronte un rinoceronte del rinoceronte"),
        ("garment", "l'abito un abito dell'abito"),
    ],
)
def test_articles_and_elisions(face: str, italian: str) -> None:
    speech = words("it", TITLE.words_folder())
    said = " ".join(speech.name(Name("face", face), form) for form in ("the", "a", "of"))
    assert said == italian


@pytest.mark.parametrize(
    ("space", "at_it", "to_it"),
    [
        ("D1", "ad Algeri", "ad Algeri"),
        ("K1", "al Cairo", "al Cairo"),
        ("I12", "a Città del Capo", "a Città del Capo"),
        ("C7", "in C7", "a C7"),
        ("A1", "in A1", "ad A1"),
    ],
)
def test_cities_have_names_and_other_spaces_their_place(space: str, at_it: str, to_it: str) -> None:
    speech = words("it", TITLE.words_folder())
    assert speech.name(Name("space", space), "in") == at_it
    assert speech.name(Name("space", space), "to") == to_it


ACT = "3 ask=act/0/1 explorer=G3,B5,K1"


@pytest.mark.parametrize(
    ("text", "finds", "actions", "english", "italian"),
    [
        (f"{ACT} spaces=G3:bare", "gold2", "flip F4",
         "Anna finds gold in F4 and scores 2 points.", "Anna scopre dell'oro in F4 e segna 2 punti."),
        (f"{ACT} spaces=G3:bare", "gem1", "flip F4",
         "Anna finds a gem in F4 and scores 1 point.", "Anna scopre una gemma in F4 e segna 1 punto."),
        (f"{ACT} spaces=G3:bare", "garment", "flip F4",
         "Anna finds a garment in F4 and takes it.", "Anna scopre un abito in F4 e lo prende."),
        (f"{ACT} spaces=G3:bare", "monument", "flip F4",
         "Anna finds a monument in F4 and takes a camp. 10 are still needed.",
         "Anna scopre un monumento in F4 e prende un campo base. Ne mancano ancora 10."),
        (f"{ACT} spaces=G3:bare", "native", "flip F4",
         "Anna leaves the nomads in F4 and scores 1 point.", "Anna lascia i nomadi in F4 e segna 1 punto."),
        (f"{ACT} spaces=G3:bare,I8:bare,J8:elephant", "elephant", "flip F4;put I8",
         "Anna leads the elephant to I8 and scores 2 points.",
         "Anna porta l'elefante in I8 e segna 2 punti."),
        (f"{ACT} spaces=G3:bare,G4:elephant,J12:elephant", "", "lift G4",
         "Anna moves the elephant from G4 to Cape Town and scores 1 point.",
         "Anna sposta l'elefante da G4 a Città del Capo e segna 1 punto."),
        (f"{ACT} spaces=G3:bare,G4:gold1,F4:gem2", "", "mine",
         "Anna builds a camp in G3 and mines 1 gold and 2 gems.",
         "Anna costruisce un campo base in G3 e raccoglie un pezzo d'oro e 2 gemme."),
        (f"{ACT} spaces=G3:bare goods=0.statue:1,1.garment:2", "statue", "flip F4;swap 1 garment",
         "Anna gives Bruno 2 statues and takes 2 garments.", "Anna dà 2 statue a Bruno e prende 2 abiti."),
        ("3 ask=move/0/1 explorer=D1,B5,I12", "", "travel K1",
         "Anna travels to Cairo.", "Anna viaggia fino al Cairo."),
    ],
)  # fmt: skip
def test_the_log_reads_well(text: str, finds: str, actions: str, english: str, italian: str) -> None:
    game = play(at(text, finds, ("Anna", "Bruno", "Chiara")), *actions.split(";"))
    assert english in game.log(0, "en")
    assert italian in game.log(0, "it")


def test_options_and_reasons_speak_to_you() -> None:
    text = "3 ask=swap/0/drum/1 explorer=G3,B5,K1 spaces=G3:bare goods=0.drum:1,1.pot:2,2.garment:1"
    game = at(text, players=("Anna", "Bruno", "Chiara"))
    said = [choice.words for choice in game.options("it")]
    assert said == ["tieni la tessera", "prendi a Chiara tutti gli abiti"]
    assert game.say(reason(game, "swap 1 pot"), "it") == (
        "Bruno ha 2 paioli, e si prendono tutti i pezzi o nessuno: "
        "dovresti dare 2 tamburi, e tu ne hai solo 1. [AFR-BTe]"
    )
    assert game.prompt("it") == "Hai scoperto un tamburo. Tieni la tessera o la scambi?"


def test_no_text_shows_a_placeholder_or_an_id() -> None:
    for lang in LANGUAGES:
        text = (TITLE.words_folder() / f"{lang}.ftl").read_text(encoding="utf-8")
        assert not re.search(r"TODO|XXX|\bindigen", text)


# The rules in short


def in_short(lang: str) -> dict[str, str]:
    speech = words(lang, TITLE.words_folder())
    return {id: speech.say(key("clause", id)) for id in clauses("africa")}


def numbers(text: str) -> list[int]:
    return sorted(map(int, re.findall(r"\d+", text)))


def test_every_clause_has_its_short_text_in_both_languages() -> None:
    rules = clauses("africa")
    assert len({key("clause", id) for id in rules}) == len(rules)
    for lang in LANGUAGES:
        speech = words(lang, TITLE.words_folder())
        assert [id for id in rules if not speech.has(key("clause", id))] == []
        for id, text in in_short(lang).items():
            assert text.endswith("."), f"{id}: {text}"
            assert len(text) <= 150, f"{id}: {text}"
            assert not re.search(r"AFR-|`|_", text), f"{id}: {text}"


def test_no_short_text_is_without_its_clause() -> None:
    known = {key("clause", id) for id in clauses("africa")}
    known |= {chapter_key(clause.chapter) for clause in clauses("africa").values()}
    for lang in LANGUAGES:
        text = (TITLE.words_folder() / f"{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^((?:clause|chapter)-[^ ]+) =", text, re.MULTILINE)) == known


def test_every_chapter_has_its_name_in_both_languages() -> None:
    chapters = {clause.chapter for clause in clauses("africa").values()}
    for lang in LANGUAGES:
        speech = words(lang, TITLE.words_folder())
        assert [chapter for chapter in chapters if not speech.has(chapter_key(chapter))] == []


def test_the_short_texts_give_the_same_figures_in_both_languages() -> None:
    english, italian = in_short("en"), in_short("it")
    assert [id for id in english if numbers(english[id]) != numbers(italian[id])] == []


def test_the_figures_of_the_short_texts_are_those_of_the_data() -> None:
    data = json.loads(TITLE.data.text)
    parts, setup, scoring = data["components"], data["setup"]["by_players"], data["scoring"]
    first, second, bonus = (
        scoring[key] for key in ("majority_first", "majority_second", "last_monument_bonus")
    )
    goods = {int(count): points for count, points in scoring["goods_set"].items() if int(count)}
    last, last_of_two = setup["3"]["end_monument"], setup["2"]["end_monument"]
    figures = {
        "AFR-Cc": [parts["base_camps"]],
        "AFR-Cd": [parts["bonus_value"]],
        "AFR-Ce": [parts["colours"]],
        "AFR-Sa": [parts["exploration_tiles"]],
        "AFR-Sb": [bonus, setup["2"]["camp_supply"], setup["3"]["camp_supply"]],
        "AFR-Sc": [setup["3"]["camps_each"]],
        "AFR-B0a": [*range(data["turn"]["move_min"], data["turn"]["move_max"] + 1)],
        "AFR-BMc": [last, last_of_two],
        "AFR-Eb": [bonus, bonus],
        "AFR-FTa": [*goods, *goods.values()],
        "AFR-FGa": [first, second],
        "AFR-FGb": [first, second],
        "AFR-FGc": [second],
        "AFR-2a": [setup["2"]["camp_supply"], last_of_two, bonus],
        "AFR-2b": [parts["exploration_tiles"], setup["2"]["camps_each"], first, second],
        "AFR-X1": [parts["board_tile_spaces"] + parts["start_cities"]],
        "AFR-X2": [*data["tiles"]["totals_by_category"].values()],
    }
    for id, text in in_short("en").items():
        if id in figures:
            assert numbers(text) == sorted(figures[id]), f"{id}: {text}"
