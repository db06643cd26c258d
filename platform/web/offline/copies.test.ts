import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../api/api-error.ts';
import { emptyDevice } from './device.testing.ts';
import { openCopies } from './copies.ts';
import type { Copies } from './copies.ts';
import { forgetCopies } from './forget-copies.ts';
import {
  copiesShown,
  dropCopiesAbout,
  endCopies,
  keptDocuments,
  orCopy,
  provideCopies,
} from './kept-answers.ts';
import type { CopyRule } from './kept-answers.ts';

interface Letter {
  readonly id: string;
  readonly secrecy: string;
}

const letter: Letter = { id: 'd-1', secrecy: 'normal' };

const rule: CopyRule<Letter> = {
  key: 'document d-1',
  toKeep: (answer) => (answer.secrecy === 'normal' ? answer : null),
  about: ({ id }) => [id],
  subjectId: 'd-1',
};

/** Bytes of a file of the document. */
const file: CopyRule<string> = { key: 'file f-1', toKeep: (all) => all, about: () => ['d-1'] };

const refused = (status: number) =>
  new ApiError({
    ...{ code: 'registry.not-found', params: {}, message: '', requestId: null, body: {} },
    status,
  });

const offline = async (): Promise<never> => {
  throw networkError();
};

beforeEach(() => {
  emptyDevice();
  provideCopies('p-1 v1');
});

afterEach(async () => {
  vi.useRealTimers();
  await endCopies();
  vi.unstubAllGlobals();
});

/** Asked with a line, and kept. */
async function readOnline(answer: Letter = letter): Promise<void> {
  await orCopy(rule, async () => answer);
  await vi.waitFor(async () => expect(await keptDocuments()).toHaveLength(1));
}

it('what was read is answered without a line, and says from when it is', async () => {
  await readOnline();
  expect(copiesShown.at(rule.key)).toBeNull();
  expect(await orCopy(rule, offline)).toEqual(letter);
  expect(copiesShown.at(rule.key)).not.toBeNull();
  await orCopy(rule, async () => letter);
  expect(copiesShown.at(rule.key)).toBeNull();
});

it('what was never read fails as the call does', async () => {
  await expect(orCopy(rule, offline)).rejects.toMatchObject({ code: 'platform.network' });
});

it.each([403, 404])('a refusal with %s removes everything about the document', async (status) => {
  await readOnline();
  await orCopy(file, async () => 'bytes');
  await expect(orCopy(rule, () => Promise.reject(refused(status)))).rejects.toThrow();
  await vi.waitFor(async () => expect(await keptDocuments()).toEqual([]));
  await expect(orCopy(file, offline)).rejects.toMatchObject({ code: 'platform.network' });
});

it('a failure of the server removes nothing', async () => {
  await readOnline();
  await expect(orCopy(rule, () => Promise.reject(refused(500)))).rejects.toThrow();
  expect(await orCopy(rule, offline)).toEqual(letter);
});

it('a document that has got a class is not kept, and what was kept of it is removed', async () => {
  await readOnline();
  await orCopy(file, async () => 'bytes');
  await orCopy(rule, async () => ({ ...letter, secrecy: 'secret' }));
  await vi.waitFor(async () => expect(await keptDocuments()).toEqual([]));
  await expect(orCopy(file, offline)).rejects.toMatchObject({ code: 'platform.network' });
  await expect(orCopy(rule, offline)).rejects.toMatchObject({ code: 'platform.network' });
});

it('what the server tells to be withdrawn is removed', async () => {
  await readOnline();
  await dropCopiesAbout('d-1');
  expect(await keptDocuments()).toEqual([]);
});

it('another person, and another version of the program, find nothing', async () => {
  await readOnline();
  provideCopies('p-2 v1');
  expect(await keptDocuments()).toEqual([]);
  await expect(orCopy(rule, offline)).rejects.toMatchObject({ code: 'platform.network' });
  provideCopies('p-1 v1');
  expect(await keptDocuments()).toEqual([]);
});

it('after the end of the session nothing is found, and a late answer is not kept', async () => {
  await readOnline();
  const late = Promise.withResolvers<Letter>();
  const asked = orCopy(rule, () => late.promise);
  await endCopies();
  late.resolve(letter);
  await asked;
  provideCopies('p-1 v1');
  expect(await keptDocuments()).toEqual([]);
});

const copy = (key: string, value: unknown = 'x') => ({
  ...{ key, about: [key], value },
  at: new Date().toISOString(),
});

const limits = { count: 3, bytes: 100, largestBytes: 60, ageMs: 1000 };

async function limited(): Promise<Copies> {
  await endCopies();
  return openCopies('p-1 v1', limits);
}

it('is bounded in number: those not read for longest leave', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const copies = await limited();
  for (const key of ['a', 'b', 'c']) {
    vi.advanceTimersByTime(1);
    await copies.keep(copy(key));
  }
  vi.advanceTimersByTime(1);
  await copies.find('a');
  vi.advanceTimersByTime(1);
  await copies.keep(copy('d'));
  expect((await copies.abouts()).toSorted()).toEqual(['a', 'c', 'd']);
  copies.close();
});

it('is bounded in bytes, and a single large answer is not kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const copies = await limited();
  for (const key of ['a', 'b', 'c']) {
    vi.advanceTimersByTime(1);
    await copies.keep(copy(key, 'x'.repeat(18)));
  }
  expect((await copies.abouts()).toSorted()).toEqual(['b', 'c']);
  await copies.keep(copy('c', 'x'.repeat(50)));
  expect(await copies.abouts()).toEqual(['b']);
  copies.close();
});

it('what is too old is not shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const copies = await limited();
  await copies.keep(copy('a'));
  vi.advanceTimersByTime(limits.ageMs + 1);
  expect(await copies.find('a')).toBeNull();
  copies.close();
});

it('the sign-in page can remove everything while a page has it open', async () => {
  await readOnline();
  await forgetCopies();
  provideCopies('p-1 v1');
  expect(await keptDocuments()).toEqual([]);
});
