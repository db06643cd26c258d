import { randomUUID } from 'node:crypto';
import { hold, setSuspended } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listToSign } from '../../contract/index.ts';
import { batchOf, batchOver, seenToSign } from './batches.testing.ts';
import {
  certify,
  demand,
  memoToSign,
  openSigningOffice,
  secret,
  sentCode,
} from '@sarn/signature/testing';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
});
afterAll(() => office.close());

const waiting = async (account = 'head.policy') =>
  listToSign.output.parse(await office.get(account, '/signature/to-sign'));

const seen = (...documentIds: readonly string[]) => seenToSign(office, documentIds);

interface Asked {
  readonly id?: string;
  readonly method?: 'certificate' | 'password';
  readonly secret?: string;
  readonly code?: string;
}

async function begin(documents: Awaited<ReturnType<typeof seen>>, asked: Asked = {}) {
  const id = asked.id ?? randomUUID();
  const answer = await office.post('head.policy', '/signature/batch', {
    ...{ id, documents, method: asked.method ?? 'certificate' },
    ...{ secret: asked.secret ?? secret, code: asked.code ?? '' },
  });
  return { id, answer };
}

const over = (id: string) => batchOver(office, id);

const memos = (count: number) =>
  Array.from({ length: count }).reduce<Promise<string[]>>(
    async (known) => [...(await known), await memoToSign(office)],
    Promise.resolve([]),
  );

test('[6.08] one secret signs many documents, each with its number and its own signature', async () => {
  const ids = await memos(4);
  const listed = await waiting();
  expect(listed).toMatchObject({ offer: 'ready', openBatchId: null });
  expect(listed.rows.map(({ digital }) => digital)).not.toContain('no-pages');
  const { id, answer } = await begin(await seen(...ids));
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  const batch = await over(id);
  expect(batch.state).toBe('ended');
  expect(batch.items.map(({ state }) => state)).toEqual(ids.map(() => 'signed'));
  const numbers = batch.items.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(4);
  for (const { documentId, number } of batch.items) {
    const document = await office.document('officer.policy', documentId);
    expect(document).toMatchObject({ letterNo: number, state: 'DISPATCHED' });
  }
  expect((await waiting()).rows.filter(({ row }) => ids.includes(row.documentId))).toEqual([]);
});

test('[6.08] one that was changed since it was seen is refused, with who changed it; the others are signed', async () => {
  const [first = '', second = ''] = await memos(2);
  const documents = await seen(first, second);
  // The drafter takes it back, changes it and submits it again.
  await office.act('officer.policy', first, 'withdraw', { reason: 'แก้ตัวเลข' });
  await office.act('officer.policy', first, 'submit', {
    signatoryId: office.person('head.policy'),
  });
  const { id } = await begin(documents);
  const batch = await over(id);
  expect(batch.state).toBe('ended');
  const [changed, other] = batch.items;
  expect(changed).toMatchObject({ state: 'refused', failure: { code: 'registry.stale' } });
  const author = office.person('officer.policy');
  expect(author).not.toBe('');
  expect(changed?.changed?.by).not.toBe('');
  expect(other).toMatchObject({ state: 'signed' });
  expect((await office.document('officer.policy', first)).state).toBe('AWAITING_SIGN');
  // Seen again, it is signed with the next try of the same batch.
  const again = [{ documentId: first, version: changed?.version ?? 0 }];
  const path = `/signature/batch/${id}/resume`;
  expect((await office.post('head.policy', path, { again, secret })).status).toBe(200);
  expect((await over(id)).items.map(({ state }) => state)).toEqual(['signed', 'signed']);
});

test('[6.08] a wrong secret begins nothing; the same batch sent twice begins once; another one waits for its end', async () => {
  const ids = await memos(3);
  const documents = await seen(...ids);
  const wrong = await begin(documents, { secret: samplePassword });
  expect(wrong.answer).toMatchObject({ status: 403, code: 'certificate.wrong-secret' });
  const id = randomUUID();
  const [one, two] = await Promise.all([begin(documents, { id }), begin(documents, { id })]);
  // Of two at the same moment one begins; the other one is told so, or that it has begun.
  expect([one.answer.status, two.answer.status]).toContain(200);
  const { items } = await over(id);
  expect(items.map(({ state }) => state)).toEqual(['signed', 'signed', 'signed']);
  expect(new Set(items.map(({ number }) => number)).size).toBe(3);
  expect((await begin(documents, { id })).answer).toMatchObject({ status: 200 });
});

