import { expect, test } from 'vitest';
import { raggedFlow } from './flow-of.ts';
import { lexiconWith } from './lexicon.ts';
import { widthOf } from './measure.ts';
import { setFlow } from './set-flow.ts';

const size = 11;
const lexicon = lexiconWith();
const linesOf = (text: string, width: number): string[] =>
  setFlow(raggedFlow(text, width, size), lexicon).map(({ runs }) =>
    runs.map((run) => run.text).join(''),
  );

/** Texts of stamps and cells, each with what must stay whole wherever it fits. */
const narrow: readonly (readonly [text: string, whole: readonly string[]])[] = [
  ['ที่ สคทช (คกก.) ๐๔๐๑.๒/ว ๑๒๓๔๕', ['(คกก.)', 'ว ๑๒๓๔๕']],
  ['ประธาน (คกก.ปท.) ที่ ๑/๒๕๖๙', ['(คกก.ปท.)']],
  ['เลขรับ(คกก.)๑๒๓๔/๒๕๖๙', ['(คกก.)']],
  ['ทส ๐๔๐๑.๒/ว ๑๒๓', ['ว ๑๒๓']],
  ['๑๔ ต.ค. ๒๕๖๙', ['ต.ค.']],
  ['ตั้งแต่วันที่ ๑ ตุลาคม ๒๕๖๙', ['วันที่', 'ตุลาคม']],
  ['เวลา ๑๐.๐๕ น.', ['๑๐.๐๕']],
];

test.each(narrow)('%s: nothing that fits is broken, however narrow the line', (text, whole) => {
  for (let width = 30; width <= 110; width += 1) {
    const lines = linesOf(text, width);
    expect(lines.join('').replaceAll(' ', ''), `${width} pt`).toBe(text.replaceAll(' ', ''));
    for (const word of whole.filter((one) => widthOf(one, size) + 1 < width)) {
      expect(
        lines.some((line) => line.includes(word)),
        `${word} on ${width} pt: ${lines.join(' | ')}`,
      ).toBe(true);
    }
    // Except where nothing but the bracket and one letter would fit.
    for (const line of width < 40 ? [] : lines)
      expect(line, `${width} pt`).not.toMatch(/^[)]|[(]$/);
  }
});

test('of an abbreviation that does not fit a line ends behind a dot', () => {
  expect(linesOf('(คกก.ปท.สผ.)', 40)).toEqual(['(คกก.', 'ปท.สผ.)']);
});
