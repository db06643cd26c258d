import { expect, test } from 'vitest';
import { testDatabase } from '@sarn/testing';
import { describeSchema } from './schema.ts';

const MADE = [
  'create extension pg_trgm schema public',
  "create type colour as enum ('red', 'blue')",
  'create domain be_year as int check (value > 2400)',
  'create table unit (id uuid primary key default gen_random_uuid(), name text not null)',
  `create table thing (
     id bigint generated always as identity primary key,
     unit_id uuid not null references unit on delete cascade,
     name text collate "C" not null check (name <> ''),
     colour colour default 'red', year be_year,
     size numeric(10, 2), area numeric generated always as (size * 2) stored,
     made_at timestamptz(3) not null default now(), unique (unit_id, name))`,
  'create index thing_name_trgm on thing using gin (name gin_trgm_ops) where year is not null',
  `create function touch() returns trigger language plpgsql as $$
begin
  return new;
end $$`,
  'create trigger thing_touch before update on thing for each row execute function touch()',
  'create view red_thing as select id from thing where colour = $$red$$',
  'create sequence number_seq start 5',
];

async function describeAfter(statements: readonly string[]): Promise<string> {
  const { db, close } = await testDatabase({ isBare: true });
  try {
    for (const statement of statements) await db.query(statement);
    return await describeSchema(db);
  } finally {
    await close();
  }
}

test('lists every object, sorted, and of extensions only their name', async () => {
  const text = await describeAfter(MADE);
  const lines = text.trimEnd().split('\n');
  for (const line of [
    'extension pg_trgm',
    'domain be_year integer CHECK ((VALUE > 2400))',
    'sequence number_seq bigint start 5 step 1 from 1 to 9223372036854775807',
    'table thing',
    'table thing column area numeric generated as (size * (2)::numeric)',
    "table thing column colour colour default 'red'::colour",
    'table thing column id bigint not null identity always',
    'table thing column made_at timestamp(3) with time zone not null default now()',
    'table thing column name text collate C not null',
    'table thing column size numeric(10,2)',
    'table thing constraint thing_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE',
    'type colour enum red, blue',
  ]) {
    expect(lines).toContain(line);
  }
  expect(text).toMatch(/table thing index CREATE INDEX thing_name_trgm .* WHERE /);
  expect(text).toMatch(/table thing trigger CREATE TRIGGER thing_touch /);
  expect(text).toMatch(/function CREATE OR REPLACE FUNCTION public\.touch\(\)/);
  expect(text).toMatch(/view red_thing/);
  expect(text).not.toContain('show_trgm');
  expect(text).not.toContain('NOT NULL unit_id');
});

test('is the same however a table was made, and differs when it works differently', async () => {
  const once = await describeAfter(['create table t (b int, a text not null default $$x$$)']);
  const steps = await describeAfter([
    'create table t (a text, x int)',
    'alter table t drop column x',
    'alter table t alter a set default $$x$$',
    'alter table t alter a set not null',
    'alter table t add b int',
  ]);
  expect(steps).toBe(once);
  const other = await describeAfter(['create table t (b int, a text default $$x$$)']);
  expect(other).not.toBe(once);
});
