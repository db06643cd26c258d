import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PhraseLibrary, mostPhrases, phraseTable } from '../contract/index.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const path = '/identity/phrases';
const library = async (account: string) => PhraseLibrary.parse(await office.get(account, path));
const texts = async (account: string) => (await library(account)).rows.map(({ text }) => text);
const keep = (account: string, text: string) => office.post(account, path, { text });
const shared = async (account: string) => (await library(account)).unit.map(({ text }) => text);

/** Keeps a phrase and shares it with the first unit of the person. */
async function share(account: string, text: string) {
  await keep(account, text);
  const { rows, units } = await library(account);
  const asked = { id: rows[0]?.id, unitId: units[0]?.id };
  return office.post(account, `${path}/share`, asked);
}

test('[5.10] phrases are kept and removed by the person alone', async () => {
  await keep('officer.policy', 'เพื่อโปรดทราบ');
  expect((await keep('officer.policy', '  ')).status).toBe(422);
  expect(await texts('officer.policy')).toEqual(['เพื่อโปรดทราบ']);
  expect(await texts('head.policy')).toEqual([]);
  const [mine] = (await library('officer.policy')).rows;
  await office.post('head.policy', `${path}/remove`, { id: mine?.id });
  expect(await texts('officer.policy')).toEqual(['เพื่อโปรดทราบ']);
  await office.post('officer.policy', `${path}/remove`, { id: mine?.id });
  expect(await texts('officer.policy')).toEqual([]);
});

test('are each there once, and the oldest make way', async () => {
  for (let at = 0; at <= mostPhrases; at += 1) await keep('officer.legal', `สำนวนที่ ${at}`);
  await keep('officer.legal', 'สำนวนที่ 5');
  const known = await texts('officer.legal');
  expect(known).toHaveLength(mostPhrases);
  expect(new Set(known).size).toBe(mostPhrases);
  expect(known).not.toContain('สำนวนที่ 0');
});

test('[5.10] a shared phrase is offered in its unit, and withdrawn by who shared it or its head', async () => {
  expect((await share('officer.policy', 'เห็นควรเวียนแจ้ง')).status).toBe(200);
  expect(await shared('head.policy')).toEqual(['เห็นควรเวียนแจ้ง']);
  expect(await shared('officer.legal')).toEqual([]);
  const [phrase] = (await library('officer.legal')).rows;
  const [other] = (await library('officer.policy')).units;
  const foreign = { id: phrase?.id, unitId: other?.id };
  expect(await office.post('officer.legal', `${path}/share`, foreign)).toMatchObject({
    ...{ status: 403, code: 'phrase.not-of-unit' },
  });
  // Shared twice, it is there once.
  await share('officer.policy', 'เห็นควรเวียนแจ้ง');
  const [one, ...more] = (await library('head.policy')).unit;
  expect(more).toEqual([]);
  expect(one).toMatchObject({ mayWithdraw: true });
  const stranger = await office.post('officer.legal', `${path}/withdraw`, { id: one?.id });
  expect(stranger).toMatchObject({ status: 404, code: 'phrase.not-found' });
  await office.post('head.policy', `${path}/withdraw`, { id: one?.id });
  expect(await shared('officer.policy')).toEqual([]);
  // The own one stays.
  expect(await texts('officer.policy')).toContain('เห็นควรเวียนแจ้ง');
});

test('a phrase of a unit is offered in the units below it, and a colleague cannot withdraw it', async () => {
  expect((await share('director', 'ทราบ มอบกองดำเนินการ')).status).toBe(200);
  const text = 'ทราบ มอบกองดำเนินการ';
  expect((await library('director')).unit).toMatchObject([{ text, mayWithdraw: true }]);
  expect((await library('officer.policy')).unit).toMatchObject([{ text, mayWithdraw: false }]);
  await share('officer.policy', 'เรียนหัวหน้ากอง');
  const own = (await library('officer2.policy')).unit;
  expect(own.map((one) => [one.text, one.mayWithdraw])).toEqual([
    [text, false],
    ['เรียนหัวหน้ากอง', false],
  ]);
});

test('[5.10] a phrase of the agency is offered to everybody from the next call on', async () => {
  const row = { nameTh: 'ถือปฏิบัติโดยเคร่งครัด', nameEn: '', validFrom: '2020-01-01', validTo: null };
  const sent = { ...row, values: { use: 'order' }, code: '', version: null };
  const made = await office.post('admin', `/settings/tables/${phraseTable.code}/save`, sent);
  expect(made.status, JSON.stringify(made)).toBe(200);
  expect((await library('officer.legal')).agency).toContainEqual(
    expect.objectContaining({ text: 'ถือปฏิบัติโดยเคร่งครัด', use: 'order' }),
  );
});
