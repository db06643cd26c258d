import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { note, writing } from './annotation.testing.ts';

/* Files that came before annotations were known, or by other ways than an upload at registration. */

let office: OfficeInstance;
let on: ReturnType<typeof writing>;
beforeAll(async () => {
  office = await openInstance();
  on = writing(office);
});
afterAll(() => office.close());

const kindsOn = async (documentId: string) =>
  (await on.list('saraban', documentId)).rows.map(({ content }) => content.kind);

it('a letter of an electronic channel is stamped when it is registered, and written on', async () => {
  const { documentId } = await office.arrive('saraban');
  expect(await kindsOn(documentId)).toEqual([]);
  await office.act('saraban', documentId, 'register', office.letterForm());
  expect(await kindsOn(documentId)).toEqual(['stamp']);
  const [file] = (await office.document('saraban', documentId)).files;
  const added = await on.add('saraban', documentId, file?.id ?? '', [note('เสนอ')]);
  expect(added.status, JSON.stringify(added)).toBe(200);
});

describe('a PDF whose pages nobody counted', () => {
  const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const countOf = async (bytes: Uint8Array) => {
    const sql = 'select page_count as count from stored_file where sha256 = $1';
    const rows = await office.app.platform.db.query<{ count: number | null }>(sql, [
      sha256Of(bytes),
    ]);
    return rows[0]?.count;
  };
  const forget = (bytes: Uint8Array) =>
    office.app.platform.db.query('update stored_file set page_count = null where sha256 = $1', [
      sha256Of(bytes),
    ]);

  it('has them counted when somebody writes on it', async () => {
    const bytes = samplePdf('kept before');
    const { documentId, fileId } = await on.presented({
      fileIds: [await office.upload('saraban', bytes)],
    });
    await forget(bytes);
    expect(await on.add('director', documentId, fileId, [note('ก', { page: 2 })])).toMatchObject({
      ...{ status: 422, code: 'annotation.page-unknown', params: { pages: 1, page: 2 } },
    });
    const added = await on.add('director', documentId, fileId, [note('ก')]);
    expect(added.status, JSON.stringify(added)).toBe(200);
    expect(await countOf(bytes)).toBe(1);
  });

  it('is stamped when it is registered', async () => {
    const bytes = samplePdf('kept before, too');
    const fileIds = [await office.upload('saraban', bytes)];
    await forget(bytes);
    const { documentId } = await office.register('saraban', { fileIds });
    expect(await kindsOn(documentId)).toEqual(['stamp']);
  });

  it('has the count of whoever uploads the same bytes later', async () => {
    const bytes = samplePdf('made by the program before');
    await office.upload('saraban', bytes);
    await forget(bytes);
    await office.upload('saraban', bytes);
    expect(await countOf(bytes)).toBe(1);
  });

  it('that does not open is not written on', async () => {
    const bytes = samplePdf('to be lost');
    const { documentId, fileId } = await on.presented({
      fileIds: [await office.upload('saraban', bytes)],
    });
    await forget(bytes);
    const sha256 = sha256Of(bytes);
    const folder = join(office.app.platform.config.dataDir, 'files', sha256.slice(0, 2));
    await writeFile(join(folder, sha256.slice(2, 4), sha256), bytes.slice(0, 90));
    expect(await on.add('director', documentId, fileId, [note('ก')])).toMatchObject({
      ...{ status: 409, code: 'annotation.no-pages' },
    });
  });
});
