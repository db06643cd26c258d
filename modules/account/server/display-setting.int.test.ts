import { openHarness } from '@sarn/authentication/testing';
import type { Harness } from '@sarn/authentication/testing';
import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDisplay, usualDisplay } from '../contract/index.ts';
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
