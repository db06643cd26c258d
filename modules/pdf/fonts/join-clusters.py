#!/usr/bin/env python3
"""Makes the faces of server/fonts: copies of Sarabun with one glyph for each written Thai cluster.

In the font as published a letter with its vowel and tone mark is two or three glyphs. PDF writers give the text of
all of them to the first glyph and explain the rest in a way that most readers ignore, so that copied text doubles
marks or loses them. Where a cluster is one glyph, its text is exact in every reader.

Each written cluster, and each letter that is written alone, has a second glyph, to which only a code of the private use
area leads, in the order of server/cluster-codes/cluster-codes.ts: a glyph that is used for a code and for Thai too would
have two texts.

A joined glyph has the same outlines at the same places, found by shaping the cluster with the published font.
Kerning of Thai letters would be lost; Sarabun has none.

Needs Debian's python3-fonttools and libharfbuzz-bin (hb-shape). Run once for each change of the published font:

    python3 join-clusters.py <folder of @expo-google-fonts/sarabun> ../server/fonts
"""

import copy
import json
import shutil
import subprocess
import sys
from pathlib import Path

from fontTools.otlLib.builder import LigatureSubstBuilder, buildCoverage
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent

# Another name than the published one: the engine also sees the fonts of the system.
FAMILY = 'Sarabun Joined'
FACES = {
    '400Regular/Sarabun_400Regular.ttf': 'SarabunJoined-Regular.ttf',
    '400Regular_Italic/Sarabun_400Regular_Italic.ttf': 'SarabunJoined-Italic.ttf',
    '700Bold/Sarabun_700Bold.ttf': 'SarabunJoined-Bold.ttf',
    '700Bold_Italic/Sarabun_700Bold_Italic.ttf': 'SarabunJoined-BoldItalic.ttf',
}

LETTERS = [chr(code) for code in range(0x0E01, 0x0E2F)]
VOWELS = list('\u0e31\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e3a\u0e47')
TONES = list('\u0e48\u0e49\u0e4a\u0e4b')
UPPER = [*TONES, '\u0e4c', '\u0e4d', '\u0e4e']
RING, AA, AM = '\u0e4d', '\u0e32', '\u0e33'
ALONE = [*LETTERS, '\u0e30', '\u0e32', *(chr(code) for code in range(0x0E40, 0x0E45))]
FIRST_CODE = 0xE000


def written_clusters():
    """Each cluster as it is typed, with the characters that the rules of the font meet.

    Shapers take SARA AM apart into ring and SARA AA and put the ring before the tone mark.
    """
    for letter in LETTERS:
        for vowel in ['', *VOWELS]:
            for mark in ['', *UPPER]:
                if vowel or mark:
                    yield letter + vowel + mark, letter + vowel + mark
        for tone in ['', *TONES]:
            yield letter + tone + AM, letter + RING + tone + AA


def shaped(path, texts):
    """The glyphs of each text with their places, as the published font sets them."""
    command = ['hb-shape', '--script=thai', '--language=th', '--output-format=json', '--no-glyph-names', str(path)]
    answer = subprocess.run(command, input='\n'.join(texts), capture_output=True, text=True, check=True)
    rows = [json.loads(line) for line in answer.stdout.splitlines()]
    if len(rows) != len(texts):
        raise SystemExit('hb-shape did not answer for each cluster')
    return rows


def joined_glyph(font, names, parts):
    """One composite glyph of the parts, and its advance."""
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = []
    advance = 0
    for part in parts:
        name = names[part['g']]
        if font['glyf'][name].numberOfContours != 0:
            piece = GlyphComponent()
            piece.glyphName = name
            piece.flags = 0
            piece.x = advance + part.get('dx', 0)
            piece.y = part.get('dy', 0)
            glyph.components.append(piece)
        advance += part['ax']
    return glyph, advance


def joined_name(typed):
    return 'joined' + ''.join(f'{ord(letter):04X}' for letter in typed)


def add_joined_glyphs(font, path):
    """Adds the glyphs; gives the table from the glyphs that a rule meets to the glyph that replaces them."""
    names = list(font.getGlyphOrder())
    of_letter = font.getBestCmap()
    clusters = list(written_clusters())
    made, joins = [], {}
    for (typed, met), parts in zip(clusters, shaped(path, [typed for typed, _ in clusters])):
        # One glyph already, or a part that the font does not have.
        if len(parts) < 2 or any(part['g'] == 0 for part in parts):
            continue
        name = joined_name(typed)
        made.append((name, *joined_glyph(font, names, parts)))
        joins[tuple(of_letter[ord(letter)] for letter in met)] = name
    font.setGlyphOrder(names + [name for name, _, _ in made])
    for name, glyph, advance in made:
        font['glyf'].glyphs[name] = glyph
        glyph.recalcBounds(font['glyf'])
        font['hmtx'].metrics[name] = (advance, glyph.xMin)
    classes = font['GDEF'].table.GlyphClassDef if 'GDEF' in font else None
    if classes:
        classes.classDefs.update({name: 1 for name, _, _ in made})
    return joins


