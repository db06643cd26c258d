import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printedPrefix } from '../contract/index.ts';
import { deliveredPrefixes } from './delivered.testing.ts';
import { openTermSettings } from './term-settings.testing.ts';

let office: OfficeInstance;
let terms: Awaited<ReturnType<typeof openTermSettings>>;
beforeAll(async () => {
  office = await openInstance();
  terms = await openTermSettings(office);
}, 180_000);
afterAll(async () => {
  await terms.close();
  await office.close();
});

const own = {
  ...{ short: ['อจ.'], class: 'academic', gender: 'any', isPrinted: true, force: 'none' },
  ...{ hasSpaceAfter: false, inPlace: '' },
};
const named = async (search: string) => (await terms.card(search)).map((one) => one.split(',')[0]);
const correct = (account: string, prefix: string) =>
  terms.post('admin', `/identity/personnel/${office.person(account)}`, { prefix });

it('an own prefix is offered, read by forms and files, printed in its order, and counted', async () => {
  expect(await terms.add('881', { prefix: 'อจ.' })).toMatchObject({
    ...{ status: 422, code: 'personnel.prefix-unknown' },
  });
  await terms.set('prefix', 'ajarn', 'อาจารย์', own);
  expect(await terms.offered('prefix')).toContain('ajarn');
  await terms.added('882', { prefix: 'พ.ต. อจ.ดร.' });
  expect(await named('คน882')).toEqual(['อาจารย์ พันตรี คน882 ทดสอบ']);
  const head = ['รหัสพนักงาน', 'ชื่อ-สกุล', 'สังกัด'];
  const rows = [
    ['883', 'อจ.ใหม่883 ใจดี', 'กองกฎหมาย'],
    ['884', 'คจ.ใหม่ ใจดี', 'กองกฎหมาย'],
  ];
  expect(await terms.enterFile([head, ...rows])).toEqual(['3 prefix-unknown คจ.']);
  expect(await named('ใหม่883')).toEqual(['อาจารย์ใหม่883 ใจดี']);
  expect(await terms.used('prefix', 'ajarn', 'person')).toBe(2);
  expect(await terms.used('prefix', 'army-colonel-3', 'person')).toBe(1);
});

it('what is printed of a prefix changes everywhere the next moment; signed documents stay', async () => {
  expect(await correct('head.policy', 'อจ.ดร.')).toMatchObject({ status: 200 });
  expect(await named('หัวหน้านโยบาย')).toEqual([expect.stringMatching(/^อาจารย์หัวหน้า/)]);
  const memo = await office.draft('officer.policy', ['legal']);
  const form = { reviewerIds: [], signatoryId: office.person('head.policy') };
  await office.act('officer.policy', memo, 'submit', form);
  await office.act('head.policy', memo, 'sign', { password: 'Sarn2569' });
  const signature = async () => (await office.document('officer.policy', memo)).signedBy?.name;
  expect(await signature()).toMatch(/^อาจารย์หัวหน้า/);
  await terms.change('prefix', 'ajarn', { nameTh: 'ท่านอาจารย์', values: { hasSpaceAfter: true } });
  expect(await named('หัวหน้านโยบาย')).toEqual([expect.stringMatching(/^ท่านอาจารย์ หัวหน้า/)]);
  expect(await named('คน882')).toEqual(['ท่านอาจารย์ พันตรี คน882 ทดสอบ']);
  await terms.change('prefix', 'ajarn', { values: { isPrinted: false, inPlace: 'คุณ' } });
  expect(await named('หัวหน้านโยบาย')).toEqual([expect.stringMatching(/^คุณหัวหน้า/)]);
  expect(await named('คน882')).toEqual(['พันตรี คน882 ทดสอบ']);
  expect(await signature()).toMatch(/^อาจารย์หัวหน้า/);
});

it('an ended prefix is refused by form and file, and stays with who has it', async () => {
  await terms.change('prefix', 'ajarn', { nameTh: 'อาจารย์', values: { isPrinted: true } });
  await terms.end('prefix', 'ajarn');
  expect(await terms.offered('prefix')).not.toContain('ajarn');
  expect(await terms.add('885', { prefix: 'อจ.' })).toMatchObject({ code: 'settings.ended' });
  expect(await correct('officer.legal', 'อจ.')).toMatchObject({ code: 'settings.ended' });
  expect(await correct('officer.legal', 'คุณพี่')).toMatchObject({ code: 'identity.prefix-unknown' });
  expect(await correct('head.policy', 'ผศ.อจ.')).toMatchObject({ status: 200 });
  expect(await named('หัวหน้านโยบาย')).toEqual([
    expect.stringMatching(/^ผู้ช่วยศาสตราจารย์ อาจารย์ หัวหน้า/),
  ]);
  // The degree that is not printed was not taken away.
  await terms.change('prefix', 'doctor', { values: { isPrinted: true } });
  expect(await named('หัวหน้านโยบาย')).toEqual([expect.stringMatching(/ ดอกเตอร์/)]);
  await terms.change('prefix', 'doctor', { values: { isPrinted: false } });
  const head = ['รหัสพนักงาน', 'ชื่อ-สกุล', 'สังกัด'];
  const late = ['886', 'อจ.ใหม่ ใจดี', 'กองกฎหมาย'];
  expect(await terms.enterFile([head, late, ['887', 'นายดี ใจดี', 'กองกฎหมาย']])).toEqual([
    '2 term-ended อาจารย์',
  ]);
});

it('a suffix is given, counted, and printed where its table says so', async () => {
  const personId = await terms.added('891', { prefix: 'นาวาเอก', suffix: 'rn' });
  expect((await terms.employment(personId)).suffix).toBe('rn');
  expect(await terms.used('suffix', 'rn', 'person')).toBe(1);
  expect(await named('คน891')).toEqual(['นาวาเอก คน891 ทดสอบ']);
  await terms.change('suffix', 'rn', { values: { isPrinted: true } });
  expect(await named('คน891')).toEqual(['นาวาเอก คน891 ทดสอบ ร.น.']);
  await terms.set('suffix', 'cross', 'ท.จ.ว.', { short: '', isPrinted: true });
  expect(await terms.setType(personId, 'civil', { suffix: 'cross' })).toMatchObject({
    status: 200,
  });
  expect(await named('คน891')).toEqual(['นาวาเอก คน891 ทดสอบ ท.จ.ว.']);
  await terms.added('892', { prefix: 'น.อ.', lastName: 'คลื่นลม ร.น.' });
  expect(await named('คน892')).toEqual(['นาวาเอก คน892 คลื่นลม ร.น.']);
  await terms.end('suffix', 'cross');
  expect(await terms.add('893', { suffix: 'cross' })).toMatchObject({ code: 'settings.ended' });
  expect(await named('คน891')).toEqual(['นาวาเอก คน891 ทดสอบ ท.จ.ว.']);
});

it('people whose prefix came only in print carry the code of each word of it', async () => {
  const { db } = office.app;
  const codes = async (text: string) =>
    (await db.query<{ codes: string[] }>('select prefixes_of($1) codes', [text]))[0]?.codes;
  const byCode = new Map(deliveredPrefixes.map((one) => [one.code, one]));
  for (const list of [['mr'], ['assoc-prof', 'police-colonel-2'], ['mom-luang']]) {
    const printed = printedPrefix(list.flatMap((code) => byCode.get(code) ?? []));
    expect(await codes(printed)).toEqual(list);
  }
  expect(await codes('พันโท ไม่รู้จัก')).toEqual([]);
});
