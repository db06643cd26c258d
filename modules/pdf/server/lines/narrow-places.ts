import type { Measured } from './measure.ts';
import { isStart, segments } from './pieces.ts';

/**
 * Where a piece between two places is wider than the paragraph, a cell of a table or a stamp for instance, it breaks
 * at the best of these that helps: each is asked only for the pieces that are still too wide.
 */
const finerPlaces: readonly ((text: string) => number[])[] = [
  // A blank that is usually held, between a label and its number; ว stays with the number behind it.
  (text) =>
    placesBehind(text, /(?<!(?:^|[\s/])[ก-ฮ]{1,2})\s+(?=[^\sฯๆ)\]”’»])|[^\s/]\/(?=[ก-ฮ]{1,2}\s)/gu),
  (text) => placesBehind(text, /\s+(?=[^\sฯๆ)\]”’»])/gu),
  // Beside brackets.
  (text) => placesBehind(text, /[^\s([“‘«](?=[([“‘«])|[)\]”’»](?=[^\s)\]”’».,])/gu),
  // Words of the segmenter; it knows no abbreviations: for it (คกก.) is four words.
  (text) => {
    const whole = abbreviationsIn(text);
    return [...segments(text).keys()].filter(
      (at) => at > 0 && !isBesideBracket(text, at) && !whole.some((one) => isInside(one, at)),
    );
  },
  (text) => placesBehind(text, /\.(?=[^\s)\]”’».,])/gu),
  (text) => letterStarts(text).filter((at) => !isBesideBracket(text, at)),
  // Nothing but brackets.
  (text) => letterStarts(text),
];

/** With the finer places of those pieces that are wider than the paragraph. */
export function withNarrowPlaces(
  paragraph: Measured,
  places: readonly number[],
  width: number,
): number[] {
  const isWide = (from: number, to: number): boolean => {
    let end = to;
    // Blanks at the end of a line are not set.
    while (end > from && paragraph.text[end - 1] === ' ') end -= 1;
    return (paragraph.widths[end] ?? 0) - (paragraph.widths[from] ?? 0) > width;
  };
  return finerPlaces.reduce<number[]>(
    (found, split) =>
      found.flatMap((to, at) => {
        const from = found[at - 1] ?? 0;
        if (!isWide(from, to)) return [to];
        return [...split(paragraph.text.slice(from, to)).map((place) => from + place), to];
      }),
    [...places, paragraph.text.length],
  );
}

const placesBehind = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => index + found.length);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Letters with dots, without vowels: คกก. พ.ศ. สคทช. */
const abbreviation = /(?<![\u0E00-\u0E7F])(?:[ก-ฮ]{1,6}\.)+/gu;
const abbreviationsIn = (text: string): Span[] =>
  [...text.matchAll(abbreviation)].map(({ 0: found, index }) => ({
    ...{ start: index, end: index + found.length },
  }));

const isInside = ({ start, end }: Span, at: number): boolean => at > start && at < end;

/** A line begins with no closing bracket and ends with no opening one. */
const isBesideBracket = (text: string, at: number): boolean =>
  /[)\]”’».,]/.test(text[at] ?? '') || /[([“‘«]/.test(text[at - 1] ?? '');

const letterStarts = (text: string): number[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => at + 1).filter((place) =>
    isLetterStart(text, place),
  );

/** Not inside a Thai cluster, nor inside a letter of two units, nor beside a blank. */
const isLetterStart = (text: string, at: number): boolean =>
  isStart(text, at) && !/[\s\uDC00-\uDFFF]/.test(text[at] ?? '') && !/\s/.test(text[at - 1] ?? '');