test('[6.03] with a certificate whose time has not begun no batch begins, and none is offered', async () => {
  const [documentId = ''] = await memos(1);
  const documents = await seen(documentId);
  const begun = (at: string) =>
    office.app.db.query(
      `update person_certificate set not_before = ${at} where person_id = $1 and state = 'valid'`,
      [office.person('head.policy')],
    );
  await begun(`now() + interval '1 minute'`);
  expect((await waiting()).offer).toBe('not-begun');
  const { id, answer } = await begin(documents);
  expect(answer).toMatchObject({ status: 422, code: 'certificate.not-yet-valid' });
  expect((await office.get('head.policy', `/signature/batch/${id}`)).status).toBe(404);
  await begun(`now() - interval '1 minute'`);
  const after = await begin(documents);
  expect((await over(after.id)).items).toMatchObject([{ state: 'signed' }]);
});

test('[6.08] a pause leaves the rest untouched, and it goes on after the secret was given again', async () => {
  const ids = await memos(5);
  const { id } = await begin(await seen(...ids));
  expect((await office.post('head.policy', `/signature/batch/${id}/pause`, {})).status).toBe(200);
  const paused = await over(id);
  const open = paused.items.filter(({ state }) => state === 'waiting');
  expect(open.length).toBeGreaterThan(0);
  expect(paused.state).toBe('paused');
  for (const { documentId } of open) {
    expect((await office.document('officer.policy', documentId)).state).toBe('AWAITING_SIGN');
  }
  expect(await waiting()).toMatchObject({ openBatchId: id });
  const other = await begin(await seen(open[0]?.documentId ?? ''));
  expect(other.answer).toMatchObject({ status: 409, code: 'signature.batch-open' });
  const taken = open[0]?.documentId ?? '';
  await office.post('head.policy', `/signature/batch/${id}/remove`, { documentId: taken });
  const path = `/signature/batch/${id}/resume`;
  const bad = await office.post('head.policy', path, { again: [], secret: samplePassword });
  expect(bad).toMatchObject({ code: 'certificate.wrong-secret' });
  expect((await office.post('head.policy', path, { again: [], secret })).status).toBe(200);
  const ended = await over(id);
  expect(ended.state).toBe('ended');
  const states = ended.items.map(({ documentId, state }) => [documentId === taken, state]);
  expect(new Set(states.map(String))).toEqual(new Set(['true,removed', 'false,signed']));
  expect((await office.document('officer.policy', taken)).state).toBe('AWAITING_SIGN');
});

