import { expect, test } from 'vitest';
import { statementNames } from './statement-names.ts';

test('a text has no name at first, then always the same', () => {
  const nameOf = statementNames();
  expect([nameOf('select 1'), nameOf('select 1'), nameOf('select 1')]).toEqual([
    undefined,
    's1',
    's1',
  ]);
  nameOf(' with x as (select 1) select * from x');
  expect(nameOf(' with x as (select 1) select * from x')).toBe('s2');
});

test('texts that cannot be prepared never get one', () => {
  const nameOf = statementNames();
  for (const text of ['begin', 'commit', 'create table a ()', 'selection', 'set x = 1']) {
    expect([nameOf(text), nameOf(text)]).toEqual([undefined, undefined]);
  }
});

test('the number of names is bounded, and those given stay', () => {
  const nameOf = statementNames(2);
  const texts = ['select 1', 'select 2', 'select 3'];
  for (const text of texts) nameOf(text);
  expect(texts.map(nameOf)).toEqual(['s1', 's2', undefined]);
  expect(texts.map(nameOf)).toEqual(['s1', 's2', undefined]);
});

test('texts used once are forgotten in time', () => {
  const nameOf = statementNames(10, 2);
  for (const text of ['select 1', 'select 2', 'select 3']) nameOf(text);
  expect(nameOf('select 1')).toBeUndefined();
  expect(nameOf('select 3')).toBe('s1');
});
