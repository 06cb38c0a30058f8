"""Words: both languages say the same things, names take the right forms, and a gap never goes unnoticed."""

import pickle
from pathlib import Path

import pytest

from baobab import errors
from baobab.catalogue_check import main, problems
from baobab.errors import (
    BaobabError,
    IllegalActionError,
    PositionError,
    RecordError,
    UndoBarrierError,
    UnknownTitleError,
)
from baobab.words import (
    COMMON,
    LANGUAGES,
    MissingWordsError,
    Name,
    Param,
    Phrase,
    Words,
    default_language,
    key,
    title_folder,
    words,
)

TITLES = COMMON.parent / "titles"
CATALOGUES = [COMMON, *sorted(TITLES.glob("*/words"))]

ENGLISH = """
title-name = Treasure
space = { $name }
    .article = none
face =
    .mass = yes
face-gold2 = gold worth 2
face-empty = nothing at all
    .article = none
animal-elephant = elephant
animal-zebra = zebra
# $faces (list of face)
event-find = { $seat_the } finds { $faces_a } on { $space }.
event-meet = { $animal_the } meets { $seat_the }.
# $camps (number)
prompt-camp = { $camps ->
        [one] You have one camp left.
       *[other] You have { $camps } camps left.
    }
action-walk = walk to { $space }
option-fast = Fast game
    .help = Ends one round earlier.
"""

ITALIAN = """
title-name = Tesoro
space = casella { $name }
    .article = la
face =
    .mass = yes
face-gold2 = oro da 2
    .article = l-m
face-empty = un bel niente
    .article = none
animal-elephant = elefante
    .article = l-m
animal-zebra = zebra
    .article = la
event-find = { $seat_the } trova { $faces } { $space_on }.
event-meet = { $animal_the } incontra { $seat_the }.
prompt-camp = { $camps ->
        [one] Ti resta un campo.
       *[other] Ti restano { $camps } campi.
    }
action-walk = cammina fino { $space_to }
option-fast = Partita veloce
    .help = Finisce un giro prima.
"""


def catalogue(folder: Path, english: str = ENGLISH, italian: str = ITALIAN) -> Path:
    (folder / "en.ftl").write_text(english, "utf-8")
    (folder / "it.ftl").write_text(italian, "utf-8")
    return folder


@pytest.fixture
def treasure(tmp_path: Path) -> Path:
    return catalogue(tmp_path)


# The catalogues of the house


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_catalogue_is_complete(folder: Path) -> None:
    assert problems(folder) == []


def test_every_title_with_words_is_found_by_its_name() -> None:
    assert all(title_folder(folder.parent.name) == folder for folder in CATALOGUES[1:])


# The checker


def test_checker_is_content_with_a_good_catalogue(treasure: Path) -> None:
    assert problems(treasure) == []


