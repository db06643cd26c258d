import type { OfficeInstance } from '@sarn/server/testing';
import { samplePassword, samplePng, stroke } from '@sarn/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getSigningOffer, signatureStepTable } from '../contract/index.ts';
import {
  demand,
  memoToSign,
  openSigningOffice,
  printedFile,
  signDigitally,
} from './signature.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openSigningOffice();
});
afterAll(() => office.close());

interface Rule {
  readonly kind: string | null;
  readonly step: 'any' | 'co-signatory' | 'signatory';
  readonly position: string | null;
  readonly weakest: 'password' | 'picture' | 'certificate' | 'nobody';
}

/** The only rules of this test. */
async function rules(...all: Partial<Rule>[]): Promise<void> {
  await office.app.db.query('delete from signature_step_rule');
  for (const [at, rule] of all.entries()) {
    const saved = await office.post('admin', `/settings/tables/${signatureStepTable.code}/save`, {
      ...{ code: '', version: null, nameTh: `กฎ ${at}`, nameEn: '', validFrom: '2020-01-01' },
      values: { kind: null, step: 'any', position: null, weakest: 'password', ...rule },
    });
    expect(saved.status, JSON.stringify(saved)).toBe(200);
  }
}
beforeEach(async () => {
  await rules();
  await demand(office, 'password');
});

const sign = (account: string, documentId: string, withPicture = false) =>
  office.post(account, `/registry/document/${documentId}/act`, {
    ...{ on: 'document', targetId: documentId, act: 'sign' },
    form: JSON.stringify({ password: samplePassword, withPicture, note: '' }),
  });

const offerTo = async (account: string, documentId: string) =>
  getSigningOffer.output.parse(
    await office.get(account, `/registry/document/${documentId}/signing`),
  );

const state = async (documentId: string) =>
  (await office.document('officer.policy', documentId)).state;

/** A memo that the head of the legal division signs before the head of policy. */
async function memoOfTwo(): Promise<string> {
  const documentId = await office.draft('officer.policy', ['legal']);
  await office.act('officer.policy', documentId, 'submit', {
    ...{ reviewerIds: [], signatoryId: office.person('head.policy') },
    coSignatoryIds: [office.person('head.legal')],
  });
  return documentId;
}

/** Codes of the positions that a person holds. */
async function positionOf(account: string): Promise<string> {
  const rows = await office.app.db.query<{ code: string }>(
    `select position.code from post_holding held join post on post.id = held.post_id
     join position on position.id = post.position_id where held.person_id = $1`,
    [office.person(account)],
  );
  return rows[0]?.code ?? '';
}

async function addPicture(account: string): Promise<void> {
  const form = new FormData();
  form.append('source', 'drawn');
  form.append('file', new Blob([samplePng(200, 100, stroke)], { type: 'image/png' }), 's.png');
  const added = await office.postForm(account, '/identity/signature', form);
  expect(added.status, JSON.stringify(added)).toBe(200);
}

/** Ids of the hand signatures of which the database has the picture. */
async function picturesKept(account: string): Promise<string[]> {
  const rows = await office.app.db.query<{ id: string }>(
    'select id from signature where person_id = $1',
    [office.person(account)],
  );
  return rows.map(({ id }) => id);
}

async function picturesIn(documentId: string): Promise<number> {
  const bytes = await printedFile(office, 'officer.policy', documentId);
  return (
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype\s*\/Image/g)?.length ?? 0
  );
}

test('[6.04] a step of a route where a typed name is not allowed refuses it, and another step takes it', async () => {
  await rules({ kind: 'inside', step: 'signatory', weakest: 'certificate' });
  const documentId = await memoOfTwo();
  expect(await offerTo('head.legal', documentId)).toMatchObject({ isNeeded: false });
  expect(await sign('head.legal', documentId)).toMatchObject({ status: 200 });
  expect(await offerTo('head.policy', documentId)).toMatchObject({ isNeeded: true });
  const refused = await sign('head.policy', documentId);
  expect(refused).toMatchObject({ status: 409, code: 'signature.certificate-needed' });
  expect(refused['message' as never]).toContain('ลายมือชื่อดิจิทัล');
  expect(await state(documentId)).toBe('AWAITING_SIGN');
  expect((await signDigitally(office, 'head.policy', documentId)).status).toBe(200);
});

test('[6.04] the step before the last has its own rule, and other kinds have none', async () => {
  await rules({ kind: 'inside', step: 'co-signatory', weakest: 'certificate' });
  const documentId = await memoOfTwo();
  expect(await sign('head.legal', documentId)).toMatchObject({
    code: 'signature.certificate-needed',
  });
  // Whoever signs alone is the last one.
  expect((await sign('head.policy', await memoToSign(office))).status).toBe(200);
  await rules({ kind: 'outgoing', weakest: 'nobody' });
  expect((await sign('head.legal', documentId)).status).toBe(200);
});