def context_rule(font, groups, then):
    """A rule that meets one glyph of each group; `then` is the lookup that it applies, None for none."""
    of_letter, ids = font.getBestCmap(), font.getReverseGlyphMap()
    rule = otTables.ChainContextSubst()
    rule.Format = 3
    rule.BacktrackGlyphCount = rule.LookAheadGlyphCount = 0
    rule.BacktrackCoverage, rule.LookAheadCoverage = [], []
    rule.InputGlyphCount = len(groups)
    rule.InputCoverage = []
    for group in groups:
        glyphs = {of_letter[ord(letter)] for letter in group if ord(letter) in of_letter}
        rule.InputCoverage.append(buildCoverage(sorted(glyphs, key=ids.get), ids))
    rule.SubstLookupRecord = []
    if then is not None:
        record = otTables.SubstLookupRecord()
        record.SequenceIndex, record.LookupListIndex = 0, then
        rule.SubstLookupRecord.append(record)
    rule.SubstCount = len(rule.SubstLookupRecord)
    return rule


def when_to_join(font, join):
    """The lookup that joins complete clusters; one with a mark too many, a slip of typing, stays in parts."""
    marks = VOWELS + UPPER
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag = 6, 0
    cases = [
        ([LETTERS, [RING], TONES, [AA]], join),
        ([LETTERS, [RING], [AA]], join),
        ([LETTERS, marks, marks, marks], None),
        ([LETTERS, VOWELS, VOWELS], None),
        ([LETTERS, UPPER, marks], None),
        ([LETTERS, VOWELS, UPPER], join),
        ([LETTERS, marks], join),
    ]
    lookup.SubTable = [context_rule(font, groups, then) for groups, then in cases]
    lookup.SubTableCount = len(lookup.SubTable)
    return lookup


def shift_references(node, by):
    """Moves every reference to a lookup, however deep it lies in the table."""
    if isinstance(node, otTables.SubstLookupRecord):
        node.LookupListIndex += by
        return
    if isinstance(node, list):
        for item in node:
            shift_references(item, by)
        return
    if hasattr(node, 'ensureDecompiled'):
        node.ensureDecompiled()
    for item in list(getattr(node, '__dict__', {}).values()):
        if isinstance(item, list) or isinstance(item, otTables.BaseTable):
            shift_references(item, by)


def put_first(font, joins):
    """Lookups run in the order of their numbers: the two new ones come before all of the font."""
    gsub = font['GSUB'].table
    if getattr(gsub, 'FeatureVariations', None):
        raise SystemExit('a font with feature variations is not handled')
    shift_references(gsub.LookupList.Lookup, 2)
    builder = LigatureSubstBuilder(font, None)
    builder.ligatures = joins
    gsub.LookupList.Lookup[:0] = [builder.build(), when_to_join(font, 0)]
    gsub.LookupList.LookupCount = len(gsub.LookupList.Lookup)
    done, hung = set(), 0
    for record in gsub.FeatureList.FeatureRecord:
        feature = record.Feature
        if id(feature) in done:
            continue
        done.add(id(feature))
        feature.LookupListIndex = [at + 2 for at in feature.LookupListIndex]
        # ccmp is on in every program and runs before all other features.
        if record.FeatureTag == 'ccmp':
            feature.LookupListIndex.insert(0, 1)
            hung += 1
        feature.LookupCount = len(feature.LookupListIndex)
    if hung == 0:
        raise SystemExit('the font has no ccmp feature')


def add_codes(font):
    """Copies of the glyphs of clusters and letters, which only codes of the private use area lead to."""
    names, of_letter = list(font.getGlyphOrder()), font.getBestCmap()
    originals = [joined_name(typed) for typed, _ in written_clusters()] + [of_letter[ord(letter)] for letter in ALONE]
    copies = {f'code{FIRST_CODE + at:04X}': original for at, original in enumerate(originals)}
    font.setGlyphOrder([*names, *copies])
    for name, original in copies.items():
        font['glyf'].glyphs[name] = copy.deepcopy(font['glyf'][original])
        font['hmtx'].metrics[name] = font['hmtx'].metrics[original]
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap.update({FIRST_CODE + at: name for at, name in enumerate(copies)})


def rename(font):
    table = font['name']
    old = table.getBestFamilyName()
    for record in table.names:
        text = record.toUnicode()
        if record.nameID in (1, 4, 16):
            record.string = text.replace(old, FAMILY)
        elif record.nameID in (3, 6):
            record.string = text.replace(old.replace(' ', ''), FAMILY.replace(' ', ''))


def main():
    published, target = Path(sys.argv[1]), Path(sys.argv[2])
    for source, name in FACES.items():
        font = TTFont(published / source, recalcTimestamp=False)
        joins = add_joined_glyphs(font, published / source)
        put_first(font, joins)
        add_codes(font)
        rename(font)
        font['post'].formatType = 3.0  # glyph names are used by nobody and cost 45 kB
        font.save(target / name)
        print(name, len(joins), 'joined clusters')
    shutil.copyfile(published / 'LICENSE_FONT', target / 'OFL.txt')


main()
