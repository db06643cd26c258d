import { openSecret, openTestInstance, prepare } from '@sarn/server/testing';
import type { TestInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { note, pathOf, writing } from './annotation.testing.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await prepare(instance);
}, 120_000);
afterAll(() => instance.close());

it('a classified letter is not written on, nor copied with what was written before', async () => {
  const { office } = instance;
  const on = writing(office);
  const { documentId } = await office.register('saraban');
  const [file] = (await office.document('saraban', documentId)).files;
  const fileId = file?.id ?? '';
  expect((await on.add('saraban', documentId, fileId, [note('เสนอ')])).status).toBe(200);
  const body = { documentId, secrecy: 'confidential', reason: 'ตามความจำเป็นของราชการ' };
  const classified = await office.post('saraban', '/registry/secret/classify', body);
  expect(classified.status, JSON.stringify(classified)).toBe(200);
  expect(await office.get('saraban', pathOf(documentId))).toMatchObject({
    code: 'registry.secret-reason',
  });
  await openSecret(office, 'saraban', documentId);
  const refused = { status: 409, code: 'annotation.classified' };
  expect(await on.add('saraban', documentId, fileId, [note('ก')])).toMatchObject(refused);
  const copy = `${pathOf(documentId)}/file?fileId=${fileId}`;
  expect(await office.get('saraban', copy)).toMatchObject(refused);
  const { refusal } = await on.list('saraban', documentId);
  expect(await on.written('saraban', documentId)).toMatchObject([{ content: { text: 'เสนอ' } }]);
  expect(refusal).toBe(refused.code);
});