@pytest.mark.parametrize(
    ("lang", "old", "new", "problem"),
    [
        ("it", "title-name = Tesoro\n", "", "it: title-name is missing"),
        ("en", "title-name = Treasure\n", "", "en: title-name is missing"),
        ("it", "    .help = Finisce un giro prima.\n", "", "it: option-fast.help is missing"),
        ("it", "animal-zebra = zebra\n    .article = la\n", "", "it: animal-zebra is missing"),
        ("it", "incontra { $seat_the }", "passa", "it: event-meet does not use $seat, which en does"),
        (
            "en",
            "{ $animal_the } meets",
            "{ $beast } meets",
            "en: event-meet does not use $animal, which it does",
        ),
        ("it", "    .article = la\nevent", "event", "it: animal-zebra has no .the"),
        ("it", ".article = la\nevent", ".article = una\nevent", "it: animal-zebra.article must be one of"),
        (
            "it",
            "{ $animal_the } incontra",
            "{ $animal_under } incontra",
            "does not use $animal, which en does",
        ),
        ("en", "# $faces (list of face)\n", "", "en: event-find uses $faces_a, but there are no names"),
        ("en", "{ $faces_a }", "{ $faces_mass }", "en: event-find uses $faces_mass, but a list has no .mass"),
        ("en", "(number)\n", "(number), $seat (text)\n", ""),
        ("en", "title-name = Treasure", 'title-name = { "" }', "en: title-name is empty"),
        ("en", "title-name = Treasure", "title-name =\n    .help = x", "en: title-name is empty"),
        ("en", "title-name = Treasure", "title-name = Treasure of face-gold2", "shows the id face-gold2"),
        ("it", "title-name = Tesoro", "title-name = Tesoro di great_zimbabwe", "shows the id great_zimbabwe"),
        (
            "en",
            "title-name = Treasure",
            "title-name = { -treasure }",
            "refers to -treasure, which does not exist",
        ),
        (
            "en",
            "title-name = Treasure",
            "title-name = { animal-gnu }",
            "refers to animal-gnu, which does not exist",
        ),
        (
            "en",
            "title-name = Treasure",
            "title-name = A\ntitle-name = B",
            "en: title-name stands there twice",
        ),
        ("en", "title-name = Treasure", "Title-Name = Treasure", "en: Title-Name has capital letters"),
        ("en", "title-name = Treasure", "title-name", "en: line 2 cannot be read: 'title-name'"),
        ("en", "animal-zebra = zebra", "animal-zebra = zebra { $colour }", "cannot be worded"),
        (
            "en",
            "animal-zebra = zebra",
            "animal-zebra = zebra\n    .the = the { $colour }",
            "names do not know",
        ),
        (
            "en",
            "animal-zebra = zebra",
            "animal-zebra = zebra\n    .many = zebras",
            "animal-elephant has no .many",
        ),
    ],
)
def test_checker_catches(treasure: Path, lang: str, old: str, new: str, problem: str) -> None:
    path = treasure / f"{lang}.ftl"
    source = path.read_text("utf-8")
    assert old in source
    path.write_text(source.replace(old, new), "utf-8")
    found = problems(treasure)
    assert any(problem in line for line in found) if problem else found == [], found


def test_checker_wants_a_players_name_wherever_a_seat_stands(tmp_path: Path) -> None:
    sentence = "seat = seat\n    .chair = chair\nevent-sit = { $seat_chair }\n"
    found = problems(catalogue(tmp_path, sentence, sentence))
    assert "en: event-sit uses $seat_chair, but player has no .chair" in found


def test_checker_takes_the_folder_of_a_title_or_of_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    title = Path(__file__).parents[0] / "toys" / "market_day"
    for folder in (title, title / "words"):
        assert main([str(folder)]) == 0
        assert capsys.readouterr().out == "nothing is missing\n"
    assert main([str(title.parent)]) == 1
    assert "there is no file en.ftl" in capsys.readouterr().out
    assert main([]) == 2


