import { randomUUID } from 'node:crypto';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { pdfsig, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { samplePassword, samplePng, stroke } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSigningOffer, listSignatures, verifySignature } from '../../contract/index.ts';
import {
  demand,
  judgedFile,
  openSigningOffice,
  printedFile,
  publishedFile,
  secret,
  seenText,
} from '../signature.testing.ts';
import { listWaitingSeals } from './agency-seal.store.ts';

let office: OfficeInstance;
let tools: Programs;
beforeAll(async () => {
  office = await openSigningOffice();
  tools = await programs();
});
afterAll(async () => {
  tools.remove();
  await office.close();
});

async function letterToSign(kind: 'outgoing' | 'stamp', title = 'ขอส่งรายงาน'): Promise<string> {
  const id = await office.draftLetter('officer.policy', kind, { title });
  await office.act('officer.policy', id, 'submit', { signatoryId: office.person('head.policy') });
  return id;
}

const sign = (documentId: string, act: 'sign' | 'initial' = 'sign') =>
  office.post('head.policy', `/registry/document/${documentId}/sign-digitally`, {
    ...{ on: 'document', targetId: documentId, act, attemptId: randomUUID(), code: '' },
    form: JSON.stringify({ password: secret, note: '' }),
  });

async function signed(kind: 'outgoing' | 'stamp' = 'outgoing', title?: string): Promise<string> {
  const id = await letterToSign(kind, title);
  const done = await sign(id, kind === 'stamp' ? 'initial' : 'sign');
  expect(done, JSON.stringify(done)).toMatchObject({ status: 200 });
  return id;
}

const number = async (id: string): Promise<void> => {
  await office.act('clerk.policy', id, 'number', {});
  await office.app.settled();
};

const fileOf = (documentId: string) => printedFile(office, 'officer.policy', documentId);

const told = async (documentId: string, account = 'clerk.policy') =>
  listSignatures.output.parse(
    await office.get(account, `/registry/document/${documentId}/signatures`),
  );

const published = (name: Parameters<typeof publishedFile>[1]) => publishedFile(office, name);

const judged = (bytes: Uint8Array) => judgedFile(office, bytes);
const seen = (bytes: Uint8Array) => seenText(tools, bytes);

test('[6.01] a letter is signed first, and the e-seal of the agency adds number and day to the same file', async () => {
  const id = await signed();
  const before = await fileOf(id);
  expect((await office.document('officer.policy', id)).state).toBe('SIGNED');
  expect((await told(id)).seals).toMatchObject([{ after: 'number', state: 'act' }]);
  expect(await seen(before)).not.toContain('ร่าง');
  await number(id);
  const { letterNo } = await office.document('officer.policy', id);
  const after = await fileOf(id);
  expect(Buffer.from(after).subarray(0, before.length).equals(before)).toBe(true);
  const thai = letterNo.replaceAll(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? digit);
  const text = await seen(after);
  expect(text).toContain(thai.split('/').at(-1));
  expect(await seen(before)).not.toContain(thai);
  const { verdict, signatures } = await judged(after);
  expect(verdict).toBe('valid');
  expect(signatures.map(({ signer }) => signer?.name.commonName)).toEqual([
    expect.stringContaining('หัวหน้านโยบาย'),
    'กรมตัวอย่าง',
  ]);
  // What the signatory saw is the beginning of the file, and can be saved as it was (`web/earlier-form.ts`).
  expect(signatures[0]?.signedLength).toBe(before.length);
  const said = await pdfsig(tools, await published('root.crt'), after);
  expect(said).toHaveLength(2);
  for (const one of said) expect(one).toMatchObject({ isValid: true, isTrusted: true });
  const { seals, rows, sha256 } = await told(id);
  expect(seals).toMatchObject([{ after: 'number', state: 'sealed', level: 'B-T' }]);
  const answer = await office.app.fetch(`/api/signature/verify/${rows[0]?.code}`);
  const { document } = verifySignature.output.parse(await answer.json());
  expect(document).toMatchObject({ number: letterNo, sha256, earlierSha256s: [rows[0]?.sha256] });
  expect(document?.seals).toHaveLength(1);
});

