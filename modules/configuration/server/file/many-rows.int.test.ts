import { countStatements, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allKeys, apply, exported, open, shown } from './import.testing.ts';

const many = 300;
/** Statements of a file, however many rows it has. */
const most = 250;

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(async () => office.close());

/** A file with so many suffixes. */
async function fileWith(name: string): Promise<string> {
  const file = await exported(office);
  const suffix = Object.fromEntries(
    Array.from({ length: many }, (_, at) => [
      `many-${at}`,
      {
        ...{ nameTh: `${name} ${at}`, nameEn: '', sort: 100 + at, validFrom: '2026-01-01' },
        ...{ validTo: null, short: `ตย. ${at}`, onPaper: true },
      },
    ]),
  );
  const { tables = {}, ...rest } = file;
  return JSON.stringify({ ...rest, tables: { ...tables, suffix } });
}

test.each([
  ['added', 'ใหม่'],
  ['changed', 'แก้แล้ว'],
])('rows that a file has %s are written together', async (_what, name) => {
  const { id } = await open(office, await fileWith(name));
  const found = await shown(office, id);
  const sent = { chosen: allKeys(found), digest: found.digest };
  const { count, result } = await countStatements(office, () => apply(office, id, sent));
  expect(result).toMatchObject({ status: 200, count: many, waiting: 0 });
  expect(count).toBeLessThan(most);
  const [row] = await office.app.db.query<{ n: number }>(
    `select count(*)::int n from audit_entry
     where act like 'settings.suffix.%' and subject_id like 'many-%'
     and detail -> 'after' ->> 'nameTh' like $1`,
    [`${name} %`],
  );
  expect(row).toEqual({ n: many });
});
