import { settingPageSize, thaiSortKey } from '@sarn/kernel';
import type { DescribedTable, Field, FieldValue } from '@sarn/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedModules } from './openapi.ts';
import { openInstance, sheetRows } from './testing.ts';
import type { OfficeInstance } from './testing.ts';

/* [11.02] Every described table is sorted by each of its columns, the same on all pages and in its file. */

const tables = describedModules().flatMap(({ settings = [] }) =>
  settings.map(({ table }) => table),
);

interface Row {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly validFrom: string;
  readonly sort: number;
  readonly values: Readonly<Record<string, FieldValue>>;
}

type Key = string | number | null;
type Way = 'ascending' | 'descending';
const ways = ['ascending', 'descending'] as const;

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  await fill();
}, 180_000);
afterAll(() => office.close());

async function save(table: string, row: object): Promise<void> {
  const answer = await office.post('admin', `/settings/tables/${table}/save`, {
    ...{
      code: '',
      version: null,
      nameEn: '',
      validFrom: '2026-01-01',
      validTo: null,
      reason: 'ทดสอบ',
    },
    ...row,
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
}

/** Rows with equal, empty and different values, in two tables more than a page of them. */
async function fill(): Promise<void> {
  const shorts = ['เกา', 'ขา', '', 'ก้าง', 'Zed', 'abc', 'แก'];
  for (let at = 0; at < settingPageSize + 5; at += 1) {
    const values = { short: shorts[at % shorts.length], isPrinted: at % 2 === 0 };
    await save('suffix', {
      code: `s${at}`,
      nameTh: `คำต่อท้าย ${at}`,
      nameEn: `Suffix ${at}`,
      values,
    });
    const types = await office.get('admin', '/settings/options/position-type');
    const [, second] = types['rows'] as Row[];
    const line = { type: at % 3 === 0 ? null : second?.code, lineCode: shorts[at % shorts.length] };
    await save('position-information', { nameTh: `เจ้าหน้าที่ ${at}`, values: line });
  }
}

/** All rows of a list, page after page. */
async function listed(
  table: string,
  sort: string,
  direction: Way,
  language = 'th',
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, total = 1; rows.length < total; page += 1) {
    const asked = new URLSearchParams({ state: 'all', sort, direction, page: String(page) });
    const response = await office.app.fetch(
      `/api/settings/tables/${table}/rows?${asked.toString()}`,
      {
        headers: {
          authorization: `Bearer ${await office.token('admin')}`,
          'accept-language': language,
        },
      },
    );
    expect(response.status).toBe(200);
    const answer = (await response.json()) as { readonly rows: Row[]; readonly total: number };
    if (answer.rows.length === 0) break;
    rows.push(...answer.rows);
    total = answer.total;
  }
  return rows;
}

/** Like the kernel, with letters of both cases beside each other as the lists show them. */
const textKey = (text: string): Key => {
  const [head = '', whole = ''] = thaiSortKey(text).split('\u0001');
  return text === '' ? null : `${head.toLowerCase()}\u0001${whole}`;
};

async function namesOf(field: Field): Promise<ReadonlyMap<FieldValue, string>> {
  if (field.kind !== 'reference') return new Map();
  const answer = await office.get('admin', `/settings/options/${field.table}?withEnded=true`);
  return new Map((answer['rows'] as Row[]).map(({ code, nameTh }) => [code, nameTh]));
}

/** By what a value is ordered, from what the reader sees. */
function keyOf(field: Field, value: FieldValue, names: ReadonlyMap<FieldValue, string>): Key {
  if (value === null) return null;
  if (field.kind === 'reference') return textKey(names.get(value) ?? '');
  if (field.kind === 'units') return Array.isArray(value) ? value.length || null : null;
  if (field.kind === 'choice') return Object.keys(field.options).indexOf(String(value));
  if (typeof value === 'object') return textKey(value.join(', '));
  if (typeof value === 'string') return textKey(value);
  return Number(value);
}

const compare = <T extends string | number>(one: T, other: T): number =>
  one < other ? -1 : Number(one > other);

/** Codes in the order of these keys: nothing last in both directions, equal ones by their codes. */
function ordered(rows: readonly Row[], keyed: (row: Row) => Key, direction: Way): string[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const both = rows.map((row) => ({ code: row.code, key: keyed(row) }));
  const sorted = both.toSorted((one, other) => {
    const byCode = compare(one.code, other.code);
    if (one.key === null || other.key === null) {
      return Number(one.key === null) - Number(other.key === null) || byCode;
    }
    return sign * compare(one.key, other.key) || byCode;
  });
  return sorted.map(({ code }) => code);
}

const codes = (rows: readonly Row[]): string[] => rows.map(({ code }) => code);

async function columnsOf({
  fields,
}: DescribedTable): Promise<[string, string, (row: Row) => Key][]> {
  const own = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      const names = await namesOf(field);
      const keyed = (row: Row) => keyOf(field, row.values[name] ?? null, names);
      return [name, field.kind, keyed] as [string, string, (row: Row) => Key];
    }),
  );
  return [
    ['nameTh', 'name', ({ nameTh }) => textKey(nameTh)],
    ['code', 'code', ({ code }) => code],
    ['validFrom', 'day', ({ validFrom }) => validFrom],
    ...own,
  ];
}

