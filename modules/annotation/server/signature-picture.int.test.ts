import { readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePng, stroke } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { note, pathOf, place, writing } from './annotation.testing.ts';

let office: OfficeInstance;
let on: ReturnType<typeof writing>;
beforeAll(async () => {
  office = await openInstance();
  on = writing(office);
});
afterAll(() => office.close());

const mine = { place, content: { kind: 'signature' } };

async function addPicture(account: string): Promise<void> {
  const form = new FormData();
  form.append('source', 'drawn');
  form.append('file', new Blob([samplePng(200, 100, stroke)], { type: 'image/png' }), 's.png');
  const added = await office.postForm(account, '/identity/signature', form);
  expect(added.status, JSON.stringify(added)).toBe(200);
}

/** Pictures in the file with what was written on it. */
async function picturesIn(account: string, documentId: string, fileId: string): Promise<number> {
  const bytes = await on.bytes(account, `${pathOf(documentId)}/file?fileId=${fileId}`);
  return (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype\s*\/Image/g)?.length ?? 0
  );
}

test('who has no picture of a signature is offered none, and cannot place one', async () => {
  const { documentId, fileId } = await on.presented();
  expect((await on.list('director', documentId)).signature).toBeNull();
  expect(await on.add('director', documentId, fileId, [mine])).toMatchObject({
    ...{ status: 409, code: 'annotation.no-signature' },
  });
  expect(await on.written('director', documentId)).toEqual([]);
});

test('the own picture is placed with author, post and time, printed, and told to its owner alone', async () => {
  await addPicture('director');
  const { documentId, fileId } = await on.presented();
  await on.add('director', documentId, fileId, [note('ทราบ')]);
  const before = await picturesIn('saraban', documentId, fileId);
  const { signature } = await on.list('director', documentId);
  expect(signature).toMatchObject({ kind: 'signature', width: 200, height: 100 });
  // The letter does not wait for the registry; and whoever writes places their own.
  expect((await on.list('saraban', documentId)).signature).toBeNull();
  const forged = { place, content: { ...signature, png: 'AAAA' } };
  const added = await on.add('director', documentId, fileId, [forged]);
  expect(added.status, JSON.stringify(added)).toBe(200);
  const kept = (await on.written('saraban', documentId)).at(-1);
  expect(kept).toMatchObject({ content: signature, author: 'นายผู้อำนวยการ ทดลองงาน', place });
  expect(kept?.post).not.toBe('');
  expect(before).toBe(0);
  expect(await picturesIn('saraban', documentId, fileId)).toBeGreaterThan(0);
  const [page] = await readBack(
    await on.bytes('saraban', `${pathOf(documentId)}/file?fileId=${fileId}`),
  );
  expect(page).toContain('(นายผู้อำนวยการทดลองงาน)');
});

test('it is taken back by its author alone, and is gone while nobody else has acted', async () => {
  const { documentId, fileId } = await on.presented();
  await on.add('director', documentId, fileId, [mine]);
  const [kept] = await on.written('director', documentId);
  const id = kept?.id ?? '';
  expect((await on.takeBack('saraban', documentId, id)).status).toBe(404);
  expect(await on.takeBack('director', documentId, id)).toMatchObject({ isStruck: false });
  expect(await on.written('saraban', documentId)).toEqual([]);
  expect(await picturesIn('saraban', documentId, fileId)).toBe(0);
});

test('a picture that was placed stays when its owner takes it out of the profile', async () => {
  const { documentId, fileId } = await on.presented();
  await on.add('director', documentId, fileId, [mine]);
  const own = (await office.get('director', '/identity/signature')) as unknown as {
    rows: readonly { id: string }[];
  };
  const signatureId = own.rows[0]?.id;
  await office.post('director', '/identity/signature/remove', { signatureId });
  expect((await on.list('director', documentId)).signature).toBeNull();
  expect(await on.written('director', documentId)).toMatchObject([
    { content: { kind: 'signature', width: 200 } },
  ]);
  // The page has a copy of its own: the profile keeps nothing for it.
  const left = await office.app.db.query('select 1 from signature where id = $1', [signatureId]);
  expect(left).toEqual([]);
});