test('[6.08] where nobody signs it any more, its person can end it, and everything waits as before', async () => {
  const ids = await memos(3);
  const { id } = await begin(await seen(...ids));
  await office.post('head.policy', `/signature/batch/${id}/pause`, {});
  const { items } = await over(id);
  expect((await office.post('head.policy', `/signature/batch/${id}/end`, {})).status).toBe(200);
  expect((await batchOf(office, id)).state).toBe('ended');
  const open = items.filter(({ state }) => state === 'waiting').map(({ documentId }) => documentId);
  const { rows, openBatchId } = await waiting();
  expect(openBatchId).toBeNull();
  expect(rows.map(({ row }) => row.documentId)).toEqual(expect.arrayContaining(open));
  // Nobody else learns of it.
  for (const account of ['officer.policy', 'director', 'admin']) {
    const token = await office.token(account);
    const answer = await office.app.fetch(`/api/signature/batch/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(404);
  }
});

test('[6.03] a batch signs nothing more from the moment on in which the account of its person is suspended', async () => {
  await certify(office, 'head.legal');
  const documentId = await memoToSign(office, 'legal');
  const { rows } = await waiting('head.legal');
  const version = rows.find(({ row }) => row.documentId === documentId)?.version ?? 0;
  const id = randomUUID();
  // The document is held by somebody else meanwhile, so that the batch waits with its key open.
  await office.app.db.transaction(async (tx) => {
    await tx.query('select 1 from document where id = $1 for no key update', [documentId]);
    const begun = await office.post('head.legal', '/signature/batch', {
      ...{ id, documents: [{ documentId, version }], method: 'certificate', secret, code: '' },
    });
    expect(begun.status, JSON.stringify(begun)).toBe(200);
    const path = `/personnel/accounts/${office.person('head.legal')}/suspend`;
    expect((await office.post('admin', path, { reason: 'สอบสวน' })).status).toBe(200);
  });
  await office.app.settled();
  const [item] = await office.app.db.query<{ state: string; failure: string }>(
    'select state, failure from signing_batch_item where batch_id = $1',
    [id],
  );
  expect(item).toEqual({ state: 'refused', failure: 'certificate.person-left' });
  expect((await office.document('officer.legal', documentId)).state).toBe('AWAITING_SIGN');
});

test.each([
  { what: 'the document', sql: 'select 1 from document where id = $1 for no key update' },
  {
    what: 'its number',
    sql: 'select 1 from register_counter where $1::uuid is not null for update',
  },
])(
  '[6.03] a batch by password signs nothing more of a suspended account, though it waited for $what already',
  async ({ sql }) => {
    const [documentId = ''] = await memos(1);
    const documents = await seen(documentId);
    const held = await hold(office, sql, [documentId]);
    const { id, answer } = await begin(documents, { method: 'password', secret: samplePassword });
    expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
    await held.isWaitedFor();
    await setSuspended(office, 'head.policy', true);
    await held.free();
    await office.app.settled();
    await setSuspended(office, 'head.policy', false);
    expect((await batchOf(office, id)).items).toMatchObject([
      { state: 'refused', number: '', failure: { code: 'signature.person-left' } },
    ]);
    expect((await office.document('officer.policy', documentId)).state).toBe('AWAITING_SIGN');
  },
);

test('[6.02] where a kind asks for a code, one code confirms the whole batch, once', async () => {
  await demand(office, 'password', true);
  const ids = await memos(3);
  const documents = await seen(...ids);
  expect((await begin(documents)).answer).toMatchObject({ code: 'signature.code-missing' });
  const sent = await office.post('head.policy', '/signature/batch-code', {});
  expect(sent.status, JSON.stringify(sent)).toBe(200);
  const code = await sentCode(office);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await begin(documents, { code: wrong })).answer.code).toBe('signature.code-wrong');
  const { id } = await begin(documents, { code });
  expect((await over(id)).items.map(({ state }) => state)).toEqual(ids.map(() => 'signed'));
  const more = await seen(...(await memos(1)));
  expect((await begin(more, { code })).answer.code).toBe('signature.code-wrong');
  await demand(office, 'password');
});

test('[6.04] a password signs a batch, too, but not those that must be signed digitally', async () => {
  const ids = await memos(2);
  const documents = await seen(...ids);
  const byPassword = { method: 'password', secret: samplePassword } as const;
  const bad = await begin(documents, { ...byPassword, secret: 'ไม่ใช่รหัสนี้' });
  expect(bad.answer).toMatchObject({ code: 'registry.wrong-password' });
  const { id } = await begin(documents.slice(0, 1), byPassword);
  expect((await over(id)).items).toMatchObject([{ state: 'signed' }]);
  await demand(office, 'certificate');
  const refused = await begin(documents.slice(1), byPassword);
  expect((await over(refused.id)).items).toMatchObject([
    {
      state: 'refused',
      failure: {
        code: 'signature.certificate-needed',
        sentence: { th: expect.stringContaining('หน่วยงานกำหนด') },
      },
    },
  ]);
  await demand(office, 'password');
});

test('[8.06] a classified document is signed by itself, and its subject is not shown in a batch', async () => {
  const [classified = '', later = ''] = await memos(2);
  const documents = await seen(classified, later);
  const raise = (id: string) =>
    office.app.db.query(`update document set secrecy = 'confidential' where id = $1`, [id]);
  await raise(classified);
  const refused = await begin(documents);
  expect(refused.answer).toMatchObject({ status: 409, code: 'signature.single-only' });
  expect((await waiting()).rows.map(({ row }) => row.documentId)).not.toContain(classified);
  const { id } = await begin(documents.slice(1));
  expect((await over(id)).items).toMatchObject([{ state: 'signed' }]);
  expect((await batchOf(office, id)).items[0]?.title).not.toBe('');
  await raise(later);
  expect((await batchOf(office, id)).items[0]?.title).toBe('');
});
