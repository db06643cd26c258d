import { afterAll, expect, test } from 'vitest';
import { measurePages } from './measured-page.testing.ts';
import { plain, readBack, readLines } from './read-back.testing.ts';
import { renderRegisterSheets } from './register-sheets.pdf.ts';
import type { SheetRow } from './register-sheets.pdf.ts';
import { closePdf } from './typesetter.ts';

afterAll(closePdf);

const look = {
  ...{ title: 'ทะเบียนหนังสือรับ', subtitle: ['สำนักงาน พ.ศ. 2569'], mark: 'แบบที่ 13' },
  ...{ author: 'สำนักงาน', date: '2026-11-28' as const },
  columns: [
    { label: 'เลขทะเบียนรับ', width: 8, centred: true },
    { label: 'เรื่อง', width: 22 },
    { label: 'หมายเหตุ', width: 6 },
  ],
};

const entry = (number: number): SheetRow => ({
  cells: [{ text: String(number) }, { text: `ขอเชิญประชุม เรื่องที่ ${number}` }, { text: '' }],
});

const entries = (count: number, from = 1): SheetRow[] =>
  Array.from({ length: count }, (_, at) => entry(from + at));

test('[7.05] a register that is printed in parts has each entry once, full sheets, and its head on each of them', async () => {
  const rows = entries(60);
  const first = await renderRegisterSheets({ ...look, rows, firstSheet: 1, isEnd: false });
  expect(first.rows).toBeLessThan(rows.length);
  const rest = await renderRegisterSheets({
    ...{ ...look, rows: rows.slice(first.rows), firstSheet: first.sheets + 1, isEnd: true },
  });
  const pages = [...(await readBack(first.pdf)), ...(await readBack(rest.pdf))];
  expect(pages).toHaveLength(first.sheets + rest.sheets);
  const whole = await renderRegisterSheets({ ...look, rows, firstSheet: 1, isEnd: true });
  expect(pages).toEqual(await readBack(whole.pdf));
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(plain('เลขทะเบียนรับ'));
    expect(page).toContain(`แบบที่๑๓แผ่นที่${'๐๑๒๓๔๕๖๗๘๙'.charAt(at + 1)}`);
    expect(page).not.toMatch(/[0-9]/);
  }
  // The title is on the first sheet only.
  expect(pages.filter((page) => page.includes(plain(look.title)))).toHaveLength(1);
});

test('no sheet ends with a heading', async () => {
  const { pdf: full } = await renderRegisterSheets({
    ...{ ...look, rows: entries(60), firstSheet: 1, isEnd: true },
  });
  const fits = ((await readBack(full))[0]?.split('ขอเชิญ').length ?? 0) - 1;
  expect(fits).toBeGreaterThan(10);
  const rows = [...entries(fits - 1), { heading: 'วันที่ 2 มกราคม 2569' }, ...entries(3, fits)];
  const { pdf } = await renderRegisterSheets({ ...look, rows, firstSheet: 1, isEnd: true });
  const [one = '', two = ''] = await readBack(pdf);
  expect(one).not.toContain(plain('วันที่ ๒ มกราคม'));
  expect(two).toContain(plain('วันที่ ๒ มกราคม'));
});

test('a remark higher than a sheet goes on on the next one, and a date in a narrow column is not cut', async () => {
  const remark = `ยกเลิกเลข เมื่อ 12 ม.ค. 69: ${'ออกเลขซ้ำกับหนังสือฉบับก่อน '.repeat(60)}`;
  const rows = [{ cells: [{ text: '1', isEnded: true }, { text: 'เรื่อง' }, { text: remark }] }];
  const { pdf, sheets } = await renderRegisterSheets({ ...look, rows, firstSheet: 1, isEnd: true });
  expect(sheets).toBeGreaterThan(1);
  const text = (await readBack(pdf)).join('');
  expect(text.split('ออกเลขซ้ำ')).toHaveLength(61);
  expect((await readLines(pdf)).flat().some((line) => /^\s*\./.test(line))).toBe(false);
});

test('a signature by hand is drawn under the name of the receiver', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120"><path d="M1 1L300 100" stroke="#000"/></svg>';
  const cells = [{ text: '1' }, { text: 'นางรับ', picture }, { text: '' }];
  const made = await renderRegisterSheets({
    ...look,
    rows: [{ cells }],
    firstSheet: 1,
    isEnd: true,
  });
  const [page] = await measurePages(made.pdf);
  const name = page?.find('นางรับ');
  const drawn = page?.shapes.filter(
    ({ left, top, right }) =>
      name && top > name.top && left >= name.left - 1 && right - left > 20 && right - left < 27,
  );
  expect(drawn).toHaveLength(1);
});
