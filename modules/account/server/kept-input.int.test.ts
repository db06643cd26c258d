import { openHarness } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findKeptInput, listKeptInput, mostKeptInputs } from '../contract/index.ts';
import { aboveIt } from './account.testing.ts';
import { deleteOldInput } from './kept-input.store.ts';

const base = withTestDatabase();
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base, {
    above: aboveIt,
  });
});
afterAll(() => instance.close());

const path = '/identity/kept-input';
const keep = (session: string, form: string, text: string, entry?: string) =>
  instance.post(path, { form, entry, values: JSON.stringify({ text }) }, session);
const find = async (session: string, form: string, entry = '') => {
  const asked = `form=${encodeURIComponent(form)}&entry=${entry}`;
  const answer = await instance.get(`${path}?${asked}`, session);
  return findKeptInput.output.parse(answer.body).item;
};
const entriesOf = async (session: string, form: string) => {
  const answer = await instance.get(`${path}/entries?form=${encodeURIComponent(form)}`, session);
  return listKeptInput.output.parse(answer.body).items.map(({ entry }) => entry);
};

test('keeps the last input of each form, for the person alone', async () => {
  const officer = await instance.enter('officer');
  const head = await instance.enter('head');
  expect(await find(officer, 'act.note:1')).toBeNull();
  await keep(officer, 'act.note:1', 'ร่างความเห็น');
  await keep(officer, 'act.note:1', 'ความเห็น');
  await keep(officer, 'act.note:2', 'อื่น');
  expect((await find(officer, 'act.note:1'))?.values).toBe('{"text":"ความเห็น"}');
  expect(await find(head, 'act.note:1')).toBeNull();
});

test('forgets one form, or all of the person', async () => {
  const officer = await instance.enter('officer');
  const head = await instance.enter('head');
  for (const form of ['a', 'b', 'c']) await keep(officer, form, form);
  await keep(head, 'a', 'of the head');
  await instance.post(`${path}/forget`, { form: 'a' }, officer);
  expect([await find(officer, 'a'), (await find(officer, 'b'))?.values]).toEqual([
    null,
    '{"text":"b"}',
  ]);
  await instance.post(`${path}/forget`, {}, officer);
  expect([await find(officer, 'b'), await find(officer, 'c')]).toEqual([null, null]);
  expect(await find(head, 'a')).not.toBeNull();
});

test('keeps what each tab typed into one form, until that tab has sent or discarded it', async () => {
  const officer = await instance.enter('officer');
  const head = await instance.enter('head');
  await keep(officer, 'two', 'ของแท็บแรก', 'a.1');
  instance.clock.advance(1000);
  await keep(officer, 'two', 'ของแท็บที่สอง', 'b.1');
  expect(await entriesOf(officer, 'two')).toEqual(['b.1', 'a.1']);
  instance.clock.advance(1000);
  await keep(officer, 'two', 'ของแท็บแรก แก้แล้ว', 'a.1');
  expect(await entriesOf(officer, 'two')).toEqual(['a.1', 'b.1']);
  expect((await find(officer, 'two', 'b.1'))?.values).toBe('{"text":"ของแท็บที่สอง"}');
  expect([await entriesOf(head, 'two'), await find(head, 'two', 'a.1')]).toEqual([[], null]);
  await instance.post(`${path}/forget`, { form: 'two', entry: 'a.1' }, officer);
  expect(await entriesOf(officer, 'two')).toEqual(['b.1']);
  await instance.post(`${path}/forget`, { form: 'two' }, officer);
  expect(await entriesOf(officer, 'two')).toEqual([]);
});

test('counts the tabs of one form as the forms of a person: the oldest makes way', async () => {
  const officer = await instance.enter('officer');
  for (let n = 0; n <= mostKeptInputs; n++) {
    instance.clock.advance(1000);
    await keep(officer, 'many', `${n}`, `tab.${n}`);
  }
  const left = await entriesOf(officer, 'many');
  expect([left.length, left.at(0), left.at(-1)]).toEqual([
    mostKeptInputs,
    `tab.${mostKeptInputs}`,
    'tab.1',
  ]);
});

test('keeps so many of a person and no more: the oldest makes way', async () => {
  const officer = await instance.enter('officer');
  for (let n = 0; n <= mostKeptInputs; n++) {
    instance.clock.advance(1000);
    await keep(officer, `form:${n}`, `${n}`);
  }
  expect(await find(officer, 'form:0')).toBeNull();
  expect(await find(officer, 'form:1')).not.toBeNull();
  expect(await find(officer, `form:${mostKeptInputs}`)).not.toBeNull();
});

test('deletes what nobody continued', async () => {
  const officer = await instance.enter('officer');
  await keep(officer, 'old', 'old');
  const saved = (await find(officer, 'old'))?.savedAt ?? '';
  const older = (moment: string) => base.db.transaction((tx) => deleteOldInput(tx, moment));
  await older(saved);
  expect(await find(officer, 'old')).not.toBeNull();
  await older(new Date(Date.parse(saved) + 1).toISOString());
  expect(await find(officer, 'old')).toBeNull();
});

test('takes no session without an answer: a stranger is refused', async () => {
  expect((await instance.get(`${path}?form=a`)).status).toBe(401);
  expect((await instance.get(`${path}/entries?form=a`)).status).toBe(401);
  expect((await instance.post(path, { form: 'a', values: '{}' })).status).toBe(401);
});