def test_checker_misses_no_file(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(ENGLISH, "utf-8")
    assert problems(tmp_path) == ["it: there is no file it.ftl"]


# Names and their forms


@pytest.mark.parametrize(
    ("lang", "players", "sentence"),
    [
        ("en", (), "Player 1 finds some gold worth 2 on C7."),
        ("it", (), "Il giocatore 1 trova oro da 2 sulla casella C7."),
        ("en", ("Anna", "Bruno"), "Anna finds some gold worth 2 on C7."),
        ("it", ("Anna", "Bruno"), "Anna trova oro da 2 sulla casella C7."),
    ],
)
def test_a_sentence_about_a_seat(treasure: Path, lang: str, players: tuple[str, ...], sentence: str) -> None:
    params: dict[str, Param] = {
        "seat": Name("seat", "0"),
        "faces": [Name("face", "gold2")],
        "space": Name("space", "C7"),
    }
    assert words(lang, treasure, players=players).say("event-find", params) == sentence


def test_a_phrase_keeps_its_small_letter_and_a_sentence_gets_its_capital(treasure: Path) -> None:
    italian = words("it", treasure)
    assert italian.say("action-walk", {"space": Name("space", "C7")}) == "cammina fino alla casella C7"
    meeting = {"animal": Name("animal", "elephant"), "seat": Name("seat", "2")}
    assert italian.say("event-meet", meeting) == "L'elefante incontra il giocatore 3."


ARTICLES = {
    "il": ("campo", "il campo, un campo, del campo, al campo, dal campo, nel campo, sul campo"),
    "lo": (
        "stagno",
        "lo stagno, uno stagno, dello stagno, allo stagno, dallo stagno, nello stagno, sullo stagno",
    ),
    "la": ("zebra", "la zebra, una zebra, della zebra, alla zebra, dalla zebra, nella zebra, sulla zebra"),
    "l-m": ("oro", "l'oro, un oro, dell'oro, all'oro, dall'oro, nell'oro, sull'oro"),
    "l-f": ("oasi", "l'oasi, un'oasi, dell'oasi, all'oasi, dall'oasi, nell'oasi, sull'oasi"),
    "i": ("monti", "i monti, dei monti, dei monti, ai monti, dai monti, nei monti, sui monti"),
    "gli": (
        "orici",
        "gli orici, degli orici, degli orici, agli orici, dagli orici, negli orici, sugli orici",
    ),
    "le": ("piste", "le piste, delle piste, delle piste, alle piste, dalle piste, nelle piste, sulle piste"),
    "none": ("Accra", "Accra, Accra, di Accra, ad Accra, da Accra, in Accra, su Accra"),
}


@pytest.mark.parametrize("article", ARTICLES)
def test_italian_forms_follow_from_the_article(tmp_path: Path, article: str) -> None:
    noun, forms = ARTICLES[article]
    name = f"thing-x = {noun}\n    .article = {article}\n"
    italian = Words("it", [catalogue(tmp_path, "thing-x = x\n", name)])
    thing = Name("thing", "X")
    assert [italian.name(thing, form) for form in "the a of to from in on".split()] == forms.split(", ")
    assert italian.name(thing, "gender") == ("f" if article in ("la", "l-f", "le") else "m")
    assert italian.name(thing, "plural") == ("yes" if article in ("i", "gli", "le") else "no")


def test_english_forms(treasure: Path) -> None:
    english = words("en", treasure)
    assert english.name(Name("animal", "elephant"), "a") == "an elephant"
    assert english.name(Name("animal", "zebra"), "a") == "a zebra"
    assert english.name(Name("face", "gold2"), "a") == "some gold worth 2"
    assert english.name(Name("seat", "0"), "whose") == "player 1's"


def test_the_name_itself_comes_before_its_kind_and_the_kind_before_all_names(tmp_path: Path) -> None:
    folder = catalogue(
        tmp_path,
        "hill =\n    .the = hill { $name }\nhill-a = Aleph\nhill-b = Beth\n    .the = old { $name }\n",
    )
    english = words("en", folder)
    assert english.name(Name("hill", "a"), "the") == "hill Aleph"
    assert english.name(Name("hill", "a"), "of") == "of hill Aleph"
    assert english.name(Name("hill", "b"), "the") == "old Beth"
    with pytest.raises(
        MissingWordsError, match="hill-c"
    ):  # a rule without a wording of its own shows no bare id
        english.name(Name("hill", "c"))


def test_players_names_are_taken_literally(tmp_path: Path) -> None:
    folder = catalogue(tmp_path, "player-anna = somebody else\n", "player-anna = un altro\n")
    for name in ("Anna", "{ $seat }", "Ünal", "player-anna", ""):
        assert words("en", folder, players=[name]).name(Name("seat", "0")) == name
    assert words("en", players=["Anna"]).name(Name("seat", "1")) == "player 2"
    assert words("it", players=["Àmina"]).name(Name("seat", "0"), "to") == "ad Àmina"


def test_keys_hold_only_what_fluent_allows() -> None:
    assert key("clause", "HOA-7.1.3a") == "clause-hoa-7-1-3a"
    assert key("face", "Gold 2") == "face-gold-2"
    assert key("action", "raise_monument") == "action-raise_monument"


# Lists, numbers, phrases


@pytest.mark.parametrize(
    ("items", "english", "italian"),
    [
        ([], "There are nothing.", "Ci sono niente."),
        (["Kano"], "There is only Kano.", "C'è soltanto Kano."),
        (["Kano", "Gao"], "There are Kano and Gao.", "Ci sono Kano e Gao."),
        (["Kano", "Gao", "Ife"], "There are Kano, Gao and Ife.", "Ci sono Kano, Gao e Ife."),
        (["Kano", "Edea"], "There are Kano and Edea.", "Ci sono Kano ed Edea."),
    ],
)
def test_lists_are_joined_as_people_do(items: list[str], english: str, italian: str) -> None:
    params: dict[str, Param] = {"name": "x", "known": items}
    assert words("en").say("error-unknown-title", params).endswith(english)
    assert words("it").say("error-unknown-title", params).endswith(italian)


def test_lists_of_names_take_every_form_they_share(treasure: Path) -> None:
    find: dict[str, Param] = {"seat": Name("seat", "0"), "space": Name("space", "C7")}
    find["faces"] = [Name("face", "gold2"), Name("face", "empty")]
    assert "finds some gold worth 2 and nothing at all on" in words("en", treasure).say("event-find", find)
    assert "trova oro da 2 e un bel niente sulla" in words("it", treasure).say("event-find", find)


def test_lists_can_be_joined_by_or_and_counted() -> None:
    option: dict[str, Param] = {
        "name": "pace",
        "value": "mad",
        "allowed": ["slow", "fast", Phrase("list-none")],
    }
    assert words("en").say("error-option-value", option).endswith("only slow, fast or nothing.")
    assert words("it").say("error-option-value", option).endswith("soltanto slow, fast o niente.")
    assert words("en").say("error-option-unknown", {"name": "x", "known": []}).endswith("This game has none.")
    assert words("it").say("error-option-unknown", {"name": "x", "known": ["a"]}).endswith("ha soltanto a.")


@pytest.mark.parametrize(
    ("camps", "english", "italian"),
    [
        (0, "You have 0 camps left.", "Ti restano 0 campi."),
        (1, "You have one camp left.", "Ti resta un campo."),
        (2, "You have 2 camps left.", "Ti restano 2 campi."),
        (12345, "You have 12345 camps left.", "Ti restano 12345 campi."),
    ],
)
def test_plurals(treasure: Path, camps: int, english: str, italian: str) -> None:
    assert words("en", treasure).say("prompt-camp", {"camps": camps}) == english
    assert words("it", treasure).say("prompt-camp", {"camps": camps}) == italian


def test_a_phrase_is_worded_in_the_language_around_it() -> None:
    inner = Phrase("error-not-your-turn", {"seat": Name("seat", "1")})
    params: dict[str, Param] = {"line": 12, "what": inner}
    assert (
        words("en").say("error-record-line", params).endswith("It is not your turn: it is player 2's turn.")
    )
    assert words("it").say("error-record-line", params).endswith("Non tocca a te: tocca al giocatore 2.")


def test_endless_texts_are_cut() -> None:
    sentence = words("en").say("error-illegal", {"move": "x" * 10_000})
    assert "xxx…”" in sentence
    assert len(sentence) < 400
    for lang in LANGUAGES:
        assert len(words(lang).say("error-unknown-title", {"name": "x", "known": ["e" * 50] * 500})) < 2200


# What is not there


def test_missing_words_are_precise(treasure: Path) -> None:
    italian = words("it", treasure)
    with pytest.raises(MissingWordsError, match="no words in “it” for “event-fly”"):
        italian.say("event-fly")
    with pytest.raises(MissingWordsError, match=r"no words in “it” for “option-fast\.about”"):
        italian.say("option-fast.about")
    with pytest.raises(MissingWordsError, match="no words in “it” for animal “gnu”"):
        italian.say("event-meet", {"animal": Name("animal", "gnu"), "seat": Name("seat", "0")})
    with pytest.raises(MissingWordsError, match=r"camps \(given: nothing\)"):
        italian.say("prompt-camp")
    with pytest.raises(MissingWordsError, match="“animal-zebra” has no form “under”"):
        italian.name(Name("animal", "zebra"), "under")
    with pytest.raises(MissingWordsError, match="no words in the language “fr”"):
        words("fr")
    with pytest.raises(MissingWordsError, match="there is no catalogue"):
        words("it", treasure / "elsewhere")
    assert italian.has("option-fast.help")
    assert not italian.has("option-fast.about")


def test_a_broken_catalogue_is_not_read_by_half(tmp_path: Path) -> None:
    with pytest.raises(MissingWordsError, match="cannot be read from “event-find”"):
        words("en", catalogue(tmp_path, "title-name = Treasure\nevent-find\n"))


@pytest.mark.parametrize("value", [True, None, object()])
def test_what_has_no_words_is_refused(value: Param) -> None:
    with pytest.raises(TypeError):
        words("en").say("error-illegal", {"move": value})


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "it_CH"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
    ],
)
def test_language_of_the_locale(environ: dict[str, str], lang: str) -> None:
    assert default_language(environ) == lang
    assert lang in LANGUAGES