test('[4.07] a stamped letter: initials, then the stamp, then number and day, each by its signature', async () => {
  const id = await signed('stamp');
  await office.act('clerk.policy', id, 'seal', {});
  await office.app.settled();
  expect((await told(id)).seals.map(({ after, state }) => [after, state])).toEqual([
    ['seal', 'sealed'],
    ['number', 'act'],
  ]);
  await number(id);
  expect((await told(id)).seals.map(({ state }) => state)).toEqual(['sealed', 'sealed']);
  const bytes = await fileOf(id);
  const { verdict, signatures } = await judged(bytes);
  expect(verdict).toBe('valid');
  expect(signatures.map(({ field }) => field).slice(1)).toEqual([
    ...['AgencySeal', 'AgencyDate', 'AgencyNumber'],
  ]);
  const said = await pdfsig(tools, await published('root.crt'), bytes);
  expect(said.every(({ isValid }) => isValid)).toBe(true);
});

/** Gives the head of the division another picture. */
async function addPicture(kind: 'full' | 'initials'): Promise<void> {
  const form = new FormData();
  form.append('kind', kind);
  form.append('source', 'drawn');
  form.append('file', new Blob([samplePng(200, 100, stroke)], { type: 'image/png' }), 's.png');
  expect((await office.postForm('head.policy', '/identity/signature', form)).status).toBe(200);
}

/** Pictures in the pages that are read of a document. */
const picturesIn = async (documentId: string): Promise<number> =>
  Buffer.from(await fileOf(documentId))
    .toString('latin1')
    .match(/\/Subtype\s*\/Image/g)?.length ?? 0;

test('[6.01] initials stand on a stamped letter, by the certificate and by the password; a whole signature never does', async () => {
  await addPicture('full');
  const offerOf = async (id: string) =>
    getSigningOffer.output.parse(
      await office.get('head.policy', `/registry/document/${id}/signing`),
    ).hasPicture;
  const byPassword = async (withPicture: boolean) => {
    const id = await letterToSign('stamp');
    const answer = await office.post('head.policy', `/registry/document/${id}/act`, {
      ...{ on: 'document', targetId: id, act: 'initial' },
      form: JSON.stringify({ password: samplePassword, withPicture, note: '' }),
    });
    return { id, answer };
  };
  const plain = await picturesIn(await signed('stamp'));
  const waits = await letterToSign('stamp');
  expect(await offerOf(waits)).toBe(false);
  const refused = await byPassword(true);
  expect(refused.answer).toMatchObject({ status: 409, code: 'signature.picture-missing' });
  await addPicture('initials');
  expect(await offerOf(waits)).toBe(true);
  expect(await picturesIn(await signed('stamp'))).toBeGreaterThan(plain);
  const { id, answer } = await byPassword(true);
  expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  expect(await picturesIn(id)).toBeGreaterThan(plain);
  expect(await picturesIn((await byPassword(false)).id)).toBe(plain);
});

test('[9.02] a letter whose file waits for the e-seal is not sent', async () => {
  const id = await signed();
  await demand(office, 'password', false, { kind: 'outgoing', sealSecond: true });
  await number(id);
  const [recipient] = (await office.document('clerk.policy', id)).letter?.recipients ?? [];
  const sending = { recipientId: recipient?.id, method: 'post', address: '' };
  const send = () =>
    office.tryAct('clerk.policy', id, {
      ...{ on: 'document', targetId: id, act: 'dispatch', form: { sendings: [sending] } },
    });
  expect(await send()).toMatchObject({ status: 409, code: 'signature.seal-second' });
  const confirm = (account: string) =>
    office.post(account, `/registry/document/${id}/confirm-seals`, {});
  // Whoever gave the number is no second person, and who keeps no register neither.
  expect(await confirm('clerk.policy')).toMatchObject({ code: 'signature.seal-own' });
  expect(await confirm('head.policy')).toMatchObject({ code: 'signature.seal-forbidden' });
  expect((await told(id)).seals).toMatchObject([{ state: 'confirmation', mayConfirm: false }]);
  const second = 'officer2.policy';
  await office.app.db.query(
    `update post set duty = 'clerk' where id in (select post_id from post_holding where person_id = $1)`,
    [office.person(second)],
  );
  expect((await told(id, second)).seals).toMatchObject([{ mayConfirm: true }]);
  expect((await confirm(second)).status).toBe(200);
  await office.app.settled();
  expect((await told(id)).seals).toMatchObject([{ state: 'sealed' }]);
  expect((await send()).status).toBe(200);
  expect(await confirm(second)).toMatchObject({ code: 'signature.seal-none' });
  await demand(office, 'password', false, { kind: 'outgoing', sealSecond: false });
});

