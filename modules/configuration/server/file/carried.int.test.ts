import { composeModules, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notInFile } from './not-in-file.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const leftOut = Object.values(notInFile).flat();

/** SQL tables that the file carries, with who carries them. */
function carried(): Map<string, string> {
  const { modules } = composeModules(office.app.platform);
  return new Map([
    ...modules.flatMap(({ settings = [] }) =>
      settings.map(({ sqlTable, table }) => [sqlTable, table.code] as const),
    ),
    ...modules.flatMap(({ configuration = [] }) =>
      configuration.flatMap(({ tables, code }) => tables.map((name) => [name, code] as const)),
    ),
  ]);
}

it('carries every table of settings, or says why it does not', async () => {
  const found = await office.app.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const names = found.map(({ name }) => name);
  const known = carried();
  expect(names.filter((name) => !known.has(name) && !leftOut.includes(name))).toEqual([]);
  expect([...known.keys(), ...leftOut].filter((name) => !names.includes(name))).toEqual([]);
  expect(leftOut.filter((name) => known.has(name))).toEqual([]);
});

it('has each carried table in its text', async () => {
  const answer = await office.app.fetch('/api/configuration/file/export', {
    headers: { authorization: `Bearer ${await office.token('admin')}` },
  });
  expect(answer.headers.get('content-disposition')).toMatch(
    /filename="sarn-configuration-\d{4}-\d\d-\d\d\.json"/,
  );
  const file = (await answer.json()) as Record<'tables' | 'values', object>;
  const sections = new Set([...Object.keys(file.tables), ...Object.keys(file.values)]);
  expect([...carried().values()].filter((code) => !sections.has(code))).toEqual([]);
});
