import {
  openSecret,
  openTestInstance,
  prepare,
  randomWord,
  sealedFiles,
} from '@sarn/server/testing';
import type { TestInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { note, pathOf, place, writing } from './annotation.testing.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await prepare(instance);
});
afterAll(() => instance.close());

async function classifiedLetter() {
  const { office } = instance;
  const { documentId } = await office.register('saraban');
  const [file] = (await office.document('saraban', documentId)).files;
  const fileId = file?.id ?? '';
  const on = writing(office);
  expect((await on.add('saraban', documentId, fileId, [note('เสนอ')])).status).toBe(200);
  const body = { documentId, secrecy: 'confidential', reason: 'ตามความจำเป็นของราชการ' };
  const classified = await office.post('saraban', '/registry/secret/classify', body);
  expect(classified.status, JSON.stringify(classified)).toBe(200);
  return { office, on, documentId, fileId };
}

it('[8.06] a classified letter is written on by whom it waits for, once it is open to them; each time is in the trail', async () => {
  const { office, on, documentId, fileId } = await classifiedLetter();
  const closed = { status: 403, code: 'registry.secret-reason' };
  expect(await office.get('saraban', pathOf(documentId))).toMatchObject(closed);
  expect(await on.add('saraban', documentId, fileId, [note('ก')])).toMatchObject(closed);
  await openSecret(office, 'saraban', documentId);
  const word = randomWord();
  const added = await on.add('saraban', documentId, fileId, [note(word)]);
  expect(added.status, JSON.stringify(added)).toBe(200);
  expect((await on.list('saraban', documentId)).refusal).toBeNull();
  expect(await on.written('saraban', documentId)).toMatchObject([
    { content: { text: 'เสนอ' } },
    { content: { text: word } },
  ]);
  const acts = await instance.app.db.query<{ act: string }>(
    `select act from audit_entry where subject_id = $1 and act = 'annotation.added'`,
    [documentId],
  );
  expect(acts).toHaveLength(2);
  // Nobody finds it by what stands on its pages, and whoever may not read it learns nothing.
  for (const account of ['saraban', 'officer.policy', 'admin']) {
    const found = await office.get(
      account,
      `/registry/documents?search=${encodeURIComponent(word)}`,
    );
    expect(JSON.stringify(found)).not.toContain(documentId);
  }
  expect(await on.add('officer.policy', documentId, fileId, [note('ก')])).toMatchObject({
    ...{ status: 404, code: 'registry.not-found' },
  });
});

it('[8.06] a classified letter is stamped by hand, once it is open, with the number of its own register', async () => {
  const { office } = instance;
  const fileIds = [await office.upload('saraban')];
  const { documentId } = await office.register('saraban', { secrecy: 'confidential', fileIds });
  const on = writing(office);
  await office.app.settled();
  const placed = { place, content: { kind: 'stamp' } };
  expect(await on.add('saraban', documentId, fileIds[0] ?? '', [placed])).toMatchObject({
    ...{ status: 403, code: 'registry.secret-reason' },
  });
  await openSecret(office, 'saraban', documentId);
  const { receiveNo } = await office.document('saraban', documentId);
  const before = await on.list('saraban', documentId);
  // No job opens a classified letter.
  expect(before.rows).toEqual([]);
  expect(before.stamp.join(' ')).toContain(receiveNo);
  const [file] = (await office.document('saraban', documentId)).files;
  const sealed = await sealedFiles(instance, documentId);
  expect(sealed).toHaveLength(1);
  const added = await on.add('saraban', documentId, file?.id ?? '', [placed]);
  expect(added.status, JSON.stringify(added)).toBe(200);
  const { rows, stamp } = await on.list('saraban', documentId);
  expect(rows).toMatchObject([{ content: { kind: 'stamp', lines: before.stamp } }]);
  expect(stamp).toEqual([]);
  // The stamp lies over the pages: the encrypted bytes stay as they came.
  expect(await sealedFiles(instance, documentId)).toEqual(sealed);
  expect(await on.add('saraban', documentId, file?.id ?? '', [placed])).toMatchObject({
    code: 'annotation.stamped-already',
  });
  // Whoever may not open it learns nothing of its number.
  for (const account of ['officer.policy', 'admin']) {
    expect(await office.get(account, pathOf(documentId))).toMatchObject({ status: 404 });
  }
});

it('[8.06] the stamp of a letter that was classified later keeps its number, and can be placed anew', async () => {
  const { office, on, documentId, fileId } = await classifiedLetter();
  await openSecret(office, 'saraban', documentId);
  const { rows } = await on.list('saraban', documentId);
  const stamp = rows.find(({ content }) => content.kind === 'stamp');
  expect((await on.takeBack('saraban', documentId, stamp?.id ?? '')).status).toBe(200);
  const { receiveNo } = await office.document('saraban', documentId);
  expect((await on.list('saraban', documentId)).stamp.join(' ')).toContain(receiveNo);
  const placed = { place, content: { kind: 'stamp' } };
  expect((await on.add('saraban', documentId, fileId, [placed])).status).toBe(200);
});

it('[8.06] no copy of a classified letter is made with what was written on it', async () => {
  const { office, documentId, fileId } = await classifiedLetter();
  await openSecret(office, 'saraban', documentId);
  const copy = `${pathOf(documentId)}/file?fileId=${fileId}`;
  expect(await office.get('saraban', copy)).toMatchObject({
    ...{ status: 409, code: 'annotation.classified' },
  });
});
