import { endpoint } from '@sarn/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { writeStored } from '../storage.ts';
import { call } from './client.ts';
import { askEarly } from './early-answers.ts';

const read = endpoint({
  method: 'GET',
  path: '/things',
  input: z.object({ of: z.string().optional() }),
  output: z.object({ id: z.string() }),
  errors: [],
  access: 'session',
  summary: 'Reads a thing',
  tag: 'things',
});

const fetched = vi.fn<typeof fetch>();
const answerWith = (id: string, status = 200) =>
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json({ id }, { status })));

beforeEach(() => {
  vi.stubGlobal('document', {
    baseURI: 'https://office.example/sarn/',
    documentElement: { setAttribute: vi.fn(), removeAttribute: vi.fn() },
  });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  writeStored('sarn_token', 'secret');
});

afterEach(() => {
  writeStored('sarn_token', null);
  vi.unstubAllGlobals();
});

const asker = { token: 'secret', language: 'th' } as const;

test('the client takes what the first script asked for, once', async () => {
  answerWith('early');
  expect(await askEarly('/things', asker)).toEqual({ id: 'early' });
  expect(await call(read, {})).toEqual({ id: 'early' });
  expect(fetched).toHaveBeenCalledTimes(1);
  answerWith('later');
  expect(await call(read, {})).toEqual({ id: 'later' });
});

test('a call with fields is taken by the call with the same fields', async () => {
  const counted = { ...read, method: 'POST', isRepeatable: true } as const;
  answerWith('early');
  await askEarly('/things', asker, { of: 'a' });
  expect(String(fetched.mock.calls[0]?.[1]?.body)).toBe('of=a');
  answerWith('of b');
  expect(await call(counted, { of: 'b' })).toEqual({ id: 'of b' });
  expect(await call(counted, { of: 'a' })).toEqual({ id: 'early' });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('another call, another person or another language is asked for anew', async () => {
  answerWith('early');
  await askEarly('/things', asker);
  answerWith('of a');
  expect(await call(read, { of: 'a' })).toEqual({ id: 'of a' });
  writeStored('sarn_token', 'of somebody else');
  answerWith('theirs');
  expect(await call(read, {})).toEqual({ id: 'theirs' });
  writeStored('sarn_token', 'secret');
  expect(await call(read, {})).toEqual({ id: 'early' });
  answerWith('in English');
  await askEarly('/things', { ...asker, language: 'en' });
  answerWith('in Thai');
  expect(await call(read, {})).toEqual({ id: 'in Thai' });
});

test('a line that broke is asked again, a refusal shows nothing and is told by the client', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no line'));
  expect(await askEarly('/things', asker)).toBeNull();
  answerWith('again');
  expect(await call(read, {})).toEqual({ id: 'again' });
  answerWith('', 403);
  expect(await askEarly('/things', asker)).toBeNull();
  await expect(call(read, {})).rejects.toMatchObject({ status: 403 });
});
