import { ByteWriter } from './bytes.ts';
import { ring, saraAa, thaiLetters, thaiTones, thaiVowels, upperMarks } from './thai-clusters.ts';

/** The glyphs that a rule meets, and the one that replaces them. */
export interface Join {
  readonly met: readonly number[];
  readonly glyph: number;
}

const marks = [...thaiVowels, ...upperMarks];

/**
 * When clusters are joined; the first case that is met decides. One with a mark too many, a slip of typing, stays in
 * parts.
 */
const cases: readonly {
  readonly groups: readonly (readonly string[])[];
  readonly joins: boolean;
}[] = [
  { groups: [thaiLetters, [ring], thaiTones, [saraAa]], joins: true },
  { groups: [thaiLetters, [ring], [saraAa]], joins: true },
  { groups: [thaiLetters, marks, marks, marks], joins: false },
  { groups: [thaiLetters, thaiVowels, thaiVowels], joins: false },
  { groups: [thaiLetters, upperMarks, marks], joins: false },
  { groups: [thaiLetters, thaiVowels, upperMarks], joins: true },
  { groups: [thaiLetters, marks], joins: true },
];

/** The table GSUB that replaces each written cluster by its one glyph. @param glyphOf of a character; 0: none */
export function joiningTable(
  joins: readonly Join[],
  glyphOf: (letter: string) => number,
): Uint8Array {
  const ligatures = lookup(4, [ligatureTable(joins)]);
  const contexts = lookup(
    6,
    cases.map(({ groups, joins: does }) =>
      contextTable(
        groups.map((group) => sorted(group.map(glyphOf).filter((glyph) => glyph > 0))),
        does,
      ),
    ),
  );
  const scripts = scriptList(['DFLT', 'latn', 'thai']);
  // ccmp is on in every program and runs before all other features; its one lookup is the second.
  const features = new ByteWriter().u16(1).tag('ccmp').u16(8).u16(0, 1, 1).done();
  const lookups = joined([2], [ligatures, contexts]);
  const head = 10;
  return new ByteWriter()
    .u16(1, 0, head, head + scripts.length, head + scripts.length + features.length)
    .append(scripts)
    .append(features)
    .append(lookups)
    .done();
}

const sorted = (glyphs: readonly number[]): number[] =>
  [...new Set(glyphs)].toSorted((a, b) => a - b);

/** Numbers, then the places of parts, then the parts: the form of most tables of a font. */
function joined(numbers: readonly number[], parts: readonly Uint8Array[]): Uint8Array {
  const out = new ByteWriter().u16(...numbers);
  let place = 2 * (numbers.length + parts.length);
  for (const part of parts) {
    // A place is a number of two bytes; a table that grows above it must not be written wrongly.
    if (place > 0xffff) throw new Error('a table of the font is too large');
    out.u16(place);
    place += part.length;
  }
  for (const part of parts) out.append(part);
  return out.done();
}

const lookup = (kind: number, tables: readonly Uint8Array[]): Uint8Array =>
  joined([kind, 0, tables.length], tables);

const coverage = (glyphs: readonly number[]): Uint8Array =>
  new ByteWriter().u16(1, glyphs.length, ...glyphs).done();

function ligatureTable(joins: readonly Join[]): Uint8Array {
  const byFirst = Map.groupBy(joins, ({ met }) => met[0] ?? 0);
  const firsts = sorted([...byFirst.keys()]);
  const sets = firsts.map((first) => {
    // The longest is tried first.
    const found = (byFirst.get(first) ?? []).toSorted((a, b) => b.met.length - a.met.length);
    const written = found.map(({ met, glyph }) =>
      new ByteWriter().u16(glyph, met.length, ...met.slice(1)).done(),
    );
    return joined([written.length], written);
  });
  const head = 6 + 2 * sets.length;
  const covered = coverage(firsts);
  const out = new ByteWriter().u16(1, head, sets.length);
  let place = head + covered.length;
  for (const set of sets) {
    if (place > 0xffff) throw new Error('a table of the font is too large');
    out.u16(place);
    place += set.length;
  }
  out.append(covered);
  for (const set of sets) out.append(set);
  return out.done();
}

/** A rule that meets one glyph of each group, and joins them or leaves them as they are. */
function contextTable(groups: readonly (readonly number[])[], joins: boolean): Uint8Array {
  const covers = groups.map(coverage);
  const head = 10 + 2 * groups.length + (joins ? 4 : 0);
  const out = new ByteWriter().u16(3, 0, groups.length);
  let place = head;
  for (const cover of covers) {
    out.u16(place);
    place += cover.length;
  }
  out.u16(0, joins ? 1 : 0);
  if (joins) out.u16(0, 0);
  for (const cover of covers) out.append(cover);
  return out.done();
}

function scriptList(tags: readonly string[]): Uint8Array {
  const out = new ByteWriter().u16(tags.length);
  const head = 2 + 6 * tags.length;
  for (const tag of tags) out.tag(tag).u16(head);
  // One script for all: its usual language has the one feature.
  return out.u16(4, 0).u16(0, 0xffff, 1, 0).done();
}
