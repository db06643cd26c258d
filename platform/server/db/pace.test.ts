import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

const named = (text: string) => ({ name: 's1', text });

test('a text is short only after short times, and long after it became long', () => {
  const pace = createPace();
  expect(pace.shortRead('select 1')).toBeUndefined();
  pace.note(named('select 1'), 1);
  expect(pace.shortRead('select 1')).toMatchObject({ name: 's1', ms: 1 });
  pace.note(named('select 1'), 30);
  expect(pace.shortRead('select 1')?.ms).toBeCloseTo(3.9);
  pace.note(named('select 1'), 30);
  expect(pace.shortRead('select 1')).toBeUndefined();
  for (let turn = 0; turn < 10; turn += 1) pace.note(named('select 1'), 0.1);
  expect(pace.shortRead('select 1')).toBeDefined();
});

test.each([
  'update thing set a = 1',
  'insert into thing values (1)',
  'with gone as (delete from thing returning 1) select count(*) from gone',
  'select id from thing for update',
  'select id from thing for no key\nupdate',
  'select id from thing for key share',
  'SELECT id FROM thing FOR SHARE',
  'select pg_advisory_xact_lock($1)',
  'select pg_try_advisory_lock($1)',
  "select nextval('thing_id')",
])('%s is no short read however quick it is', (text) => {
  const pace = createPace();
  pace.note(named(text), 0.1);
  expect(pace.shortRead(text)).toBeUndefined();
});

test('words within names do not count as changes', () => {
  const text = 'with x as (select last_update, is_deleted from "shared_thing") select * from x';
  const pace = createPace();
  pace.note(named(text), 0.1);
  expect(pace.shortRead(text)).toBeDefined();
});
