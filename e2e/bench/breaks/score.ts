import { readFileSync } from 'node:fs';

/**
 * A paragraph of official Thai with where its lines may end: the wording of a law, a rule or an announcement, which no
 * copyright covers (Copyright Act B.E. 2537 s. 7), or composed for this measurement.
 */
export interface Paragraph {
  readonly id: string;
  readonly text: string;
  /** Whether it is the wording of a law, a rule or an announcement. */
  readonly isLaw: boolean;
  /** Whether the lexicon of the product was learned without it. */
  readonly isHeldOut: boolean;
  /** Offsets at which a line may begin. */
  readonly starts: ReadonlySet<number>;
}

interface Row {
  readonly id: string;
  /** The law, rule or announcement, with its section; none where the text was composed. */
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

export function scoreOf(paragraph: Paragraph, lines: readonly string[]): Score {
  const begins = lineBegins(paragraph, lines).slice(1);
  return {
    ends: begins.length,
    wrong: begins.filter((at) => !paragraph.starts.has(at)).length,
  };
}

/** The text of a paragraph cut where the lines of a program begin, without the blanks at their ends. */
export function sourceLines(paragraph: Paragraph, lines: readonly string[]): string[] {
  const begins = lineBegins(paragraph, lines);
  return begins.map((at, line) => paragraph.text.slice(at, begins[line + 1]).trim());
}

/**
 * Where in a paragraph its lines begin, told by their letters: programs give blanks and the order of Thai marks back
 * in their own way.
 *
 * @throws Error where the lines are another text
 */
function lineBegins({ id, text }: Paragraph, lines: readonly string[]): number[] {
  const letters = [...text].flatMap((letter, at) => (isSeen(letter) ? [at] : []));
  const counts = lines.map((line) => [...line].filter(isSeen).length).filter((count) => count > 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all !== letters.length) throw new Error(`${id}: ${all} letters of ${letters.length}`);
  let seen = 0;
  return counts.map((count) => {
    const begin = letters[seen] ?? 0;
    seen += count;
    return begin;
  });
}

/** Letters that every program gives back: no blanks, no marks above or below, and am only by its last part. */
const isSeen = (letter: string): boolean => !/[\s\p{Mn}\p{Cf}]/u.test(letter);
