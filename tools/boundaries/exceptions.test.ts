import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../suite/places.ts';
import { applyExceptions } from './exceptions.ts';
import type { Finding } from './finding.ts';
import { CEILINGS } from './shrinking-list.ts';

const finding: Finding = { file: 'a.ts', line: 3, rule: 'silencer', message: 'hidden' };
const entry = { file: 'a.ts', rule: 'silencer', reason: 'the library offers no other way' };

test('an excepted finding is left out', () => {
  expect(applyExceptions([finding], { count: 1, exceptions: [entry] })).toEqual([]);
});

test.each([
  ['is not counted', [finding], { count: 0, exceptions: [entry] }],
  ['is no longer needed', [], { count: 1, exceptions: [entry] }],
  ['has no reason', [finding], { count: 1, exceptions: [{ ...entry, reason: 'because' }] }],
])('an exception that %s is a finding itself', (_name, findings, list) => {
  expect(applyExceptions(findings, list).map(({ rule }) => rule)).toEqual(['exception']);
});

test('an exception for another rule or file changes nothing', () => {
  const list = { count: 1, exceptions: [{ ...entry, rule: 'size' }] };
  expect(applyExceptions([finding], list)).toContainEqual(finding);
});

describe('no list of exceptions grows', () => {
  const lists = readdirSync(path.join(root, 'tools/boundaries')).filter((name) =>
    name.endsWith('exceptions.json'),
  );

  test('each of them has a ceiling', () => {
    const files = lists.map((name) => `tools/boundaries/${name}`);
    expect(files.toSorted()).toEqual(Object.keys(CEILINGS).toSorted());
  });

  test.each(Object.entries(CEILINGS))('%s has at most %i entries', (file, ceiling) => {
    const list = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { count: number };
    expect(list.count).toBeLessThanOrEqual(ceiling);
  });
});
