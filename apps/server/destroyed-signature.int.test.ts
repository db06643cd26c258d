import { publicationRules } from '@sarn/document/contract';
import { makeOld, openInstance, password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { verifySignature } from '@sarn/signature/contract';
import { samplePng, stroke } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

async function well(account: string, path: string, body: object): Promise<{ readonly id: string }> {
  const answer = await office.post(account, `/registry/retention/${path}`, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer)}`).toBe(200);
  return { id: String(answer['id'] ?? '') };
}

/** Destroys a document: proposed by the registry, by order of the director after the Archives agreed. */
async function destroy(documentId: string): Promise<void> {
  await makeOld(office.app.db, [documentId], 11);
  // Announcements are kept for ever, unless somebody decides otherwise.
  const classed = { classCode: 'electronic', medium: 'electronic', reason: 'ไม่มีผลแล้ว' };
  await well('saraban', 'document/class', { documentId, ...classed });
  const { id } = await well('saraban', 'list/create', {
    kind: 'destroy',
    documentIds: [documentId],
  });
  const [chairId = '', ...memberIds] = ['clerk.policy', 'head.legal', 'officer.legal'].map((one) =>
    office.person(one),
  );
  const order = { orderNo: 'ทส 12/2569', orderOn: office.today };
  await well('saraban', 'list/submit', { id, chairId, memberIds, ...order });
  for (const account of ['clerk.policy', 'head.legal', 'officer.legal']) {
    await well(account, 'list/judge', { id, exceptions: [] });
  }
  await well('director', 'list/decide', { id, decision: 'approve', password });
  await well('saraban', 'list/archives/send', { id, sentOn: office.today, letterNo: 'ทส 0101/55' });
  await well('saraban', 'list/archives/answer', { id, answer: 'agreed', answeredOn: office.today });
  await well('saraban', 'list/execute', { id, password });
  const isDestroyed = async () => (await office.document('saraban', documentId)).destroyed !== null;
  await expect.poll(isDestroyed, { timeout: 30_000 }).toBe(true);
  const state = () => office.get('saraban', `/registry/retention/list?id=${id}`);
  await expect.poll(state, { timeout: 30_000 }).toMatchObject({ item: { state: 'DONE' } });
}

/** An announcement under which the hand signature of the director stands. */
async function announced(): Promise<string> {
  const documentId = await office.draftPublication('officer.policy', 'announce');
  await office.act('officer.policy', documentId, 'submit', {
    signatoryId: office.person('director'),
  });
  await office.act('director', documentId, publicationRules.announce.ending, {
    ...{ password, withPicture: true },
  });
  return documentId;
}

const pictures = async (documentId: string) =>
  office.app.db.query('select signature_id from signature_picture where document_id = $1', [
    documentId,
  ]);

/** Gives the director another hand signature. */
async function draw(): Promise<void> {
  const form = new FormData();
  form.append('source', 'drawn');
  form.append('file', new Blob([samplePng(200, 100, stroke)], { type: 'image/png' }), 's.png');
  expect((await office.postForm('director', '/identity/signature', form)).status).toBe(200);
}

/** Ids of all hand signatures of which the database has the picture. */
const kept = async (): Promise<string[]> => {
  const rows = await office.app.db.query<{ id: string }>(
    'select id from signature where person_id = $1 order by id',
    [office.person('director')],
  );
  return rows.map(({ id }) => id);
};

/** What everybody is told of the code on the pages of a document. */
async function verified(documentId: string): Promise<unknown> {
  const rows = await office.app.db.query<{ code: string }>(
    'select code from document_code where document_id = $1',
    [documentId],
  );
  const answer = await office.app.fetch(`/api/signature/verify/${rows[0]?.code}`);
  return verifySignature.output.parse(await answer.json()).document;
}

test('[6.01] with a document that is destroyed goes which hand signature stood on it, and with the last one its picture', async () => {
  await draw();
  const [first, last] = [await announced(), await announced()];
  expect([(await pictures(first)).length, (await pictures(last)).length]).toEqual([1, 1]);
  const [old] = await kept();
  await draw();
  expect(await kept()).toHaveLength(2);
  expect(await verified(first)).toMatchObject({ signatures: [{ level: 'picture' }] });
  await destroy(first);
  // As of a code that was never given.
  expect(await verified(first)).toBeNull();
  expect(await pictures(first)).toEqual([]);
  expect(await pictures(last)).toHaveLength(1);
  expect(await kept()).toContain(old);
  // Who signed it, and when, stays in the history.
  const { history } = await office.document('saraban', first);
  const signed = history.find(({ act }) => act === publicationRules.announce.ending);
  expect(signed?.actorName).toContain(office.name('director'));
  await destroy(last);
  expect(await kept()).toHaveLength(1);
  expect(await kept()).not.toContain(old);
});
