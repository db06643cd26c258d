import { openHarness } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDisplay, mostColumnLists, usualDisplay } from '../contract/index.ts';
import { aboveIt } from './account.testing.ts';

const base = withTestDatabase();
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base, {
    above: aboveIt,
  });
});
afterAll(() => instance.close());

const path = '/identity/display';
const read = async (session: string) =>
  getDisplay.output.parse((await instance.get(path, session)).body).item;

test('holds for the person alone, and is the usual one until they choose', async () => {
  const [officer, head] = [await instance.enter('officer'), await instance.enter('head')];
  expect(await read(officer)).toEqual(usualDisplay);
  const chosen = { textSize: 'large', theme: 'dark', digits: 'thai' };
  await instance.post(path, { ...chosen, textSize: 'largest' }, officer);
  await instance.post(path, chosen, officer);
  expect(await read(officer)).toEqual(chosen);
  expect(await read(head)).toEqual(usualDisplay);
});

test('refuses what is no choice', async () => {
  const officer = await instance.enter('officer');
  const before = await read(officer);
  const answer = await instance.post(path, { ...usualDisplay, theme: 'pink' }, officer);
  expect(answer.status).toBe(422);
  expect(await read(officer)).toEqual(before);
});

const columns = async (session: string) =>
  getDisplay.output.parse((await instance.get(path, session)).body).columns;
const keep = async (session: string, list: string, chosen?: readonly string[]) => {
  const sent = { list, ...(chosen ? { columns: chosen } : {}) };
  return (await instance.post('/identity/columns', sent, session)).status;
};

test('the columns of a list are kept for the person alone, until the usual ones are wanted again', async () => {
  const [first, head] = [await instance.enter('officer'), await instance.enter('head')];
  expect(await columns(first)).toEqual([]);
  expect(await keep(first, 'setting:post', ['code', 'usedDays'])).toBe(200);
  expect(await keep(first, 'list:waiting:queues', ['title'])).toBe(200);
  expect(await keep(first, 'setting:post', ['code'])).toBe(200);
  // A second device: another session of the same person.
  const officer = await instance.enter('officer');
  expect(await columns(officer)).toEqual([
    { list: 'list:waiting:queues', columns: ['title'] },
    { list: 'setting:post', columns: ['code'] },
  ]);
  expect(await columns(head)).toEqual([]);
  expect(await keep(officer, 'setting:post')).toBe(200);
  expect(await columns(officer)).toEqual([{ list: 'list:waiting:queues', columns: ['title'] }]);
});

test('of too many lists the oldest are forgotten, and what is no list is refused', async () => {
  const officer = await instance.enter('officer');
  await base.db.query(
    `insert into list_columns (person_id, list, columns, kept_at)
     select person_id, 'old' || n, '{a}', now() - interval '1 day' * n
     from (select distinct person_id from list_columns) whose, generate_series(1, $1::int) n`,
    [mostColumnLists],
  );
  expect(await keep(officer, 'newest', ['a'])).toBe(200);
  const kept = (await columns(officer)).map(({ list }) => list);
  expect(kept).toHaveLength(mostColumnLists);
  expect(kept).toContain('newest');
  expect(kept).not.toContain(`old${mostColumnLists}`);
  expect(await keep(officer, 'no list', ['a'])).toBe(422);
  expect(await keep(officer, 'list', [''])).toBe(422);
});
