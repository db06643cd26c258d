import { afterAll, expect, test } from 'vitest';
import { closePdf, renderCopyMarks } from '../index.ts';
import type { CopyMarksInput } from '../index.ts';
import { measurePages } from '../measured-page.testing.ts';
import { within } from '../positions.testing.ts';
import { plain, readBack } from '../read-back.testing.ts';
import { freePlace } from './free-place.ts';
import type { Ink } from './free-place.ts';

afterAll(closePdf);

const a4 = { width: 595.276, height: 841.89 };
const mm = 72 / 25.4;

/** A page on which there is something in these places, in millimetres. */
function inkAt(...boxes: readonly (readonly [number, number, number, number])[]): Ink {
  const ink = { columns: 596, rows: 842, cells: new Uint8Array(596 * 842) };
  for (const [left, top, right, bottom] of boxes) {
    for (let row = Math.floor(top * mm); row < bottom * mm; row += 1) {
      ink.cells.fill(1, row * 596 + Math.floor(left * mm), row * 596 + Math.ceil(right * mm));
    }
  }
  return ink;
}

const handlers = [
  { role: 'ร่าง', name: 'สมชาย ใจดี', at: '26 พ.ย. 69 09.30 น.' },
  { role: 'พิมพ์', name: 'สมชาย ใจดี', at: '26 พ.ย. 69 10.00 น.' },
  { role: 'ทาน', name: 'รุ่งนภา กิจไพศาล', at: '26 พ.ย. 69 13.15 น.' },
];
const marksOn = (ink: Ink, more: Partial<CopyMarksInput> = {}) =>
  renderCopyMarks({
    ...{ mark: 'สำเนาคู่ฉบับ', note: '', handlers, date: '2026-11-27', pages: [a4, { ...a4, ink }] },
    ...more,
  });
const lastOf = async (pdf: Promise<Uint8Array>) => {
  const last = (await measurePages(await pdf)).at(-1);
  if (!last) throw new Error('no page');
  return last;
};

test('[5.01] the mark is at the head of every page, who had a part at the lower right of the last', async () => {
  const [first, last] = await readBack(await marksOn(inkAt()));
  expect(first).toBe('สำเนาคู่ฉบับ');
  for (const { role, name } of handlers) expect(last).toContain(plain(role + name));
  expect(last).toContain('๒๖พ.ย.๖๙๑๓.๑๕น.');
  const page = await lastOf(marksOn(inkAt()));
  const mark = page.find('สำเนาคู่ฉบับ');
  within(mark.right, 190, 'right edge of the mark');
  expect(mark.top).toBeGreaterThan(4);
  expect(mark.bottom).toBeLessThan(14);
  const lowest = page.find('ทานรุ่งนภา กิจไพศาล ๒๖ พ.ย. ๖๙ ๑๓.๑๕ น.');
  within(lowest.right, 190, 'right edge of who checked');
  expect(lowest.bottom).toBeGreaterThan(285);
  expect(lowest.bottom).toBeLessThan(297 - 4);
});

/** The code of verification at the lower right, text to the lower margin, and both. */
const code = [125, 279, 190, 293.5] as const;
const body = [30, 40, 190, 277] as const;
test.each([
  ['over the code where the text ends higher', [code, [30, 40, 190, 180]], 190],
  ['beside the code where the text goes down to the margin', [code, body], 125],
  ['in the lower margin below a full page', [body], 190],
] as const)('[5.01] they stand %s, and touch nothing', async (_where, boxes, right) => {
  const page = await lastOf(marksOn(inkAt(...boxes)));
  const rows = handlers.map(({ role, name, at }) => page.find(plain(role + name) + toThai(at)));
  for (const row of rows) {
    for (const [left, top, edge, bottom] of boxes) {
      const isApart = row.right < left || row.left > edge || row.bottom < top || row.top > bottom;
      expect(isApart, JSON.stringify({ row, box: [left, top, edge, bottom] })).toBe(true);
    }
    expect(row.bottom).toBeLessThan(297 - 3);
    expect(row.left).toBeGreaterThan(28);
  }
  expect(Math.max(...rows.map((row) => row.right))).toBeLessThanOrEqual(right + 0.5);
  expect(Math.max(...rows.map((row) => row.right))).toBeGreaterThan(right - 8);
});
const toThai = (text: string): string =>
  plain(text).replaceAll(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? '');

test('[5.01] initials stand before the name of who put them, and the rows give them room', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M10 90L190 10" stroke="#000" stroke-width="8"/></svg>';
  const some = handlers.map((one, at) =>
    at === 2 ? { ...one, initials: { svg, ratio: 2 } } : one,
  );
  const rows = async (shown: CopyMarksInput['handlers'] = []) => {
    const page = await lastOf(marksOn(inkAt(), { handlers: shown }));
    return shown.map(({ role, name, at }) => ({
      role: page.find(role),
      whole: page.find(plain(role + name) + toThai(at)),
    }));
  };
  const [plainRows, initialled] = [await rows(handlers), await rows(some)];
  const width = (all: typeof plainRows) => (all[2]?.whole.right ?? 0) - (all[2]?.whole.left ?? 0);
  expect(width(initialled)).toBeGreaterThan(width(plainRows) + 5);
  const apart = (all: typeof plainRows) => (all[2]?.whole.top ?? 0) - (all[1]?.whole.top ?? 0);
  expect(apart(initialled)).toBeGreaterThan(apart(plainRows) + 1);
  expect(Buffer.from(await marksOn(inkAt(), { handlers: some }))).not.toEqual(
    Buffer.from(await marksOn(inkAt())),
  );
});

test('[5.01] of more people than have room it is said how many they are', async () => {
  const many = Array.from({ length: 40 }, (_none, at) => ({
    ...{ role: 'ทาน', name: `ผู้ตรวจคนที่ ${at + 1}`, at: '26 พ.ย. 69 09.30 น.' },
  }));
  const page = (await readBack(await marksOn(inkAt(code, body), { handlers: many })))[1] ?? '';
  const named = page.split('ทาน').length - 1;
  expect(named).toBeGreaterThan(1);
  expect(page).toContain(toThai(`และอีก ${40 - named} คน`));
});

test('[5.01] whoever certifies has a line to sign on, name, post and day under it', async () => {
  const certifier = {
    name: 'นางรุ่งนภา กิจไพศาล',
    post: 'นักวิเคราะห์นโยบายและแผนชำนาญการ',
    at: '27 พฤศจิกายน 2569',
  };
  const asked = { mark: 'สำเนา', handlers: [], certifier };
  const page = await lastOf(marksOn(inkAt([30, 40, 190, 200]), asked));
  const words = page.find('สำเนาถูกต้อง (๒ หน้า)');
  const name = page.find(`(${certifier.name})`);
  const day = page.find('๒๗ พฤศจิกายน ๒๕๖๙');
  expect(words.bottom).toBeLessThan(page.find('ลงชื่อ').top);
  expect(name.bottom).toBeLessThan(page.find(certifier.post).top + 1);
  expect(day.bottom).toBeGreaterThan(name.bottom);
  expect(day.bottom).toBeLessThan(297 - 4);
  const full = (await readBack(await marksOn(inkAt(code, body), asked)))[1] ?? '';
  for (const part of [certifier.name, certifier.post]) expect(full).toContain(plain(part));
});

test('nothing has room on a page that is full to its edges', () => {
  expect(freePlace(inkAt([0, 0, 210, 297]), { width: 100, height: 20 })).toBeNull();
});