test('letters that are numbered at once get their seals each, and nothing waits', async () => {
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push(await signed('outgoing', `ฉบับที่ ${count}`));
  await Promise.all(ids.map((id) => office.act('clerk.policy', id, 'number', {})));
  await office.app.settled();
  for (const id of ids) expect((await judged(await fileOf(id))).verdict).toBe('valid');
  expect(await listWaitingSeals(office.app.platform.db)).toEqual([]);
});

test('[6.07] a seal that failed is seen by the administrator with why, holds the letter back, and is tried again', async () => {
  const id = await signed();
  const before = await fileOf(id);
  const named = (field: string) =>
    office.app.db.query('update agency_seal set field = $2 where document_id = $1', [id, field]);
  await named('Nowhere');
  await number(id);
  expect(await fileOf(id)).toEqual(before);
  expect((await told(id)).seals).toMatchObject([{ state: 'failed' }]);
  const failure = { th: expect.stringContaining('ช่องที่เว้นไว้') };
  expect(await office.get('admin', '/signature/jobs')).toMatchObject({
    seals: [{ documentId: id, state: 'failed', tries: 1, failure }],
  });
  const [recipient] = (await office.document('clerk.policy', id)).letter?.recipients ?? [];
  const form = { sendings: [{ recipientId: recipient?.id, method: 'post', address: '' }] };
  const refused = await office.tryAct('clerk.policy', id, {
    ...{ on: 'document', targetId: id, act: 'dispatch', form },
  });
  expect(refused).toMatchObject({ status: 409, code: 'signature.seal-pending' });
  await named('AgencyNumber');
  await office.post('admin', '/signature/jobs/retry-seal', { documentId: id });
  await office.app.settled();
  expect((await told(id)).seals).toMatchObject([{ state: 'sealed' }]);
  expect((await judged(await fileOf(id))).verdict).toBe('valid');
});

test('[6.07] what a process that ended left behind is sealed once by another', async () => {
  const id = await signed();
  await office.app.db.query(
    `update agency_seal set next_at = now() + interval '1 hour' where document_id = $1`,
    [id],
  );
  await number(id);
  expect((await told(id)).seals).toMatchObject([{ state: 'sealing' }]);
  await Promise.all(
    [1, 2].map(() => office.post('admin', '/signature/jobs/retry-seal', { documentId: id })),
  );
  await office.app.settled();
  const { verdict, signatures } = await judged(await fileOf(id));
  expect(verdict).toBe('valid');
  expect(signatures).toHaveLength(2);
});

test('a cancelled letter gets no seal, and its file stays as it was signed', async () => {
  const id = await signed();
  const before = await fileOf(id);
  await office.act('clerk.policy', id, 'cancel', { reason: 'ผิดพลาด' });
  await office.app.settled();
  expect(await fileOf(id)).toEqual(before);
});

test('[6.03] without an e-seal such a letter is signed by password only', async () => {
  const bare = await openInstance();
  try {
    const id = await bare.draftLetter('officer.policy', 'outgoing');
    await bare.act('officer.policy', id, 'submit', { signatoryId: bare.person('head.policy') });
    const offer = getSigningOffer.output.parse(
      await bare.get('head.policy', `/registry/document/${id}/signing`),
    );
    expect(offer).toMatchObject({ offer: 'no-certificate', isNumberedLater: true });
  } finally {
    await bare.close();
  }
});
