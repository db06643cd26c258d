import { readFileSync } from 'node:fs';

/**
 * A paragraph of official Thai with where its lines may end: the wording of a law or a rule, which no copyright covers
 * (Copyright Act B.E. 2537 s. 7), or composed for this measurement.
 */
export interface Paragraph {
  readonly id: string;
  readonly text: string;
  /** Whether it is the wording of a law or a rule. */
  readonly isLaw: boolean;
  /** Whether the lexicon of the product was learned without it. */
  readonly isHeldOut: boolean;
  /** Offsets at which a line may begin. */
  readonly starts: ReadonlySet<number>;
}

interface Row {
  readonly id: string;
  /** The law or rule; none where the text was composed. */
  readonly source?: string;
  readonly heldOut: boolean;
  /** The text with `|` at every place inside a run of letters where a line may end. */
  readonly cuts: string;
  /** Offsets of blanks at which none may end; it may at every other blank. */
  readonly noBreakBlanks: readonly number[];
}

export const readParagraphs = (): Paragraph[] =>
  readFileSync(new URL('paragraphs.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => paragraphOf(JSON.parse(row) as Row));

function paragraphOf({ id, source, heldOut, cuts, noBreakBlanks }: Row): Paragraph {
  const text = cuts.replaceAll('|', '');
  const starts = new Set<number>();
  let at = 0;
  for (const letter of cuts) {
    if (letter === '|') starts.add(at);
    else at += letter.length;
  }
  for (const [place, letter] of [...text].entries()) {
    if (letter === ' ' && !noBreakBlanks.includes(place)) starts.add(place + 1);
  }
  return { id, text, isLaw: source !== undefined, isHeldOut: heldOut, starts };
}

/** Line ends of a paragraph, and how many of them stand where none may. */
export interface Score {
  readonly ends: number;
  readonly wrong: number;
}

/**
 * Compares lines with a paragraph by their letters: programs give blanks and the order of Thai marks back in their
 * own way.
 *
 * @throws Error where the lines are another text
 */
export function scoreOf({ id, text, starts }: Paragraph, lines: readonly string[]): Score {
  const letters = [...text].flatMap((letter, at) => (isSeen(letter) ? [{ letter, at }] : []));
  let seen = 0;
  let wrong = 0;
  const filled = lines.map((line) => [...line].filter(isSeen)).filter((line) => line.length > 0);
  for (const line of filled.slice(0, -1)) {
    seen += line.length;
    const next = letters[seen];
    if (next === undefined || !starts.has(next.at)) wrong += 1;
  }
  const all = filled.flat().length;
  if (all !== letters.length) throw new Error(`${id}: ${all} letters of ${letters.length}`);
  return { ends: filled.length - 1, wrong };
}

/** Letters that every program gives back: no blanks, no marks above or below, and am only by its last part. */
const isSeen = (letter: string): boolean => !/[\s\p{Mn}\p{Cf}]/u.test(letter);

export const sumOf = (scores: readonly Score[]): Score => ({
  ends: scores.reduce((sum, { ends }) => sum + ends, 0),
  wrong: scores.reduce((sum, { wrong }) => sum + wrong, 0),
});
