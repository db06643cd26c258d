import { withTestDatabase } from '@sarn/testing';
import { beforeAll, expect, test } from 'vitest';
import { generateAgency } from './generate.ts';

const documents = 4000;
const at = withTestDatabase();

beforeAll(async () => {
  await generateAgency(at.url, { papers: documents, passwordHash: '$argon2id$never' });
});

const rows = <R>(text: string, values: unknown[] = []) => at.db.query<R>(text, values);

async function count(text: string): Promise<number> {
  const [row] = await rows<{ n: number }>(`select count(*) as n from ${text}`);
  return row?.n ?? 0;
}

test('the agency has its size, and every kind, state and queue of its three years', async () => {
  expect([await count('unit'), await count('person'), await count('document')]).toEqual([
    300,
    3000,
    documents,
  ]);
  expect(await count('document_find')).toBe(documents);
  const years = await rows(`select distinct be_year from register_counter order by be_year`);
  expect(years).toEqual([{ be_year: 2567 }, { be_year: 2568 }, { be_year: 2569 }]);
  expect(await count('(select distinct code from queue_item) codes')).toBeGreaterThan(9);
});

test('no foreign key of what was written without asking leads nowhere', async () => {
  const keys = await rows<{ name: string; sql: string }>(
    `select c.conname as name, format(
       'select 1 from %s child where %s and not exists (select 1 from %s parent where %s) limit 1',
       c.conrelid::regclass, string_agg(format('child.%I is not null', a.attname), ' and '),
       c.confrelid::regclass,
       string_agg(format('parent.%I = child.%I', p.attname, a.attname), ' and ')) as sql
     from pg_constraint c
     cross join lateral unnest(c.conkey, c.confkey) as pair (child, parent)
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.child
     join pg_attribute p on p.attrelid = c.confrelid and p.attnum = pair.parent
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace
     group by c.conname, c.conrelid, c.confrelid`,
  );
  expect(keys.length).toBeGreaterThan(40);
  const broken: string[] = [];
  for (const { name, sql } of keys) if ((await rows(sql)).length > 0) broken.push(name);
  expect(broken).toEqual([]);
});

test('every number of every register is there once, up to its counter', async () => {
  const wrong = await rows(
    `select register_id, be_year from register_entry group by register_id, be_year
     having count(*) <> max(number) or min(number) <> 1 or max(number) <> (
       select last_number from register_counter counter
       where counter.register_id = register_entry.register_id
         and counter.be_year = register_entry.be_year)`,
  );
  expect(wrong).toEqual([]);
});

test('who has a document in a queue may read it', async () => {
  const hidden = await rows(
    `select code, principal from queue_item
     where not may_read_document(document_id, array[principal]) limit 5`,
  );
  expect(hidden).toEqual([]);
});
