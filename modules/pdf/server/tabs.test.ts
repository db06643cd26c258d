import { afterAll, expect, test } from 'vitest';
import { bodyHtml } from './html/body-html.ts';
import { closePdf, renderDocument } from './index.ts';
import type { RichBody } from '../contract/index.ts';
import { flowOf } from './lines/flow-of.ts';
import { lexiconWith } from './lines/lexicon.ts';
import { setFlow } from './lines/set-flow.ts';
import { tabStop } from './lines/tabs.ts';
import { textWidth } from './measures.ts';
import { pagesOf, within } from './positions.testing.ts';
import { plain, readBack } from './read-back.testing.ts';
import { body, listOf, paragraph, sentence, table, text } from './sample-body.testing.ts';
import { sampleDocuments } from './sample-documents.testing.ts';

afterAll(closePdf);

/** Lines of one paragraph. */
const linesIn = (...texts: string[]): RichBody => ({
  type: 'paragraph',
  content: texts.flatMap((one, at) => [...(at > 0 ? [{ type: 'hardBreak' }] : []), text(one)]),
});
const narrow = ['แคบ\tมาก', 'ข', 'ค', 'ง', 'จ', 'ฉ', 'ช', 'ซ'];
const tabbed = body(
  linesIn('ชื่อผู้รับ\tนายสมเกียรติ', 'โทร.\t\tเบอร์กลาง', '\tต้นบรรทัด'),
  paragraph(`${sentence} ${sentence}\tท้ายแท็บ`),
  listOf([paragraph('รายการ\tจำนวนสิ่ง')]),
  table(narrow, [narrow]),
);
const left = 30;
const stop = 25;

/** A sample of that kind with the text of tabs. */
const withTabs = (kind: string) => {
  const one = sampleDocuments.find((sample) => sample.kind === kind);
  if (!one || !('body' in one)) throw new Error(`no ${kind}`);
  return { ...one, body: tabbed };
};

test.each(['memo', 'letter', 'command'])(
  '%s: the text behind a tab begins at the next stop of its line',
  async (kind) => {
    const [page] = await pagesOf(renderDocument(withTabs(kind)));
    // The first line begins at the first stop.
    within(page.find('นายสมเกียรติ').left, left + 2 * stop, 'behind the name of the field');
    within(page.find('เบอร์กลาง').left, left + 2 * stop, 'behind two tabs');
    within(page.find('ต้นบรรทัด').left, left + stop, 'behind the tab that begins a line');
    const item = page.find('รายการ');
    const wanted = left + Math.ceil((item.right - left + 1) / stop) * stop;
    within(page.find('จำนวนสิ่ง').left, wanted, 'behind a tab in a clause');
    for (const line of page.lines()) expect(line.right, line.text).toBeLessThan(191);
  },
);

test('the text of the paper and its structured text are the source, with a blank for a tab', async () => {
  const copied = (await readBack(await renderDocument(withTabs('memo')))).join('');
  for (const wanted of ['ชื่อผู้รับ\tนายสมเกียรติ', 'โทร.\t\tเบอร์กลาง', '\tต้นบรรทัด']) {
    expect(copied).toContain(plain(wanted));
  }
  expect(bodyHtml(tabbed)).toContain('ชื่อผู้รับ\tนายสมเกียรติ<br>โทร.');
});

const linesOf = (value: string, width = textWidth) =>
  setFlow(flowOf(value, { width }), lexiconWith());

test('a line with a tab is ragged, the others stay justified', () => {
  const source = `${sentence}\t${sentence} ${sentence} ${sentence}`;
  const lines = linesOf(source);
  const at = lines.findIndex(({ runs }) => runs.some(({ gap }) => gap !== undefined));
  expect(at).toBeGreaterThanOrEqual(0);
  expect(lines[at]?.isFull).toBe(false);
  expect(lines.some(({ isFull }) => isFull)).toBe(true);
  const written = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
  expect(plain(written)).toBe(plain(source));
});

test('a tab without a stop left on its line is a blank', () => {
  const [line] = linesOf('ก\tข', tabStop);
  expect(line?.runs.map((run) => run.text)).toEqual(['ก', ' ', 'ข']);
  expect(line?.runs[1]?.gap).toBeCloseTo(0);
});
