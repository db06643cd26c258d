import { join } from 'node:path';
import { openDatabase } from '@sarn/platform-server';
import { fixedClock, idleTransactions, withTestDatabase } from '@sarn/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createByteFolder } from './byte-folder.ts';
import { openFileInstance } from './file-instance.demo.ts';
import type { FileInstance } from './file-instance.demo.ts';
import { samplePdf } from './file.demo.ts';
import { countPages } from './page-count.ts';

const database = withTestDatabase();
let instance: FileInstance;
let folder: ReturnType<typeof createByteFolder>;
beforeAll(async () => {
  instance = await openFileInstance(database, fixedClock('2026-11-21T02:00:00.000Z'));
  folder = createByteFolder(join(instance.pathOf('aabb'), '../../..'));
});
afterAll(() => instance.close());

/** Counts the pages of a file that nobody counted, by a reader that answers so. */
async function counted(answer: { readonly pageCount: number } | { readonly failure: 'too-slow' }) {
  const { id, sha256 } = await instance.uploaded('หนังสือ.pdf', samplePdf());
  await database.db.query('update stored_file set page_count = null where sha256 = $1', [sha256]);
  const beside = openDatabase(database.url);
  const waiting: string[][] = [];
  const pdfs = {
    read: async () => {
      waiting.push(await idleTransactions(beside));
      return 'failure' in answer ? answer : { ...answer, text: '' };
    },
    close: async () => undefined,
  };
  let begun = 0;
  const pages = await database.db.transaction(async (tx) => {
    begun += 1;
    return countPages({ db: database.db, folder, pdfs }, tx, id);
  });
  await beside.close();
  const [kept] = await database.db.query<{ n: number | null }>(
    'select page_count n from stored_file where sha256 = $1',
    [sha256],
  );
  return { pages, kept: kept?.n, waiting, begun };
}

it('nobody waits for the reader of a file inside a transaction, and its count is kept', async () => {
  expect(await counted({ pageCount: 7 })).toEqual({ pages: 7, kept: 7, waiting: [[]], begun: 2 });
});

it('one that is not read in time has no count, and is read once', async () => {
  expect(await counted({ failure: 'too-slow' })).toEqual({
    ...{ pages: null, kept: null, waiting: [[]], begun: 2 },
  });
});