# Errors


def test_an_error_is_a_sentence_in_either_language() -> None:
    trouble = UndoBarrierError("error-undo-barrier-seat", {"seat": Name("seat", "1")})
    assert str(trouble) == "You can no longer take this back: player 2 has made a choice since then."
    assert trouble.words("it").endswith("nel frattempo ha scelto il giocatore 2.")
    assert trouble.words("it", players=["Bruno", "Anna"]).endswith("nel frattempo ha scelto Anna.")


def test_an_error_uses_the_words_of_its_title(treasure: Path) -> None:
    reason = object()
    meeting: dict[str, Param] = {"animal": Name("animal", "zebra"), "seat": Name("seat", "0")}
    trouble = IllegalActionError("event-meet", meeting, reason=reason, folders=[treasure])
    assert str(trouble) == "The zebra meets player 1."
    assert trouble.reason is reason


def test_errors_say_where() -> None:
    assert PositionError("error-position-missing-field", {"field": "camps"}).field == "camps"
    inner = UnknownTitleError("error-unknown-title", {"name": "afrika", "known": ["africa"]})
    record = RecordError("error-record-line", {"line": 3, "what": inner.phrase})
    assert record.line == 3
    assert "riga 3" in record.words("it")
    assert "si chiama “afrika”" in record.words("it")


def test_an_error_without_words_still_says_what_it_is() -> None:
    trouble = BaobabError("error-of-no-catalogue", {"field": 3})
    assert "error-of-no-catalogue" in str(trouble)
    assert "no words in “en”" in str(trouble)
    with pytest.raises(MissingWordsError):
        trouble.words("it")


@pytest.mark.parametrize(
    "kind", [e for e in vars(errors).values() if isinstance(e, type) and issubclass(e, BaobabError)]
)
def test_errors_travel_between_processes(kind: type[BaobabError]) -> None:
    sent = kind("error-not-your-turn", {"seat": Name("seat", "1")}, folders=[COMMON])
    back = pickle.loads(pickle.dumps(sent))
    assert type(back) is kind
    assert (back.key, back.params, back.folders) == (sent.key, sent.params, sent.folders)
