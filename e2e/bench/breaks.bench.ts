import { paragraphLines, stretchedBlank, widestBlank } from '@sarn/pdf/testing';
import { linesInBrowser } from './breaks/in-browser.ts';
import { linesInOffice } from './breaks/in-office.ts';
import { readParagraphs, scoreOf, sourceLines } from './breaks/score.ts';
import type { Paragraph } from './breaks/score.ts';
import type { Figure } from './report.ts';

/** What a program makes of the paragraphs, in their order. */
interface Setting {
  readonly lines: readonly (readonly string[])[];
  /** The widest blank of each paragraph, in normal blanks. */
  readonly widest: readonly number[];
}

/**
 * Official Thai, 16 cm wide: line ends that stand where a careful typist would make none, by the product, by Chromium
 * and by LibreOffice with the same font; and the widest blank of a justified line.
 */
export async function measureBreaks(folder: string): Promise<Figure[]> {
  const paragraphs = readParagraphs();
  const texts = paragraphs.map(({ text }) => text);
  const own = { lines: texts.map(paragraphLines), widest: texts.map(widestBlank) };
  const found = await linesInBrowser(texts);
  const browser = {
    lines: found.map(({ lines }) => lines),
    widest: found.map(({ widest }) => widest),
  };
  const office = officeSetting(paragraphs, await linesInOffice(folder, texts));
  return [
    ...groups.flatMap(([name, isIn]) => {
      const scored = (setting: Setting) => scoreIn(paragraphs, setting, isIn);
      const ours = scored(own);
      return [
        { what: `wrong line ends, ${name}`, value: shown(ours) },
        compared('  by Chromium', ours, scored(browser)),
        office === null
          ? { what: '  by LibreOffice', value: 'not installed' }
          : compared('  by LibreOffice', ours, scored(office)),
      ];
    }),
    widestOfAll(Math.max(...own.widest)),
  ];
}

/** LibreOffice widens blanks and nothing else, so that they are told by the letters of a line. */
function officeSetting(
  paragraphs: readonly Paragraph[],
  lines: readonly (readonly string[])[] | null,
): Setting | null {
  if (lines === null) return null;
  const widest = paragraphs.map((paragraph, at) => {
    const full = sourceLines(paragraph, lines[at] ?? []).slice(0, -1);
    return Math.max(0, ...full.map(stretchedBlank));
  });
  return { lines, widest };
}

type IsIn = (paragraph: Paragraph) => boolean;

/** The lexicon was learned with the first two. */
const groups: readonly (readonly [string, IsIn])[] = [
  ['laws, rules and announcements', ({ isLaw }) => isLaw],
  ['composed paragraphs', ({ isLaw, isHeldOut }) => !isLaw && !isHeldOut],
  ['paragraphs that the lexicon was not learned of', ({ isHeldOut }) => isHeldOut],
];

interface GroupScore {
  readonly wrong: number;
  readonly ends: number;
  readonly widest: number;
}

function scoreIn(paragraphs: readonly Paragraph[], setting: Setting, isIn: IsIn): GroupScore {
  const sum = { wrong: 0, ends: 0, widest: 0 };
  for (const [at, paragraph] of paragraphs.entries()) {
    if (!isIn(paragraph)) continue;
    const { wrong, ends } = scoreOf(paragraph, setting.lines[at] ?? []);
    sum.wrong += wrong;
    sum.ends += ends;
    sum.widest = Math.max(sum.widest, setting.widest[at] ?? 0);
  }
  return sum;
}

const shown = ({ wrong, ends, widest }: GroupScore): string =>
  `${wrong} of ${ends}, widest blank ${widest.toFixed(2)}`;

/** How many times as many it makes; one more for each, so that none can be compared with none. */
const compared = (what: string, ours: GroupScore, other: GroupScore): Figure => ({
  ...{ what: `${what} (ratio: its share to ours)`, value: shown(other), aim: 1 },
  ratio: ((other.wrong + 1) * ours.ends) / ((ours.wrong + 1) * other.ends),
});

const widestOfAll = (value: number): Figure => ({
  ...{ what: 'widest blank of a justified line, in normal blanks (ratio: 2.5 to it)', aim: 1 },
  ...{ value: value.toFixed(2), ratio: 2.5 / value },
});
