import { expect, test } from 'vitest';
import { buildRepository } from '../repository.ts';
import { checkStoredWords } from './stored-words.ts';

const check = (file: string, text: string): string[] =>
  checkStoredWords(buildRepository(new Map([[file, text]]))).map(
    ({ line, message }) => `${line} ${message.split(' ')[0] ?? ''}`,
  );

const schema = (text: string): string[] => check('docs/schema.txt', text);

test.each([
  ['a table', 'table document_leg', 'document_leg'],
  ['a column', 'table queue_item column holder text not null', 'holder'],
  ['an index', 'table a index CREATE INDEX a_seat ON public.a USING btree (id)', 'a_seat'],
  ['a function', 'function CREATE OR REPLACE FUNCTION public.seats_of(who uuid)', 'seats_of'],
  ['a parameter', 'function CREATE FUNCTION public.terms(paper uuid)', 'paper'],
])('%s named with an old word is refused', (_, line, name) => {
  expect(schema(`extension pg_trgm\n${line}`)).toEqual([`2 "${name}"`]);
});

test.each([
  ['a value', `table a constraint a_check CHECK (medium = 'paper'::text)`],
  ['a stage of a process', 'table reminder_stage column stage text not null'],
  ['the chair of a committee', 'table retention_member column is_chair boolean not null'],
])('%s is right', (_, line) => {
  expect(schema(line)).toEqual([]);
});

const calls = (path: string, key: string): string[] =>
  check(
    'docs/openapi.json',
    JSON.stringify(
      {
        openapi: '3.1.0',
        paths: { [path]: { get: { properties: { [key]: { type: 'string' } } } } },
      },
      null,
      2,
    ),
  );

test('an old word in a key or a path of our own calls is refused', () => {
  expect(calls('/registry/list', 'legId')).toEqual(['7 "legId"']);
  expect(calls('/registry/list/desk', 'rows')).toEqual(['4 "/registry/list/desk"']);
  expect(calls('/registry/list', 'transmissionId')).toEqual([]);
});

test('a specified call keeps its names', () => {
  expect(calls('/sarabun/get-todo-list', 'holder')).toEqual([]);
});
