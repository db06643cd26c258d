import { emptyValue } from '@sarn/kernel';
import type { DescribedTable, Field, FieldValue } from '@sarn/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedModules } from './openapi.ts';
import { openInstance } from './testing.ts';
import type { OfficeInstance } from './testing.ts';
import { fillEmptyTables } from './testing/first-rows.testing.ts';

/* [8.01] What the screen of described tables offers holds in each of them, and not only in one. */

const tables = describedModules().flatMap(({ settings = [] }) =>
  settings.map(({ table }) => table),
);

interface Row {
  readonly code: string;
  readonly validTo: string | null;
  readonly version: number;
  readonly values: Readonly<Record<string, FieldValue>>;
}

const reason = 'ตามคำสั่งสำนักงาน';
let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  await fillEmptyTables(office);
}, 180_000);
afterAll(() => office.close());

const at = ({ code }: DescribedTable) => `/settings/tables/${code}`;
/** All rows, page after page. */
async function rowsOf(table: DescribedTable): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, total = 1; rows.length < total; page += 1) {
    const answer = await office.get('admin', `${at(table)}/rows?state=all&page=${page}`);
    const found = answer['rows'] as Row[];
    if (found.length === 0) break;
    rows.push(...found);
    total = Number(answer['total']);
  }
  return rows;
}
/** Rows without what every change counts on. */
const shownOf = async (table: DescribedTable) =>
  (await rowsOf(table)).map(({ version: _version, ...row }) => row);

const fileOf = async (table: DescribedTable): Promise<ArrayBuffer> => {
  const response = await office.app.fetch(`/api${at(table)}/excel?state=all`, {
    headers: { authorization: `Bearer ${await office.token('admin')}` },
  });
  expect(response.status).toBe(200);
  return response.arrayBuffer();
};

async function trial(table: DescribedTable, file: ArrayBuffer) {
  const form = new FormData();
  form.append('isTrial', 'true');
  form.append('file', new Blob([file]), 'settings.xlsx');
  const response = await office.app.fetch(`/api${at(table)}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await office.token('admin')}` },
    body: form,
  });
  const { rows = [] } = (await response.json()) as { rows?: { act: string; fault: string }[] };
  return { status: response.status, rows };
}

/**
 * Rows that somebody changes at once: two of the agency's own, where the table takes a copy of its last row;
 * of those that came with the product some fields are locked.
 */
async function rowsToChange(table: DescribedTable): Promise<readonly Row[]> {
  const last = (await rowsOf(table)).at(-1);
  const codes: string[] = [];
  for (const code of ['own-1', 'own-2']) {
    const saved = await office.post('admin', `${at(table)}/save`, {
      ...{ code: table.isCodeMade ? '' : code, version: null, nameTh: `ทดลอง ${code}`, nameEn: '' },
      ...{ validFrom: '2026-01-01', validTo: null, values: ownValues[table.code] ?? last?.values },
      reason,
    });
    if (table.code in ownValues) expect([saved.status, saved['code']]).toEqual([200, undefined]);
    if (saved.status === 200) codes.push((saved['row'] as Row).code);
  }
  const rows = await rowsOf(table);
  return codes.length === 0 ? rows.slice(-2) : rows.filter(({ code }) => codes.includes(code));
}

/** Of tables that take no copy. */
const ownValues: Readonly<Record<string, Row['values']>> = {
  'document-type': { base: 'inside', bookGroup: null, speed: null, retention: 'none' },
};

/** Other values that a field could have, the likeliest first. */
function othersOf(field: Field, now: FieldValue, known: readonly FieldValue[]): FieldValue[] {
  const own = {
    switch: () => [now !== true],
    number: () => [field.kind === 'number' ? (field.min ?? 0) + 1 : 0, 1, 5],
    choice: () => (field.kind === 'choice' ? Object.keys(field.options) : []),
    text: () => ['ทดลอง', 'x1'],
    texts: () => [['ทดลอง']],
    reference: () => [],
    units: () => [],
  }[field.kind]() as FieldValue[];
  return [...own, ...known, emptyValue(field)].filter(
    (value) => JSON.stringify(value) !== JSON.stringify(now),
  );
}

/** Gives the rows one value at once, the first that is taken. @returns the field, and what refused the others */
async function changeAtOnce(table: DescribedTable, rows: readonly Row[]) {
  const refused = new Set<string>();
  for (const [name, field] of Object.entries(table.fields)) {
    const known = rows.map(({ values }) => values[name] ?? null);
    for (const value of othersOf(field, known[0] ?? null, known)) {
      const answer = await office.post('admin', `${at(table)}/change`, {
        rows: rows.map(({ code, version }) => ({ code, version })),
        ...{ values: { [name]: value }, reason },
      });
      if (answer.status === 200) return { name, value, refused };
      refused.add(`${name}: ${String(answer['code'])}`);
    }
  }
  return { name: '', value: null, refused };
}

const named = (some: readonly DescribedTable[]) =>
  some.map((table) => [table.code, table] as const);
const open = tables.filter(({ isClosed }) => !isClosed);
const withFields = open.filter(({ fields }) => Object.keys(fields).length > 0);

describe('[8.01] a described table', () => {
  it.each(named(tables))(
    '%s takes its own file back, which changes nothing',
    async (_code, table) => {
      expect(await rowsOf(table)).not.toEqual([]);
      const { status, rows } = await trial(table, await fileOf(table));
      expect([status, rows.filter(({ act }) => act !== 'same')]).toEqual([200, []]);
      expect(rows).not.toEqual([]);
    },
  );

  it.each(named(withFields))(
    '%s gives several rows one value at once, and undoes it',
    async (_code, table) => {
      const rows = await rowsToChange(table);
      const before = await shownOf(table);
      const { name, value, refused } = await changeAtOnce(table, rows);
      if (name === '') throw new Error(JSON.stringify([...refused]));
      const codes = new Set(rows.map(({ code }) => code));
      const changed = (await rowsOf(table)).filter(({ code }) => codes.has(code));
      expect(changed.map(({ values }) => values[name])).toEqual(rows.map(() => value));
      const undone = await office.post('admin', `${at(table)}/undo`, {});
      expect([undone.status, undone['code']]).toEqual([200, undefined]);
      expect(await shownOf(table)).toEqual(before);
    },
  );

  it.each(named(open))('%s ends a row on a day, and undoes it', async (_code, table) => {
    const before = await shownOf(table);
    const [row] = (await rowsOf(table)).slice(-1);
    const ended = await office.post('admin', `${at(table)}/end`, {
      rows: [{ code: row?.code, version: row?.version }],
      ...{ validTo: office.today, reason },
    });
    expect([ended.status, ended['code']]).toEqual([200, undefined]);
    expect((await rowsOf(table)).find(({ code }) => code === row?.code)?.validTo).toBe(
      office.today,
    );
    expect((await office.post('admin', `${at(table)}/undo`, {})).status).toBe(200);
    expect(await shownOf(table)).toEqual(before);
  });
});