describe('[11.02] a described table', () => {
  /** Kinds of columns with different values, and those with empty ones: else a comparison says nothing. */
  const seen = new Set<string>();

  it.each(tables.map((table) => [table.code, table] as const))(
    '%s is sorted by each of its columns, both ways, over all pages',
    async (code, table) => {
      const rows = await listed(code, 'sort', 'ascending');
      for (const [name, kind, keyed] of await columnsOf(table)) {
        const keys = new Set(rows.map(keyed));
        if (keys.size > 1) seen.add(kind);
        if (keys.size > 1 && keys.has(null)) seen.add(`${kind}, some empty`);
        for (const way of ways) {
          const found = codes(await listed(code, name, way));
          expect(found, `${name} ${way}`).toEqual(ordered(rows, keyed, way));
        }
      }
    },
    60_000,
  );

  it('had different values in each kind of column, and empty ones', () => {
    for (const kind of ['name', 'code', 'day', 'text', 'texts', 'number', 'switch', 'choice']) {
      expect([...seen], kind).toContain(kind);
    }
    for (const kind of ['text', 'reference']) expect([...seen]).toContain(`${kind}, some empty`);
  });

  it('is sorted by the names that the reader is shown', async () => {
    const rows = await listed('prefix', 'sort', 'ascending');
    const keyed = ({ nameTh, nameEn }: Row) => textKey(nameEn || nameTh);
    const found = codes(await listed('prefix', 'nameTh', 'ascending', 'en'));
    expect(found).toEqual(ordered(rows, keyed, 'ascending'));
    expect(found).not.toEqual(codes(await listed('prefix', 'nameTh', 'ascending')));
  });

  it.each([
    'version',
    'origin',
    'name_th',
    'sort desc; drop table name_suffix',
    '__proto__',
    'used',
  ])('is in the order of the agency for %s, which is no column', async (name) => {
    const usual = codes(await listed('suffix', 'sort', 'ascending'));
    expect(codes(await listed('suffix', name, 'ascending'))).toEqual(usual);
  });

  it.each([
    ['suffix', 'short'],
    ['position-information', 'type'],
  ])('%s has its file in the order of the list', async (table, sort) => {
    for (const direction of ways) {
      const asked = new URLSearchParams({ state: 'all', sort, direction });
      const response = await office.app.fetch(
        `/api/settings/tables/${table}/excel?${asked.toString()}`,
        {
          headers: { authorization: `Bearer ${await office.token('admin')}` },
        },
      );
      const lines = sheetRows(Buffer.from(await response.arrayBuffer()));
      const inFile = lines.slice(2).map(([code = '']) => code);
      expect(inFile).toEqual(codes(await listed(table, sort, direction)));
    }
  });

  it('has in its file only what the list was narrowed to, also among all states', async () => {
    const where = JSON.stringify({ gender: 'female' });
    const asked = new URLSearchParams({ state: 'all', where });
    const response = await office.app.fetch(
      `/api/settings/tables/prefix/excel?${asked.toString()}`,
      {
        headers: { authorization: `Bearer ${await office.token('admin')}` },
      },
    );
    const lines = sheetRows(Buffer.from(await response.arrayBuffer()));
    const women = (await listed('prefix', 'sort', 'ascending')).filter(
      ({ values }) => values['gender'] === 'female',
    );
    expect(lines.slice(2).map(([code]) => code)).toEqual(codes(women));
    expect(women.length).toBeGreaterThan(1);
  });
});
