import { ring, saraAa, saraAm, thaiTones } from './thai-clusters.ts';

/**
 * Older Thai fonts have no rules for Thai: their lowered, shifted and bare forms stand at private code points, which a
 * shaper chooses for them (HarfBuzz does in `hb-ot-shaper-thai`, and browsers with it). The one that we use was built
 * without this part.
 */

/** Each row: the characters, and the private code point of the first one; the others follow it. */
const rows = (...list: readonly (readonly [string, number])[]): ReadonlyMap<string, number> =>
  new Map(list.flatMap(([letters, first]) => [...letters].map((one, at) => [one, first + at])));

/** Marks above a letter without another mark, and vowels below a long descender. */
const lowered = rows(['\u0e48\u0e49\u0e4a\u0e4b\u0e4c', 0xf70a], ['\u0e38\u0e39\u0e3a', 0xf718]);
/** Marks beside an ascender. */
const loweredToTheLeft = rows(['\u0e48\u0e49\u0e4a\u0e4b\u0e4c', 0xf705]);
const toTheLeft = rows(
  ['\u0e48\u0e49\u0e4a\u0e4b\u0e4c', 0xf713],
  ['\u0e34\u0e35\u0e36\u0e37', 0xf701],
  ['\u0e31\u0e4d\u0e47', 0xf710],
);
/** Letters without their lower part, which a vowel below takes the place of. */
const bare = rows(['\u0e0d', 0xf70f], ['\u0e10', 0xf700]);

const ascenders = new Set('ปฝฟ');
const longDescenders = new Set('ฎฏ');
const belowVowels = new Set('\u0e38\u0e39\u0e3a');
const topMarks = new Set([...thaiTones, '\u0e4c']);

/**
 * The characters of one cluster, with the private code points of the forms that the font has.
 *
 * @param cluster a letter and its marks, as typed
 * @param has whether the font has a glyph for a code point
 */
export function oldThaiForms(cluster: string, has: (code: number) => boolean): string {
  const [letter = '', ...marks] = parted(cluster);
  const form = (one: string, forms: ReadonlyMap<string, number>): string => {
    const found = forms.get(one);
    return found !== undefined && has(found) ? String.fromCodePoint(found) : one;
  };
  const isBare = bare.has(letter) && marks.some((mark) => belowVowels.has(mark));
  let above = 0;
  const shaped = marks.map((mark) => {
    if (belowVowels.has(mark)) return longDescenders.has(letter) ? form(mark, lowered) : mark;
    if (mark === saraAa) return mark;
    above += 1;
    if (ascenders.has(letter)) {
      return form(mark, topMarks.has(mark) && above === 1 ? loweredToTheLeft : toTheLeft);
    }
    return topMarks.has(mark) && above === 1 ? form(mark, lowered) : mark;
  });
  return (isBare ? form(letter, bare) : letter) + shaped.join('');
}

/** As shapers take SARA AM apart: into ring and SARA AA, with the ring before the tone mark. */
function parted(cluster: string): string[] {
  const all = [...cluster];
  if (all.at(-1) !== saraAm) return all;
  const [letter = '', ...tones] = all.slice(0, -1);
  return [letter, ring, ...tones, saraAa];
}

const oldMarks = [...lowered.values(), ...loweredToTheLeft.values(), ...toTheLeft.values()];

/** Whether a private code point stands for a mark, which takes no width. */
export const isOldMark = (one: number): boolean => oldMarks.includes(one);
