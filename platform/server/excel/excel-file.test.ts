import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openZipEntry, readZipDirectory } from '../archive/zip-reader.ts';
import { withDefaultStyle } from './default-style.ts';
import { excelFile } from './excel-file.ts';
import { momentSerialOf, serialOf, sheetCell } from './sheet-value.ts';

it('an Excel file, as the library compresses it, is a zip from which every cell is read', async () => {
  const rows = Array.from({ length: 3000 }, (_, nth) => [
    sheetCell(`เรื่องที่ ${nth}`),
    sheetCell(nth),
  ]);
  const { bytes } = await excelFile({
    name: 'ทะเบียน',
    sheet: 'หน้า 1',
    widths: [20, 8],
    data: rows,
  });
  if (!Buffer.isBuffer(bytes)) throw new Error('it is made as a whole');
  const folder = mkdtempSync(path.join(tmpdir(), 'sarn-excel-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'sheet.xlsx');
  writeFileSync(file, bytes);
  const inside = new Map<string, string>();
  for (const entry of await readZipDirectory(file, 20)) {
    inside.set(entry.name, await textOf(await openZipEntry(file, entry)));
  }
  const strings = inside.get('xl/sharedStrings.xml') ?? '';
  const sheet = inside.get('xl/worksheets/sheet1.xml') ?? '';
  for (const nth of rows.keys()) expect(strings).toContain(`>เรื่องที่ ${nth}<`);
  expect(sheet.match(/<row\b/g)).toHaveLength(rows.length);
  expect(sheet).toContain('<v>2999</v>');
  expect(bytes.length).toBeLessThan((strings.length + sheet.length) / 3);
});

it('the name of an Excel file has one full stop before its extension', async () => {
  const empty = { sheet: 'หน้า 1', widths: [20], data: [] };
  const named = async (name: string) => (await excelFile({ ...empty, name })).name;
  expect(await named('เอกสารทั้งหมด 27 พ.ย. 69 · 20.15 น.')).toBe(
    'เอกสารทั้งหมด 27 พ.ย. 69 · 20.15 น.xlsx',
  );
  expect(await named('ทะเบียน พ.ศ. 2569')).toBe('ทะเบียน พ.ศ. 2569.xlsx');
});

describe('the styles of an Excel file', () => {
  it('are based on the style Normal, in the order that Excel demands', () => {
    const written =
      '<styleSheet><fonts/><cellXfs count="2"><xf fontId="0"></xf><xf numFmtId="100"></xf></cellXfs><dxfs/></styleSheet>';
    const xml = withDefaultStyle(written);
    expect([...xml.matchAll(/<(\w+Xfs|cellStyles|fonts|dxfs)\b/g)].map(([, name]) => name)).toEqual(
      ['fonts', 'cellStyleXfs', 'cellXfs', 'cellStyles', 'dxfs'],
    );
    expect(xml).toContain('<xf xfId="0" fontId="0"></xf><xf xfId="0" numFmtId="100"></xf>');
    expect(xml).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
  });

  it('are refused where the library writes them in another way', () => {
    expect(() => withDefaultStyle('<styleSheet></styleSheet>')).toThrow('not as expected');
  });
});

describe('a cell of an Excel file', () => {
  it('is a date in the calendar of the language, or a number, or text', () => {
    const day = { day: '2026-11-20' };
    expect(sheetCell(day)).toMatchObject({ value: 46_346, format: '[$-107041E]d mmm yy' });
    expect(sheetCell(day, 'en')).toMatchObject({ value: 46_346, format: '[$-809]d mmm yyyy' });
    expect(sheetCell({ at: '2026-11-20T02:01:00Z' })).toMatchObject({
      value: 46_346 + 541 / 1440,
      format: String.raw`[$-107041E]d mmm yy "·" hh\.mm "น."`,
    });
    expect(sheetCell(3)).toMatchObject({ value: 3, type: Number });
    // The number of a letter, what only looks like a number, and what begins like a formula.
    for (const text of ['ดท 0102/7', '0012', '=1+1']) {
      expect(sheetCell(text)).toMatchObject({ value: text, type: String });
    }
  });

  it.each([
    ['1900-03-01', 61],
    ['1970-01-01', 25_569],
    ['2026-11-20', 46_346],
  ])('counts %s as %d', (day, serial) => {
    expect(serialOf(day)).toBe(serial);
  });

  it('counts a point in time by the clock of Bangkok, and an empty date as nothing', () => {
    expect(momentSerialOf('2026-11-19T17:30:00Z')).toBe(46_346 + 30 / 1440);
    expect(sheetCell({ day: null })).toBeNull();
    expect(sheetCell({ at: null })).toBeNull();
  });
});
