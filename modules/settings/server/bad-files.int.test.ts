import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hold, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { sampleBook, sampleZip } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const text = (place: string, value: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const lineOf = (at: number, ...cells: readonly string[]): string =>
  `<row r="${at}">${cells.map((cell, place) => text(`${'ABCD'[place]}${at}`, cell)).join('')}</row>`;
const head = lineOf(1, 'รหัส', 'ชื่อ', 'คำย่อ', 'ใช้ในเอกสารทางการ');

/** A workbook of one sheet, as Excel writes it. */
const workbook = (lines: string, merged = '', claims?: number): Buffer =>
  sampleZip([
    { name: 'xl/workbook.xml', bytes: '<workbook/>' },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: `<worksheet><sheetData>${head}${lines}</sheetData>${merged}</worksheet>`,
      ...(claims === undefined ? {} : { claims }),
    },
  ]);

interface Sent {
  readonly status: number;
  readonly code?: string;
  readonly message?: string;
  readonly rows?: readonly { code: string; name: string; act: string; fault: string }[];
  readonly sheets?: readonly { name: string; isHidden: boolean }[];
  readonly sheetAt?: number;
}

async function send(bytes: Uint8Array, isTrial: boolean, more: object = {}): Promise<Sent> {
  const form = new FormData();
  form.append('isTrial', String(isTrial));
  for (const [name, value] of Object.entries(more)) form.append(name, String(value));
  form.append('file', new Blob([new Uint8Array(bytes)]), 'settings.xlsx');
  const response = await office.app.fetch('/api/settings/tables/suffix/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${await office.token('admin')}` },
    body: form,
  });
  return { ...((await response.json()) as object), status: response.status };
}

const codes = async () => {
  const answer = await office.get('admin', '/settings/tables/suffix/rows?state=all');
  return (answer['rows'] as { code: string }[]).map(({ code }) => code);
};

const refused = async (bytes: Buffer) => {
  const answer = await send(bytes, false);
  expect(answer).toMatchObject({ status: 422, code: 'settings.too-many-rows' });
  expect(answer.message).toContain('2000');
  expect(await codes()).toEqual(['rn']);
};

test('a workbook of 200,000 rows is refused with the limit, and nothing is taken', async () => {
  const line = '<row><c t="inlineStr"><is><t>code</t></is></c></row>';
  await refused(workbook(line.repeat(200_000)));
});

test('so is one that is too large to be unpacked, as Excel writes large ones', async () => {
  await refused(workbook(lineOf(2, 'code', 'ชื่อ'), '', 60_000_000));
});

test('a formula counts by its stored result; without one its row is a fault that says so', async () => {
  const lines =
    `<row r="2">${text('A2', 'calc')}<c r="B2" t="str"><f>"คำ"&amp;"นวณ"</f><v>คำนวณ</v></c></row>` +
    `<row r="3">${text('A3', 'rn')}<c r="B3"><f>A9</f></c></row>`;
  const trial = await send(workbook(lines), true);
  expect(trial.rows?.map(({ code, act }) => [code, act])).toEqual([
    ['calc', 'add'],
    ['rn', 'fault'],
  ]);
  expect(trial.rows?.[1]?.fault).toBe('สูตรในช่อง “ชื่อ” ไม่มีค่า');
  const kept = await send(workbook(lines), false);
  expect(kept.code).toBe('settings.import-faults');
  expect(await codes()).toEqual(['rn']);
});

test('merged cells have the value of their first one; a row without a code says so', async () => {
  const lines = lineOf(2, 'both', 'คำรวม', 'ร.', 'ใช่') + `<row r="3">${text('B3', 'คำที่สอง')}</row>`;
  const merged = '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>';
  const trial = await send(workbook(lines, merged), true);
  expect(trial.rows?.map(({ act }) => act)).toEqual(['add', 'fault']);
  expect(trial.rows?.[1]).toMatchObject({ code: '', name: 'คำที่สอง', fault: 'ไม่มีรหัส' });
});

