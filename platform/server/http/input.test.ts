import { AppError, endpoint } from '@sarn/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAsked } from './input.ts';

const call = (method: 'GET' | 'POST', errors: readonly string[]) =>
  endpoint({
    ...{
      method,
      path: '/letters/:id',
      errors,
      access: 'session',
      summary: 'A letter',
      tag: 'Letters',
    },
    input: z.object({
      id: z.uuid(),
      unitId: z.uuid().optional(),
      page: z.coerce.number().default(1),
    }),
    output: z.object({}),
  });

const known = '01930000-0000-7000-8000-000000000999';
const read = (shape: ReturnType<typeof call>, fields: Record<string, unknown>) => {
  try {
    return readAsked(shape, fields);
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

test.each([
  ['a code that is none', 'letter.not-found', { id: '7' }],
  ['two of them', 'letter.not-found', { id: '7', unitId: 'x' }],
  ['a fault beside it', 'platform.invalid-input', { id: '7', page: 'x' }],
  ['no code at all', 'platform.invalid-input', {}],
])('a reading call with %s: %s', (_what, code, fields) => {
  expect(read(call('GET', ['letter.busy', 'letter.not-found']), fields)).toBe(code);
});

test('a change, and a call that never answers so, name the field', () => {
  const wrong = { id: '7' };
  expect(read(call('POST', ['platform.not-found']), wrong)).toBe('platform.invalid-input');
  expect(read(call('GET', ['letter.busy']), wrong)).toBe('platform.invalid-input');
});

test('what is right is read', () => {
  expect(read(call('GET', []), { id: known })).toEqual({ id: known, page: 1 });
});
