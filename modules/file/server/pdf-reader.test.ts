import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePdf } from '@sarn/testing';
import { afterAll, expect, test } from 'vitest';
import { createPdfReader } from './pdf-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarn-pdf-'));
const limits = { start: 60_000, file: 20_000 };
const reader = createPdfReader(limits);
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

const path = join(folder, 'a.pdf');
writeFileSync(path, samplePdf());

test('the only PDF of a person is opened before the third one of somebody who sent six', async () => {
  const opened: string[] = [];
  const open = (by: string) =>
    reader.read({ path, maxTextLength: 0, textMs: 0 }, by).then((answer) => {
      opened.push(by);
      return answer;
    });
  const many = Array.from({ length: 6 }, () => open('many'));
  const answers = await Promise.all([...many, open('one')]);
  expect(answers.every((answer) => 'pageCount' in answer && answer.text === '')).toBe(true);
  expect(opened.indexOf('one')).toBeLessThan(2);
});

test('more waiting files of one person than a batch has are refused', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 70 }, () => reader.read({ path, maxTextLength: 0, textMs: 0 }, 'one')),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(9);
});

test('a reader reads on with the thread of one that was closed', async () => {
  const order = { path, maxTextLength: 100, textMs: 1_000 };
  for (let turn = 0; turn < 3; turn += 1) {
    const next = createPdfReader(limits);
    expect(await next.read(order, 'one')).toEqual({ pageCount: 1, text: 'Sample' });
    await next.close();
    await next.close();
  }
});

test('a reader with threads of its own takes none that another one left', async () => {
  const other = createPdfReader(limits);
  await other.read({ path, maxTextLength: 0, textMs: 0 }, 'one');
  await other.close();
  const own = createPdfReader(limits, () => {
    throw new Error('a thread of its own');
  });
  await expect(own.read({ path, maxTextLength: 0, textMs: 0 }, 'one')).rejects.toThrow(
    'a thread of its own',
  );
});
