import { openHarness } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPhrases, mostPhrases } from '../contract/index.ts';
import { aboveIt } from './account.testing.ts';

const base = withTestDatabase();
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base, {
    above: aboveIt,
  });
});
afterAll(() => instance.close());

const path = '/identity/phrases';
const read = async (session: string) =>
  listPhrases.output.parse((await instance.get(path, session)).body).rows;
const texts = async (session: string) => (await read(session)).map(({ text }) => text);
const keep = (session: string, text: string) => instance.post(path, { text }, session);

test('are kept and removed by the person alone', async () => {
  const [officer, head] = [await instance.enter('officer'), await instance.enter('head')];
  await keep(officer, 'เพื่อโปรดทราบ');
  expect((await keep(officer, '  ')).status).toBe(422);
  expect(await texts(officer)).toEqual(['เพื่อโปรดทราบ']);
  expect(await texts(head)).toEqual([]);
  const [mine] = await read(officer);
  await instance.post(`${path}/remove`, { id: mine?.id }, head);
  expect(await texts(officer)).toEqual(['เพื่อโปรดทราบ']);
  await instance.post(`${path}/remove`, { id: mine?.id }, officer);
  expect(await texts(officer)).toEqual([]);
});

test('are each there once, and the oldest make way', async () => {
  const officer = await instance.enter('officer');
  for (let at = 0; at <= mostPhrases; at += 1) await keep(officer, `สำนวนที่ ${at}`);
  await keep(officer, 'สำนวนที่ 5');
  const known = await texts(officer);
  expect(known).toHaveLength(mostPhrases);
  expect(new Set(known).size).toBe(mostPhrases);
  expect(known).not.toContain('สำนวนที่ 0');
});
