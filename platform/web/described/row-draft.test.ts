import { expect, it } from 'vitest';
import type { Field } from '@sarn/kernel';
import { fieldError } from './row-draft.ts';
import type { Say } from '../words/words.ts';
import type { th } from './words/th.ts';

const say: Say<typeof th> = (key) => key;
const label = { th: 'รหัส', en: 'Code' };
const code: Field = { kind: 'text', label, max: 3, pattern: /^00[1-4]$/, isRequired: true };

it('says that a text is missing only where it is empty', () => {
  expect(fieldError(code, '', say)).toBe('form.required');
  expect(fieldError(code, '  ', say)).toBe('form.required');
  expect(fieldError(code, '005', say)).toBe('form.wrong');
  expect(fieldError(code, '0041', say)).toBe('form.wrong');
  expect(fieldError(code, '004', say)).toBeNull();
});

it('says which numbers may stand in a field of numbers', () => {
  const rank: Field = { kind: 'number', label, min: 0, max: 100 };
  expect(fieldError(rank, 101, say)).toBe('form.number');
  expect(fieldError(rank, 100, say)).toBeNull();
});

it('says how long and how many the texts of a list may be', () => {
  const names: Field = { kind: 'texts', label, max: 5, maxCount: 2 };
  expect(fieldError(names, ['กขคงจฉ'], say)).toBe('form.texts');
  expect(fieldError(names, ['ก', 'ข', 'ค'], say)).toBe('form.texts');
  expect(fieldError(names, ['ก', 'ข'], say)).toBeNull();
});
