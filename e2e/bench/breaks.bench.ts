import { paragraphLines, widestBlank } from '@sarn/pdf/testing';
import { linesInBrowser } from './breaks/in-browser.ts';
import { linesInOffice } from './breaks/in-office.ts';
import { readParagraphs, scoreOf, sumOf } from './breaks/score.ts';
import type { Paragraph, Score } from './breaks/score.ts';
import type { Figure } from './report.ts';

type Lines = readonly (readonly string[])[];

/**
 * Official Thai, 16 cm wide: line ends that stand where a careful typist would make none, by the product, by Chromium
 * and by LibreOffice with the same font; and the widest blank of a justified line.
 */
export async function measureBreaks(folder: string): Promise<Figure[]> {
  const paragraphs = readParagraphs();
  const texts = paragraphs.map(({ text }) => text);
  const own = texts.map(paragraphLines);
  const browser = await linesInBrowser(texts);
  const office = await linesInOffice(folder, texts);
  return [
    ...groups.flatMap(([name, isIn]) => {
      const scored = (lines: Lines) => scoreIn(paragraphs, lines, isIn);
      const ours = scored(own);
      return [
        { what: `wrong line ends, ${name}`, value: shown(ours) },
        compared(`  by Chromium`, ours, scored(browser.lines)),
        office === null
          ? { what: '  by LibreOffice', value: 'not installed' }
          : compared('  by LibreOffice', ours, scored(office)),
      ];
    }),
    blanks(
      'widest blank of a justified line, in normal blanks',
      Math.max(...texts.map(widestBlank)),
    ),
    { what: '  by Chromium', value: browser.widest.toFixed(2) },
  ];
}

type IsIn = (paragraph: Paragraph) => boolean;

/** The lexicon was learned with the first two. */
const groups: readonly (readonly [string, IsIn])[] = [
  ['laws and rules', ({ isLaw }) => isLaw],
  ['composed paragraphs', ({ isLaw, isHeldOut }) => !isLaw && !isHeldOut],
  ['paragraphs that the lexicon was not learned of', ({ isHeldOut }) => isHeldOut],
];

function scoreIn(paragraphs: readonly Paragraph[], lines: Lines, isIn: IsIn): Score {
  return sumOf(
    paragraphs.flatMap((paragraph, at) =>
      isIn(paragraph) ? [scoreOf(paragraph, lines[at] ?? [])] : [],
    ),
  );
}

const shown = ({ wrong, ends }: Score): string => `${wrong} of ${ends}`;

/** How many times as many it makes; one more for each, so that none can be compared with none. */
const compared = (what: string, ours: Score, other: Score): Figure => ({
  ...{ what: `${what} (ratio: its share to ours)`, value: shown(other), aim: 1 },
  ratio: ((other.wrong + 1) * ours.ends) / ((ours.wrong + 1) * other.ends),
});

const blanks = (what: string, value: number): Figure => ({
  ...{ what: `${what} (ratio: 2.5 to it)`, value: value.toFixed(2), ratio: 2.5 / value, aim: 1 },
});
