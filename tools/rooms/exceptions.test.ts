import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../suite/places.ts';
import { applyExceptions } from './exceptions.ts';
import type { ExceptionList } from './exceptions.ts';
import type { Finding } from './finding.ts';

/** The most there ever were; lower it when the list gets shorter, never raise it. */
const CEILING = 1;

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

test('the list only shrinks', () => {
  const text = readFileSync(path.join(root, 'tools/rooms/exceptions.json'), 'utf8');
  expect((JSON.parse(text) as ExceptionList).count).toBeLessThanOrEqual(CEILING);
});
