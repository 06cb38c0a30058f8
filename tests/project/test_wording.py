"""Nothing reads like “1 points”, “i 1 beni” or “The Great Lakes is”: every message, worded in all ways."""

import re
from functools import cache

import pytest
from tests.project.every_message import Said, catalogues, everything

NOUNS = """
point card train cube track good piece counter player tile cell space ticket trader neutral round
turn mine camp locomotive seat game move hint hub monument god route second minute hour day guest
bot line file time step area table position decision value chapter clause place option record
opponent part block value unit draw
""".split()
NOMI = """
punto carta vagone cubo binario bene pezzo segnalino giocatore tessera casella biglietto
commerciante neutrale turno miniera campo locomotiva posto partita mossa consiglio stazione
monumento capo secondo minuto giorno riga passo area volta gemma pedina
""".split()
FEMININE_PLURALS = """
carte miniere tessere caselle partite mosse pedine linee locomotive stazioni aree gemme banane
persone volte domande righe regole decisioni parole offerte ore cose chiavi zone
""".split()
SINGULAR_VERBS = "is|has|lies|was|does|borders|touches"
PLURAL_VERBS = "are|were|have|lie|wait|stay|remain|need|leave|go|take|come"
VERBI_PLURALI = "sono|erano|vogliono|restano|mancano|servono|vanno|possono|hanno|costano|bastano|fanno"
VERBI_SINGOLARI = "è|ha|confina|sta|non è|non ha|non confina|si spedisce|costa"
ALONE = r"(?<![\w.,→–-])"
"""A number that stands for itself, and not for a part of another, the end of a range or an arrow."""

FAULTS = {
    "en": {
        "a plural after 1": rf"{ALONE}(?<!to )1 (?!the |from )(?:[a-z-]+ )?(?:{'|'.join(NOUNS)})s\b",
        "a singular after 2 or 7": rf"{ALONE}[27] (?:{'|'.join(NOUNS)})\b",
        "a plural verb with 1": rf"\b1 (?!to |cannot )\w+ (?:{PLURAL_VERBS})\b"
        r"|\b(?:are|were) (?:only |still |at least |at most )?1\b(?! to )",
        "a singular verb with several": rf"Lakes (?:{SINGULAR_VERBS})\b"
        rf"|^(?:The )?(?:[Dd]iamonds|[Nn]omads) (?:{SINGULAR_VERBS})\b",
        "an article that does not fit": r"\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxz]\w",
        "two articles": r"\b(?:the|a|an) (?:the|a|an)\b",
    },
    "it": {
        "a plural after 1": rf"{ALONE}(?<!a )1 (?!(?:di|dai|ci|sui|poi)\b)"
        rf"(?:\w+i|{'|'.join(FEMININE_PLURALS)})\b",
        "a plural article before 1": r"\b(?:i|gli|le|dei|degli|delle|ai|agli|alle|sui|tutt[ie] e) 1\b",
        "a plural verb with 1": rf"\b(?:{VERBI_PLURALI})(?: ancora| solo| già| almeno| al massimo)? 1\b",
        "a singular after 2 or 7": rf"{ALONE}[27] (?:{'|'.join(NOMI)})\b",
        "a singular verb with several": rf"^I Grandi Laghi (?:{VERBI_SINGOLARI})\b"
        rf"|^(?:I |Le )?(?:[Nn]omadi|[Dd]iamanti|[Bb]anane) (?:{VERBI_SINGOLARI})\b",
        "a preposition and an article apart": r"\b(?:di|a|da|in|su) (?:(?:il|lo|la|gli|le) |l'\w)",
        "an article before a vowel": r"\b(?:il|i|(?:d|n)?el|(?:de|da|ne|a|su)(?:lla|l)|dei|ai) [aeiou]\w+",
        "an article before s and z": r"\b(?:il|un|del|dal|nel|al|sul|i|dei) (?:s[bcdfglmnpqrtv]|z|gn|ps)\w+",
        "a before a, e before e": r"\ba a\w|\bA a\w|\ba A\w|\be e\w",
        "two articles": r"\b(?:il|lo|la|un|uno|una) (?:il|lo|la|un|uno|una|i|gli|le)\b",
    },
}
EVERYWHERE = {
    "a variable or a brace that was left": r"\{|\}|\$\w",
    "a gap": r"  |\s[,.;:!?](?=\s|$)|\(\s|\s\)|^\s*$",
    "punctuation twice": r"\.\.(?!\.)(?<!…)|,,|;;|;\.|,\.|:\.|\?\.|!\.",
}


@cache
def worded(index: int, lang: str) -> tuple[Said, ...]:
    return tuple(everything(catalogues()[index], lang))


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("index", range(len(catalogues())), ids=lambda i: catalogues()[i].parent.name)
def test_every_message_reads_well(index: int, lang: str) -> None:
    wrong = [
        f"{fault}: {said}"
        for said in worded(index, lang)
        for fault, pattern in {**FAULTS[lang], **EVERYWHERE}.items()
        if not excused(said, fault) and re.search(pattern, said.text)
    ]
    assert not wrong, f"{len(wrong)} wordings\n" + "\n".join(wrong[:60])


def excused(said: Said, fault: str) -> bool:
    """A payment of no cards at all, which never is one."""
    given = dict(said.params)
    nothing = given.get("cards") == 0 == given.get("locomotives") or given.get("terrains") == 0 == given.get(
        "wild"
    )
    return fault == "a gap" and nothing


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "It takes 1 points."),
        ("en", "for the 1 goods that it needs"),
        ("en", "takes 1 trains"),
        ("en", "takes 2 train"),
        ("en", "The Great Lakes is not next to Egypt."),
        ("en", "There are 1 left."),
        ("en", "a ivory carver"),
        ("it", "vale 1 punti"),
        ("it", "per i 1 beni"),
        ("it", "ci vogliono 1 vagoni"),
        ("it", "restano 1"),
        ("it", "I Grandi Laghi non è sulla costa."),
        ("it", "I Grandi Laghi confina con l'Egitto."),
        ("it", "del oro"),
        ("it", "il scultore"),
        ("it", "da il porto"),
        ("it", "tocca a Anna e a Ines"),
        ("it", "{ $points } punti"),
    ],
)
def test_what_must_not_be_said_is_noticed(lang: str, text: str) -> None:
    assert any(re.search(pattern, text) for pattern in {**FAULTS[lang], **EVERYWHERE}.values())


GONE = {
    "en": [
        *(
            "inside of Africa",
            "but who has",
            "GM are bid",
            r"[Tt]he wood carver \d",
            "stay where you are$",
            "dearest",
        ),
        *(r"have turn \d", "is of (?:Anna|Bruno|Ugo)", "^Come in$", "file has", "is not on it"),
        *("^Who (?:is|does)[^?]*$", "control most areas", r"the most is \d", "no hub away", "all one draw"),
    ],
    "it": [
        *("Dopo il tuo turno", "Tocca esplorare", "metti i diamanti", "costano uguale", "teste di miniera"),
        *(r"valgono \d+, gli altri", "in posizione", r"tutti i \d", "dista nessuna", "per ferrovia per"),
        *("portata di (?:incisore|cesellatore|scultore)", r"\bè i Grandi Laghi", "lì non ci sei mai stato"),
    ],
}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_what_players_stumbled_over_is_gone(lang: str) -> None:
    said = [said for index in range(len(catalogues())) for said in worded(index, lang)]
    assert not [str(one) for one in said if re.search("|".join(GONE[lang]), one.text)]
