import { withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHarness } from './profile.testing.ts';
import type { Harness } from './profile.testing.ts';

const base = withTestDatabase();
let instance: Harness;
beforeAll(async () => {
  instance = await openHarness(base);
});
afterAll(() => instance.close());

const signed = [
  ['GET', '/identity/profile'],
  ['POST', '/identity/profile'],
  ['POST', '/identity/picture'],
  ['POST', '/identity/picture/remove'],
  ['GET', '/identity/signature'],
  ['POST', '/identity/signature'],
  ['POST', '/identity/signature/remove'],
] as const;

test.each(signed)('%s %s needs a session', async (method, path) => {
  for (const token of [null, '01930000-0000-7000-8000-00000000ffff']) {
    const answer =
      method === 'GET' ? await instance.get(path, token) : await instance.post(path, {}, token);
    expect([answer.status, answer.body.code]).toEqual([401, 'platform.unauthenticated']);
  }
});

test('an avatar is a picture, for ids nobody has as well', async () => {
  for (const id of [instance.people.head, 'x', encodeURIComponent('<script>')]) {
    const { status, bytes } = await instance.read(`/users/view-file-avatar/${id}`);
    expect([status, bytes.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
  }
});
