import { openSecret, openTestInstance, prepare } from '@sarn/server/testing';
import type { TestInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { author, pathOf, reviewing } from './review.testing.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await prepare(instance);
});
afterAll(() => instance.close());

it('remarks on a classified draft are read with a reason alone, and by nobody else', async () => {
  const { office } = instance;
  const on = reviewing(office);
  const documentId = await on.draft();
  await on.comment(author, documentId, '24 พฤศจิกายน', 'ตรวจวันที่ก่อนเสนอ');
  const classify = (secrecy: string, more: object = {}) =>
    office.post(author, '/registry/secret/classify', {
      ...{ documentId, secrecy, reason: 'ตามความจำเป็นของราชการ' },
      ...more,
    });
  const classified = await classify('confidential');
  expect(classified.status, JSON.stringify(classified)).toBe(200);
  const refused = { status: 409, code: 'registry.secret-reason' };
  expect(await office.get(author, pathOf(documentId))).toMatchObject({ code: refused.code });
  await openSecret(office, author, documentId);
  const { rows } = await on.read(author, documentId);
  expect(rows).toMatchObject([{ text: 'ตรวจวันที่ก่อนเสนอ' }]);
  for (const stranger of ['officer.legal', 'officer2.policy', 'saraban']) {
    expect(await office.get(stranger, pathOf(documentId)), stranger).toMatchObject({ status: 404 });
  }
});