test('another sheet of a workbook is read and taken when it is asked for, also a hidden one', async () => {
  const headings = ['รหัส', 'ชื่อ', 'คำย่อ', 'ใช้ในเอกสารทางการ'];
  const book = sampleBook([
    ['ปก', [['บัญชีคำต่อท้าย', 'ปี 2570']]],
    ['ปีนี้', [headings, ['now', 'คำปีนี้', 'ปน.', 'ใช่']]],
    ['ปีก่อน', [headings, ['then', 'คำปีก่อน', 'ปก.', 'ใช่']], true],
  ]);
  const usual = await send(book, true);
  expect(usual).toMatchObject({ sheetAt: 1, rows: [{ code: 'now', act: 'add' }] });
  const names = (usual.sheets ?? []).map(({ name, isHidden }) => [name, isHidden]);
  expect(names).toEqual([
    ...[
      ['ปก', false],
      ['ปีนี้', false],
    ],
    ['ปีก่อน', true],
  ]);
  const other = await send(book, true, { sheetAt: 2 });
  expect(other).toMatchObject({ sheetAt: 2, rows: [{ code: 'then', act: 'add' }] });
  // A sheet without the headings says so.
  expect((await send(book, true, { sheetAt: 0 })).code).toBe('settings.import-unreadable');
  expect((await send(book, false, { sheetAt: 2 })).status).toBe(200);
  expect(await codes()).toEqual(['rn', 'then']);
  expect((await office.post('admin', '/settings/tables/suffix/undo', {})).status).toBe(200);
  expect(await codes()).toEqual(['rn']);
});

test('an import that is cut off in the middle takes no row, and can be sent again', async () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    lineOf(at + 2, `cut${at}`, `คำ ${at}`, '', ''),
  );
  const bytes = workbook(many.join(''));
  // Somebody else holds the trail, which is written last: the rows are there, and not yet for others.
  const trail = await hold(office, 'lock table audit_entry in share row exclusive mode', []);
  const importing = send(bytes, false);
  await trail.cutOff();
  expect((await importing).status).toBeGreaterThanOrEqual(500);
  expect(await codes()).toEqual(['rn']);
  expect((await send(bytes, false)).status).toBe(200);
  expect(await codes()).toContain('cut39');
  await office.post('admin', '/settings/tables/suffix/undo', {});
  expect(await codes()).toEqual(['rn']);
});

test('what a killed process left of a file is removed by the next import', async () => {
  const folder = join(office.app.platform.config.dataDir, 'settings');
  mkdirSync(folder, { recursive: true });
  const [old, arriving] = [join(folder, 'arriving-old'), join(folder, 'arriving-now')];
  for (const path of [old, arriving]) writeFileSync(path, 'รหัส');
  const day = new Date(Date.now() - 86_400_000);
  utimesSync(old, day, day);
  expect((await send(workbook(''), true)).status).toBe(200);
  expect([existsSync(old), existsSync(arriving)]).toEqual([false, true]);
});

test('the trial tells a reference that is not there, and takes the name, the code and Thai digits', async () => {
  const sent = async (table: string, lines: readonly string[], isTrial: boolean) => {
    const form = new FormData();
    form.append('isTrial', String(isTrial));
    form.append('file', new Blob([lines.join('\n')]), 'settings.csv');
    const response = await office.app.fetch(`/api/settings/tables/${table}/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await office.token('admin')}` },
      body: form,
    });
    return (await response.json()) as Sent & { readonly count?: number };
  };
  const category = 'system-category-document-book';
  const heading = 'รหัส,ชื่อ,กลุ่มหนังสือ';
  const faults = await sent(
    category,
    [heading, 'c1,หมวดหนึ่ง,ไม่มีกลุ่มนี้', 'c2,หมวดสอง,nope', 'c3,-,01'],
    true,
  );
  expect(faults.rows?.map(({ fault }) => fault)).toEqual([
    'ไม่รู้จัก กลุ่มหนังสือ “ไม่มีกลุ่มนี้”',
    'ไม่รู้จัก กลุ่มหนังสือ “nope”',
    'ชื่อเว้นว่างไม่ได้ และยาวไม่เกิน 200 ตัวอักษร',
  ]);
  // The name, the code, and the code as Excel leaves it of a cell that it took for a number.
  const lines = [heading, 'c1,หมวดหนึ่ง,การเงินงบประมาณ', 'c2,หมวดสอง,01', 'c3,หมวดสาม,1'];
  expect(await sent(category, lines, true)).toMatchObject({ count: 3 });
  expect(await sent(category, lines, false)).toMatchObject({ count: 3 });
  const { rows } = await office.get('admin', `/settings/tables/${category}/rows`);
  expect(
    (rows as { code: string; values: { bookGroup: string } }[]).map(({ code, values }) => [
      code,
      values.bookGroup,
    ]),
  ).toEqual([
    ['c1', '01'],
    ['c2', '01'],
    ['c3', '01'],
  ]);
  const group = ['รหัส,ชื่อ,จำนวนวันทำการตามปกติ', '01,การเงินงบประมาณ,๑๕'];
  expect(await sent('system-manage-book-group', group, false)).toMatchObject({ count: 1 });
});
