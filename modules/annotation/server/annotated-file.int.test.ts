import { deflateSync } from 'node:zlib';
import { readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { hundredMegapixels, pngOf, samplePng } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ink, note, pathOf, writing } from './annotation.testing.ts';

let office: OfficeInstance;
let on: ReturnType<typeof writing>;
beforeAll(async () => {
  office = await openInstance();
  on = writing(office);
});
afterAll(() => office.close());

describe('a file with what was written on it', () => {
  it('has the words as text, in Thai digits, with author and time; the original has none of it', async () => {
    const { documentId, fileId } = await on.presented();
    await on.add('director', documentId, fileId, [note('มอบกองกฎหมาย ภายใน 3 วัน'), ink('')]);
    const path = `${pathOf(documentId)}/file?fileId=${fileId}`;
    const [page, ...others] = await readBack(await on.bytes('saraban', path));
    expect(others).toEqual([]);
    expect(page).toContain('Sample');
    expect(page).toContain('มอบกองกฎหมายภายใน๓วัน');
    expect(page).toContain('(นายผู้อำนวยการทดลองงาน)');
    const [original] = await readBack(await on.bytes('saraban', `/file/${fileId}/content`));
    expect(original).toBe('Sample');
  });
});

describe('a scanned picture', () => {
  const scanned = async (bytes: Uint8Array) => {
    const fileIds = [await office.upload('saraban', bytes, 'สแกน.png')];
    return on.presented({ fileIds });
  };

  it('is written on and stamped as a page; the copy is a PDF, the picture stays as it came', async () => {
    const bytes = samplePng(60, 85, () => [250, 250, 250, 255]);
    const { documentId, fileId } = await scanned(bytes);
    const kinds = async () =>
      (await on.list('director', documentId)).rows.map(
        (row) => `${row.fileId} ${row.content.kind}`,
      );
    expect(await kinds()).toEqual([`${fileId} stamp`]);
    const added = await on.add('director', documentId, fileId, [note('มอบกองกฎหมาย')]);
    expect(added.status, JSON.stringify(added)).toBe(200);
    expect(await on.add('director', documentId, fileId, [note('ก', { page: 2 })])).toMatchObject({
      ...{ status: 422, code: 'annotation.page-unknown', params: { pages: 1, page: 2 } },
    });
    const path = `/api${pathOf(documentId)}/file?fileId=${fileId}`;
    const headers = { authorization: `Bearer ${await office.token('saraban')}` };
    const answer = await office.app.fetch(path, { headers });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      'สแกน.pdf',
    );
    const [page, ...others] = await readBack(new Uint8Array(await answer.arrayBuffer()));
    expect(others).toEqual([]);
    expect(page).toContain('มอบกองกฎหมาย');
    expect(page).toContain('เลขรับ');
    const original = await on.bytes('saraban', `/file/${fileId}/content`);
    expect(Buffer.compare(original, bytes)).toBe(0);
  });

  it.each([
    ['a hundred megapixels', hundredMegapixels(), 10_000],
    ['30,000 pixels a side', pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1_000))), 30_000],
  ])('of %s is not copied, and stays as it is', async (_what, bytes, side) => {
    const { documentId, fileId } = await scanned(bytes);
    expect((await on.add('director', documentId, fileId, [note('ก')])).status).toBe(200);
    const path = `${pathOf(documentId)}/file?fileId=${fileId}`;
    expect(await office.get('director', path)).toMatchObject({
      ...{ status: 422, code: 'annotation.picture-too-large' },
      params: { width: side, height: side },
    });
    expect((await office.get('director', `/file/${fileId}/content`)).status).toBe(200);
  });
});

it('a file without pages is not written on', async () => {
  const fileIds = [await office.upload('saraban', Buffer.from('ก,ข\n1,2\n'), 'ตาราง.csv')];
  const { documentId, fileId } = await on.presented({ fileIds });
  expect((await on.list('director', documentId)).rows).toEqual([]);
  const none = { status: 409, code: 'annotation.no-pages' };
  expect(await on.add('director', documentId, fileId, [note('ก')])).toMatchObject(none);
});
