import { afterAll, beforeAll, expect, it } from 'vitest';
import { json, openTestInstance, pathOf } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
}, 120_000);
afterAll(() => instance.close());

/** Permissions of administration; no clerk holds one of them. */
const administrative = /^(settings|backup|audit|help|notification|identity)\./;

it('[11.01] every call that changes a setting is refused to a clerk, whatever is sent', async () => {
  const token = await instance.token('clerk.legal');
  const guarded = instance.endpoints.filter(
    ({ access, method }) => administrative.test(String(access)) && method !== 'GET',
  );
  expect(guarded.length).toBeGreaterThan(60);
  const answered: string[] = [];
  await instance.leavesNothing(async () => {
    for (const endpoint of guarded) {
      const { status } = await instance.call(pathOf(endpoint), { ...json('{}'), token });
      if (status !== 403) answered.push(`${endpoint.path} ${status}`);
    }
  });
  expect(answered).toEqual([]);
});
