"""The two typefaces of the browser client, cut to what it writes: `python -m tools.fonts`.

Fetches the published packages, keeps the letters of Western Europe and the signs of the catalogues, takes
hinting and most of kerning out, names the result after the house (as the licence of one asks), and writes
`web/src/shell/fonts/`. It then says how fonts that every system has are to be stretched so that nothing moves
when ours arrive: those figures, times the sizes in `faces.css`, stand in `web/src/shell/look.css`.
Needs `pip install fonttools[woff]`.
"""

import io
import sys
import tarfile
import urllib.request
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HOUSE = Path(__file__).parents[1]
FONTS = HOUSE / "web" / "src" / "shell" / "fonts"
REGISTRY = "https://registry.npmjs.org"
SIGNS = "\xa0¡«·º»½¿×–—‘’“”…→−≈▲△●♥⌂"
LETTERS = [*range(0x20, 0x7F), *(code for code in range(0xC0, 0x100) if code not in (0xD7, 0xF7))]
DROPPED = ["DSIG", "STAT", "MVAR", "HVAR", "BASE", "meta"]
"""What browsers do without; widths of other weights they take from the outlines."""

FIGURES = ("lnum", "tnum")
"""Figures are of one height and one width: they stand in tables and count up."""

SYSTEM = Path("/usr/share/fonts/truetype/liberation")
"""Fonts as wide as Arial and Times, letter by letter."""


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface: where it is published, and what is kept of it."""

    name: str
    package: str
    file: str
    licence: str
    features: tuple[str, ...]
    weights: tuple[int, int] | None
    like: tuple[str, ...]


FACES = (
    Face(
        "text",
        "source-sans/-/source-sans-3.52.0.tgz",
        "package/VF/SourceSans3VF-Upright.ttf",
        "package/LICENSE.md",
        (),
        (400, 700),
        ("LiberationSans-Regular", "LiberationSans-Bold"),
    ),
    Face(
        "display",
        "@fontsource/young-serif/-/young-serif-5.3.0.tgz",
        "package/files/young-serif-latin-400-normal.woff2",
        "package/LICENSE",
        ("kern",),
        None,
        ("LiberationSerif-Regular", "LiberationSerif-Bold"),
    ),
)


def main() -> int:
    FONTS.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        with urllib.request.urlopen(f"{REGISTRY}/{face.package}") as answer:
            packed = io.BytesIO(answer.read())
        with tarfile.open(fileobj=packed) as package:
            source, licence = read(package, face.file), read(package, face.licence)
        (FONTS / f"{face.name}.licence.txt").write_bytes(licence.replace(b"\r\n", b"\n"))
        font = subset_font(face, TTFont(io.BytesIO(source)))
        place = FONTS / f"{face.name}.woff2"
        font.save(place)
        print(f"{place.relative_to(HOUSE)}: {place.stat().st_size} bytes")
        for name in face.like:
            print(f"  {name}: {fallback_metrics(font, TTFont(SYSTEM / f'{name}.ttf'), 'Bold' in name)}")
    return 0


def read(package: tarfile.TarFile, path: str) -> bytes:
    member = package.extractfile(path)
    assert member, f"{path} is not in the package"
    return member.read()


def subset_font(face: Face, font: TTFont) -> TTFont:
    """The subset of a typeface that we keep, under our own name."""
    if face.weights:
        font = reload_font(instancer.instantiateVariableFont(font, {"wght": face.weights}))
    for feature in FIGURES:
        apply_feature(font, feature)
    options = subset.Options()
    options.hinting = False
    options.layout_features = list(face.features)
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.drop_tables += DROPPED
    options.flavor = "woff2"
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[*LETTERS, *map(ord, SIGNS)])
    cutter.subset(font)
    for record in list(font["name"].names):
        named = {1: f"Baobab {face.name}", 4: f"Baobab {face.name}", 6: f"Baobab-{face.name}"}
        if record.nameID in named:
            record.string = named[record.nameID]
    font.flavor = "woff2"
    return font


def apply_feature(font: TTFont, feature: str) -> None:
    """Draw every letter as a feature of the font would, without being asked for it."""
    table = font["GSUB"].table
    found = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == feature]
    lookups = {n for one in found for n in one.LookupListIndex}
    for part in (part for n in sorted(lookups) for part in table.LookupList.Lookup[n].SubTable):
        for codes in font["cmap"].tables:
            codes.cmap = {code: part.mapping.get(name, name) for code, name in codes.cmap.items()}


def reload_font(font: TTFont) -> TTFont:
    """The same font as its file says it is; what was cut is not ready to be cut again."""
    file = io.BytesIO()
    font.save(file)
    return TTFont(file)


def fallback_metrics(ours: TTFont, theirs: TTFont, bold: bool) -> str:
    """How a font of the system takes the room of ours: its letters, and above and below its line."""
    ours = (
        instancer.instantiateVariableFont(reload_font(ours), {"wght": 700 if bold else 400})
        if "fvar" in ours
        else ours
    )
    size = mean_letter_width(ours) / mean_letter_width(theirs)
    high, low = (
        abs(part) / ours["head"].unitsPerEm / size for part in (ours["hhea"].ascent, ours["hhea"].descent)
    )
    return f"size-adjust: {size:.1%}; ascent-override: {high:.1%}; descent-override: {low:.1%}"


def mean_letter_width(font: TTFont) -> float:
    """How wide a letter is, as often as the catalogues of the client use it."""
    text = Counter(
        "".join(path.read_text(encoding="utf-8") for path in (HOUSE / "web" / "words").glob("*.ftl"))
    )
    letters = {letter: count for letter, count in text.items() if letter.isalpha() or letter in " ,."}
    names = font.getBestCmap()
    total = sum(count * font["hmtx"][names[ord(letter)]][0] for letter, count in letters.items())
    return float(total / sum(letters.values()) / font["head"].unitsPerEm)


if __name__ == "__main__":
    sys.exit(main())
