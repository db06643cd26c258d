import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeModules, json, openTestInstance, pathOf } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
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

it('[11.01] no described table is changed by a clerk', async () => {
  const token = await instance.token('clerk.legal');
  const { modules } = composeModules(instance.app.platform);
  const tables = modules.flatMap(({ settings = [] }) => settings.map(({ table }) => table.code));
  expect(tables.length).toBeGreaterThan(15);
  const day = '2026-01-01';
  const calls: Readonly<Record<string, object>> = {
    save: { code: 'new', nameTh: 'ใหม่', nameEn: '', validFrom: day, values: {}, reason: 'ทดลอง' },
    end: { rows: [{ code: 'new', version: 1 }], validTo: day, reason: 'ทดลอง' },
    change: { rows: [{ code: 'new', version: 1 }], values: {}, reason: 'ทดลอง' },
    delete: { code: 'new', version: 1, reason: 'ทดลอง' },
    move: { code: 'new', after: null },
    undo: {},
  };
  const answered: string[] = [];
  await instance.leavesNothing(async () => {
    for (const table of tables) {
      for (const [call, sent] of Object.entries(calls)) {
        const path = `/settings/tables/${table}/${call}`;
        const answer = await instance.call(path, { ...json(JSON.stringify(sent)), token });
        if (answer.status !== 403) answered.push(`${path} ${answer.status} ${answer.text}`);
      }
    }
  });
  expect(answered).toEqual([]);
});
