import { writtenClusters } from '../typeface/thai-clusters.ts';

/*
 * The typesetter asks a neural network where the words of a stretch of Thai letters end, which is most of the time of a
 * long document, although our lines are chosen already. So the letters of chosen lines reach it as codes of the private
 * use area, one for each written cluster, of which it asks nothing; the text of the finished file is made Thai again
 * (`thai-again.ts`).
 */

const firstCode = 0xe000;

const between = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_none, at) => String.fromCodePoint(from + at));

/** Letters and vowels that are written alone. */
const alone = [...between(0x0e01, 0x0e2e), '\u0e30', '\u0e32', ...between(0x0e40, 0x0e44)];

/** In the order of their glyphs in the fonts (`fonts/join-clusters.py`, `typeface/glyph-list.ts`). */
const written = [...writtenClusters().map(({ typed }) => typed), ...alone];

/** Each written cluster and each letter that is written alone, with its code. */
export const codes: ReadonlyMap<string, string> = new Map(
  written.map((text, at) => [text, String.fromCharCode(firstCode + at)]),
);

/** Latin letters; a Thai letter with all marks behind it, or a vowel before or behind one. */
const latinOrCluster =
  /[A-Za-z]+|[\u0e01-\u0e2e][\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]*(?:(?<=\u0e4d[\u0e48-\u0e4b]?)\u0e32)?|[\u0e30\u0e32\u0e40-\u0e44]/gu;
const ownCodes = new RegExp(
  `[${codes.get(written[0] ?? '')}-${codes.get(written.at(-1) ?? '')}]`,
  'gu',
);
const isLatin = (text: string): boolean => /[A-Za-z]/.test(text);

/**
 * Thai as codes; a cluster that is no written one, such as a slip with a mark too many, stays as it is. Codes belong to
 * no script and go with the letters before them: so that Latin and Thai stay pieces of their own in the file, the
 * first cluster of a text with Latin letters, and the first behind them, stay Thai.
 */
export function asCodes(text: string): string {
  let isThai = !isLatin(text);
  // What somebody typed with a code of ours is no cluster.
  return text.replace(ownCodes, '\ufffd').replace(latinOrCluster, (found) => {
    if (isLatin(found)) {
      isThai = false;
      return found;
    }
    if (isThai) return codes.get(found) ?? found;
    isThai = true;
    return found;
  });
}

/** What a code stands for; undefined for any other letter. */
export const textOfCode = (code: number): string | undefined => written[code - firstCode];
