import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleZip } from '@sarn/testing';
import writeExcelFile from 'write-excel-file/node';
import { afterAll, describe, expect, it } from 'vitest';
import { openSheet } from './sheet-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarn-sheet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

async function read(bytes: Uint8Array | string) {
  files += 1;
  const path = join(folder, `sheet-${files}`);
  writeFileSync(path, bytes);
  const { encoding, rows } = await openSheet(path, 'ทะเบียน');
  const found: [number, ...string[]][] = [];
  for await (const { row, cells } of rows) found.push([row, ...cells]);
  return { encoding, rows: found };
}

const refusal = async (bytes: Uint8Array | string) =>
  read(bytes).then(
    () => null,
    (error: { code?: string }) => error.code,
  );

const text = 'เลขทะเบียนรับ,เรื่อง\r\n๑,"ขอเชิญ ""ประชุม"", ด่วน"\n\n3,สองบรรทัด';
const wanted = [
  [1, 'เลขทะเบียนรับ', 'เรื่อง'],
  [2, '๑', 'ขอเชิญ "ประชุม", ด่วน'],
  [4, '3', 'สองบรรทัด'],
];

/** TIS-620: Thai is from 0xA1 on, in the order of Unicode from U+0E01 on. */
const tis620 = (given: string): Buffer =>
  Buffer.from(
    Array.from(given, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      return code >= 0x0e01 ? code - 0x0e01 + 0xa1 : code;
    }),
  );
const swapped = (given: string): Buffer => Buffer.from(given, 'utf16le').swap16();

describe('[15.10] tables of older systems', () => {
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\uFEFF${text}`)],
    ['windows-874', tis620(text)],
    ['utf-16le', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', swapped(`\uFEFF${text}`)],
    ['utf-16be', swapped(text)],
  ])('are read as %s, with or without a mark', async (encoding, bytes) => {
    expect(await read(bytes)).toEqual({ encoding, rows: wanted });
  });

  it('are delimited by commas, semicolons or tabs', async () => {
    for (const delimiter of [',', ';', '\t']) {
      const given = ['ที่', 'เรื่อง, ย่อ; เต็ม', 'จาก'].map((cell) => `"${cell}"`).join(delimiter);
      const { rows } = await read(`${given}\n1${delimiter}2${delimiter}3`);
      expect(rows).toEqual([
        [1, 'ที่', 'เรื่อง, ย่อ; เต็ม', 'จาก'],
        [2, '1', '2', '3'],
      ]);
    }
  });

  it('are workbooks with their days, times, numbers and places kept', async () => {
    const day = { type: Date, format: 'dd/mm/yyyy' } as const;
    const book = writeExcelFile([
      [{ value: 'เลขรับ' }, { value: 'วันที่รับ' }, { value: 'เวลา' }, { value: 'เรื่อง' }],
      [
        { value: 12, type: Number },
        { value: new Date(Date.UTC(2026, 10, 21)), ...day },
        { value: new Date(Date.UTC(2026, 10, 21, 9, 30)), type: Date, format: 'hh:mm' },
        { value: 'ขอเชิญ <ประชุม> & อบรม' },
      ],
      [],
      [null, null, null, { value: 'แถวที่สี่' }],
    ]);
    expect(await read(await book.toBuffer())).toEqual({
      encoding: 'xlsx',
      rows: [
        [1, 'เลขรับ', 'วันที่รับ', 'เวลา', 'เรื่อง'],
        [2, '12', '2026-11-21', '2026-11-21 09:30', 'ขอเชิญ <ประชุม> & อบรม'],
        [4, '', '', '', 'แถวที่สี่'],
      ],
    });
  });

  it('that are zip bombs or harmful are refused before unpacking, with what to do', async () => {
    const sheet = 'xl/worksheets/sheet1.xml';
    const million = 'a'.repeat(20_000_000);
    const bomb = sampleZip([
      { name: 'xl/workbook.xml', bytes: '<workbook/>' },
      { name: sheet, bytes: million },
    ]);
    expect(await refusal(bomb)).toBe('registry.import-bomb');
    // A directory that declares a wrong size: the stream is cut at the declared size.
    const lie = sampleZip([
      { name: 'xl/workbook.xml', bytes: '<workbook/>' },
      { name: sheet, bytes: million, claims: 100 },
    ]);
    expect(await refusal(lie)).toBe('registry.import-bomb');
    const whole = sampleZip([{ name: 'xl/workbook.xml', bytes: '<workbook/>' }]);
    expect(await refusal(whole)).toBe('registry.import-broken');
    expect(await refusal(bomb.subarray(0, 60))).toBe('registry.import-broken');
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0, 0]))).toBe(
      'registry.import-old-excel',
    );
    expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBe(
      'registry.import-not-a-table',
    );
    expect(await refusal(Buffer.from([0x41, 0xff, 0xfc, 0xfd, 0x42]))).toBe(
      'registry.import-encoding',
    );
    expect(await refusal('ที่,เรื่อง\n1,"ไม่ปิด\n2,x')).toBe('registry.import-quote-open');
  });
});