test('[6.04] a post that does not sign is refused, also digitally, and another post signs', async () => {
  const position = await positionOf('head.policy');
  await rules({ position, weakest: 'nobody' }, { weakest: 'password' });
  const documentId = await memoToSign(office);
  const excluded = { status: 409, code: 'signature.post-excluded' };
  expect(await offerTo('head.policy', documentId)).toMatchObject({ isExcluded: true });
  const refused = await sign('head.policy', documentId);
  expect(refused).toMatchObject(excluded);
  expect(refused['message' as never]).toContain('ตำแหน่งนี้ลงนามหนังสือชนิดนี้ในขั้นนี้ไม่ได้');
  expect(await signDigitally(office, 'head.policy', documentId)).toMatchObject(excluded);
  expect(await state(documentId)).toBe('AWAITING_SIGN');
  const others = await office.app.db.query<{ code: string }>(
    'select code from position where code <> $1',
    [position],
  );
  await rules(...others.map(({ code }) => ({ position: code, weakest: 'nobody' as const })));
  expect((await sign('head.policy', documentId)).status).toBe(200);
});

test('[6.04] a hand signature is stronger than a typed name, weaker than a certificate, and stands on the pages', async () => {
  await demand(office, 'picture');
  const documentId = await memoToSign(office);
  expect(await offerTo('head.policy', documentId)).toMatchObject({
    ...{ isPictureNeeded: true, isNeeded: false, hasPicture: false },
  });
  expect(await sign('head.policy', documentId)).toMatchObject({
    ...{ status: 409, code: 'signature.picture-needed' },
  });
  expect(await sign('head.policy', documentId, true)).toMatchObject({
    ...{ status: 409, code: 'signature.picture-missing' },
  });
  await addPicture('head.policy');
  const before = await picturesIn(documentId);
  expect((await sign('head.policy', documentId, true)).status).toBe(200);
  await office.app.settled();
  expect(await picturesIn(documentId)).toBeGreaterThan(before);
  await demand(office, 'certificate');
  const second = await memoToSign(office);
  expect(await sign('head.policy', second, true)).toMatchObject({
    code: 'signature.certificate-needed',
  });
});

test('[6.04] a document without pages cannot be signed digitally: where that is wanted, a typed name does not do', async () => {
  const documentId = await memoToSign(office);
  // As it is left by a class of which only the register entry is kept, after the class was lowered.
  const blank = 'update document set body_json = null, body_html = null where id = $1';
  await office.app.db.query(blank, [documentId]);
  await demand(office, 'certificate');
  expect(await offerTo('head.policy', documentId)).toMatchObject({
    ...{ offer: 'no-pages', isNeeded: false, isPictureNeeded: true },
  });
  expect(await sign('head.policy', documentId)).toMatchObject({
    ...{ status: 409, code: 'signature.picture-needed' },
  });
  expect(await state(documentId)).toBe('AWAITING_SIGN');
  await addPicture('head.policy');
  expect(await sign('head.policy', documentId, true)).toMatchObject({ status: 200 });
});

test('[6.04] a document that goes back loses the hand signatures that stood on it', async () => {
  await addPicture('head.legal');
  const documentId = await memoOfTwo();
  const before = await picturesIn(documentId);
  expect((await sign('head.legal', documentId, true)).status).toBe(200);
  expect(await picturesIn(documentId)).toBeGreaterThan(before);
  const signed = await picturesKept('head.legal');
  await addPicture('head.legal');
  expect(await picturesKept('head.legal')).toEqual(expect.arrayContaining(signed));
  await office.act('head.policy', documentId, 'sendBack', { reason: 'แก้ไขข้อความ' });
  expect(await picturesIn(documentId)).toBe(before);
  // The one that stood there is no longer theirs, and no document shows it.
  const [present] = await picturesKept('head.legal');
  expect(await picturesKept('head.legal')).toHaveLength(1);
  expect(signed).not.toContain(present);
});

test('[6.08] in a batch the hand signature is used where a typed name does not do', async () => {
  await rules({ kind: 'inside', weakest: 'picture' });
  await addPicture('head.policy');
  const documentId = await memoToSign(office);
  const id = '0194d3a0-0000-7000-8000-0000000000b1';
  const { version } = await office.document('head.policy', documentId);
  const begun = await office.post('head.policy', '/signature/batch', {
    ...{ id, documents: [{ documentId, version }], method: 'password', secret: samplePassword },
  });
  expect(begun.status, JSON.stringify(begun)).toBe(200);
  await office.app.settled();
  expect(await office.get('head.policy', `/signature/batch/${id}`)).toMatchObject({
    items: [{ documentId, state: 'signed' }],
  });
  expect(await picturesIn(documentId)).toBeGreaterThan(0);
});

test('[6.01] a file that is signed digitally holds a copy of the hand signature, and the profile keeps none for it', async () => {
  const before = await picturesKept('head.policy');
  await addPicture('head.policy');
  const added = (await picturesKept('head.policy')).find((id) => !before.includes(id));
  const documentId = await memoToSign(office);
  const plain = await picturesIn(documentId);
  expect((await signDigitally(office, 'head.policy', documentId)).status).toBe(200);
  const shown = await picturesIn(documentId);
  expect(shown).toBeGreaterThan(plain);
  await addPicture('head.policy');
  expect(await picturesKept('head.policy')).not.toContain(added);
  expect(await picturesIn(documentId)).toBe(shown);
});
