import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { octets, oid, sequence } from '../../contract/der/write.ts';
import { judgePdf } from '../../contract/index.ts';
import type { JudgeOptions, JudgedSignature, Judgement } from '../../contract/index.ts';
import { readCertificate } from '../../contract/x509/certificate.ts';
import { makeCrl } from '../authority/crl.ts';
import type { Revocation } from '../authority/crl.ts';
import { answerOcsp } from '../authority/ocsp.ts';
import { sampleDocument } from '../sample-document.testing.ts';
import { addEvidence, archivePdf } from '../seal/evidence.ts';
import { sealPdf } from '../seal/seal.ts';
import type { Signer } from '../seal/signer.ts';
import { sampleAuthority, sampleNow } from '../signing.testing.ts';
import type { SampleAuthority } from '../signing.testing.ts';
import { answerTimestamp } from '../timestamps/answer.ts';
import type { TimestampSource } from '../timestamps/request.ts';

let authority: SampleAuthority;
let signer: Signer;
let timestamps: TimestampSource;
let crls: Uint8Array[];

beforeAll(async () => {
  authority = await sampleAuthority();
  signer = await authority.signer('นางสาวสมหญิง ใจดี');
  timestamps = await authority.timestamps();
  crls = await authority.crls();
});

const options = { at: sampleNow, signerName: 'นางสาวสมหญิง ใจดี', reason: 'อนุมัติ' };
const by = (more: Partial<JudgeOptions> = {}): JudgeOptions => ({
  trustedRoots: [authority.root.certificate],
  ...{ crls, now: sampleNow.getTime(), ...more },
});

/** The signatures of a file that has some. */
function signaturesOf(judgement: Judgement): readonly JudgedSignature[] {
  if (judgement.kind !== 'signed') throw new Error(JSON.stringify(judgement));
  return judgement.signatures;
}

const codesOf = (judgement: Judgement): string[][] =>
  signaturesOf(judgement).map(({ problems }) => problems.map(({ code }) => code));

const seal = async (
  bytes: Uint8Array,
  as: Signer = signer,
  stamped?: TimestampSource,
): Promise<Uint8Array> => (await sealPdf(bytes, options, as, stamped)).bytes;

test('a signature says who signed, when, and what was covered', async () => {
  const bytes = await seal(sampleDocument(), signer, timestamps);
  const judgement = await judgePdf(bytes, by({ now: Date.now() }));
  expect(judgement).toMatchObject({
    kind: 'signed',
    verdict: 'valid',
    signatures: [
      {
        ...{ field: 'Signature1', kind: 'signature', verdict: 'valid', level: 'B-T' },
        ...{ problems: [], changes: [], reason: 'อนุมัติ', claimedAt: sampleNow.getTime() },
        ...{ coversWholeFile: true, signedLength: bytes.length },
        signer: {
          name: { commonName: 'นางสาวสมหญิง ใจดี', organisation: 'กรมตัวอย่าง', country: 'TH' },
          serial: readCertificate(signer.certificate).serial,
        },
      },
    ],
  });
  const [{ provedAt = 0 } = {}] = signaturesOf(judgement);
  expect(Math.abs(provedAt - Date.now())).toBeLessThan(60_000);
});

test('three signers, evidence and an archive time stamp are valid, each with what was seen then', async () => {
  let bytes = sampleDocument();
  const lengths: number[] = [];
  for (const name of ['สมหญิง', 'สมชาย', 'กรมตัวอย่าง']) {
    bytes = await seal(bytes, await authority.signer(name));
    lengths.push(bytes.length);
  }
  const evidence = { certificates: [authority.issuing.certificate], crls, ocsps: [] };
  const stored = addEvidence(bytes, evidence);
  const last = await judgePdf(stored, by({ crls: [] }));
  expect(codesOf(last)).toEqual([[], [], []]);
  const archived = await archivePdf(bytes, evidence, timestamps);
  // Nothing else is needed to judge it, years later, when every certificate has ended.
  const ended = new Date('2040-01-01').getTime();
  expect(codesOf(await judgePdf(archived, by({ crls: [], now: ended })))[3]).toEqual([
    'wrong-timestamp',
  ]);
  const judgement = await judgePdf(archived, by({ crls: [], now: Date.now() }));
  expect(signaturesOf(judgement)).toMatchObject([
    ...lengths.map((signedLength) => ({ verdict: 'valid', level: 'B-LTA', signedLength })),
    { kind: 'document-timestamp', verdict: 'valid', coversWholeFile: true },
  ]);
});

test('a renewed archive time stamp keeps a signature whose certificates have ended', async () => {
  const ofYears = (count: number): Date => new Date(sampleNow.getTime() + count * 365 * 86_400_000);
  const ends = { from: ofYears(-3), to: ofYears(-1) };
  const old = await authority.signer('สมหญิง', ends);
  const [signedAt, renewedAt] = [ofYears(-2), ofYears(-1.5)];
  const oldStamps = await stampsAt(signedAt, ends);
  const bytes = await seal(sampleDocument(), old, oldStamps);
  const lists = await Promise.all([crlsAt(signedAt), crlsAt(renewedAt)]);
  const evidence = { certificates: [authority.issuing.certificate], crls: lists.flat(), ocsps: [] };
  const renewed = await archivePdf(
    bytes,
    evidence,
    await stampsAt(renewedAt, { from: ofYears(-2) }),
  );
  expect(codesOf(await judgePdf(bytes, by()))).toEqual([['wrong-timestamp', 'expired-since']]);
  expect(codesOf(await judgePdf(renewed, by()))).toEqual([[], []]);
});

async function stampsAt(at: Date, period: { from?: Date; to?: Date }): Promise<TimestampSource> {
  const stamper = await authority.issue({ purpose: 'time-stamp', ...period });
  const now = (): Date => at;
  const own = { by: stamper, chain: [authority.issuing.certificate], policy: '1.2.3', now };
  return {
    ask: (request) => answerTimestamp(request, own),
    ...{ roots: [authority.root.certificate], now },
  };
}

async function crlsAt(from: Date): Promise<Uint8Array[]> {
  const times = { number: 1, from, to: new Date(from.getTime() + 86_400_000), revocations: [] };
  return Promise.all(
    [authority.root, authority.issuing].map((issuer) => makeCrl({ ...times, issuer })),
  );
}

test.each([20, 300, -40, -3])('one changed byte is told (at %i)', async (at) => {
  const bytes = await seal(sampleDocument('A word of many letters'));
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  const judgement = await judgePdf(bytes, by());
  const isTold =
    judgement.kind === 'refused' ||
    (judgement.kind === 'signed' && judgement.verdict === 'invalid');
  expect(isTold).toBe(true);
});

test('a changed word of the page is a wrong digest', async () => {
  const bytes = await seal(sampleDocument('Approved'));
  const text = Buffer.from(bytes);
  text.write('Rejected', text.indexOf('Approved'));
  expect(codesOf(await judgePdf(text, by()))).toEqual([['wrong-digest']]);
});

test('nobody whom we trust answers for the signer', async () => {
  const stranger = await sampleAuthority('อื่น');
  const bytes = await seal(sampleDocument(), await stranger.signer('คนอื่น'));
  const judgement = await judgePdf(bytes, by());
  expect(judgement).toMatchObject({ verdict: 'unproven' });
  expect(codesOf(judgement)).toEqual([['not-trusted']]);
});

const years = (count: number): Date => new Date(sampleNow.getTime() + count * 365 * 86_400_000);

test.each([
  ['expired', { from: years(-2), to: years(-1) }, ['expired-since'], 'unproven'],
  ['not yet valid', { from: years(1), to: years(2) }, ['not-yet-valid'], 'invalid'],
  ['of a time-stamp authority', { purpose: 'time-stamp' }, ['not-for-documents'], 'invalid'],
  ['of an authority', { purpose: 'issuing' }, ['not-for-documents'], 'invalid'],
] as const)('a certificate that is %s', async (_, order, codes, verdict) => {
  const issuer =
    'purpose' in order && order.purpose === 'issuing' ? authority.root : authority.issuing;
  const as = await authority.signer('สมหญิง', { ...order, issuer });
  const judgement = await judgePdf(await seal(sampleDocument(), as), by());
  expect(codesOf(judgement)).toEqual([codes]);
  expect(judgement).toMatchObject({ verdict });
});

test('a certificate that had ended when the time stamp was made is invalid', async () => {
  const as = await authority.signer('สมหญิง', { from: years(-2), to: years(-1) });
  const bytes = await seal(sampleDocument(), as, timestamps);
  expect(codesOf(await judgePdf(bytes, by({ now: Date.now() })))).toEqual([['expired']]);
});

test('a person cannot issue a certificate for somebody else', async () => {
  const person = await authority.issue({});
  const forged = await authority.signer('ปลัดกระทรวง', { issuer: person });
  const chain = [person.certificate, authority.issuing.certificate];
  const bytes = await seal(sampleDocument(), { ...forged, chain });
  expect(codesOf(await judgePdf(bytes, by()))).toEqual([['not-trusted']]);
});

const day = 86_400_000;
const revoked = (days: number, reason: Revocation['reason']): Revocation => ({
  serial: readCertificate(signer.certificate).serial,
  revokedAt: new Date(sampleNow.getTime() + days * day),
  reason,
});

test.each([
  ['revoked before', [revokedOf(-1, 'keyCompromise')], ['revoked'], 'invalid'],
  ['suspended', [revokedOf(-1, 'certificateHold')], ['revoked'], 'invalid'],
  ['revoked after', [revokedOf(2, 'superseded')], [], 'valid'],
] as const)('a certificate that was %s it signed', async (_, revocations, codes, verdict) => {
  const list = await authority.crls(revocations.map(({ days, reason }) => revoked(days, reason)));
  const bytes = await seal(sampleDocument(), signer, timestamps);
  const judgement = await judgePdf(bytes, by({ crls: list, now: Date.now() }));
  expect(codesOf(judgement)).toEqual([codes]);
  expect(judgement).toMatchObject({ verdict });
});

function revokedOf(
  days: number,
  reason: Revocation['reason'],
): { days: number; reason: Revocation['reason'] } {
  return { days, reason };
}

test('a key that was lost before is revoked from then on', async () => {
  const list = await authority.crls([
    { ...revoked(2, 'keyCompromise'), notTrustedSince: new Date(sampleNow.getTime() - day) },
  ]);
  const bytes = await seal(sampleDocument(), signer, timestamps);
  expect(codesOf(await judgePdf(bytes, by({ crls: list, now: Date.now() })))).toEqual([
    ['revoked'],
  ]);
});

test('without a CRL nothing is known; an old one, or one of another authority, says nothing', async () => {
  const bytes = await seal(sampleDocument());
  const unknown = [['revocation-unknown', 'authority-revocation-unknown']];
  expect(codesOf(await judgePdf(bytes, by({ crls: [] })))).toEqual(unknown);
  const old = await crlsAt(new Date(sampleNow.getTime() - 10 * day));
  expect(codesOf(await judgePdf(bytes, by({ crls: old })))).toEqual(unknown);
  const stranger = await sampleAuthority();
  expect(codesOf(await judgePdf(bytes, by({ crls: await stranger.crls() })))).toEqual(unknown);
});

test('an answer of OCSP is as good as a CRL, if the right one gave it', async () => {
  const bytes = await seal(sampleDocument());
  const request = ocspRequest();
  const answer = async (
    state: 'good' | Revocation,
    purpose: 'ocsp' | 'person',
  ): Promise<Uint8Array[]> => [
    await answerOcsp(request, {
      issuer: authority.issuing.certificate,
      responder: await authority.issue({ purpose }),
      stateOf: () => Promise.resolve(state),
      ...{ now: sampleNow, until: new Date(sampleNow.getTime() + day) },
    }),
  ];
  const judge = async (ocsps: Uint8Array[]): Promise<string[][]> =>
    codesOf(await judgePdf(bytes, by({ crls: crls.slice(0, 1), ocsps })));
  expect(await judge([])).toEqual([['revocation-unknown']]);
  expect(await judge(await answer('good', 'ocsp'))).toEqual([[]]);
  expect(await judge(await answer('good', 'person'))).toEqual([['revocation-unknown']]);
  expect(await judge(await answer(revoked(-1, 'superseded'), 'ocsp'))).toEqual([['revoked']]);
});

/** A question about the signer of these tests, as any client asks it. */
function ocspRequest(): Uint8Array {
  const issuer = readCertificate(authority.issuing.certificate);
  const hash = (of: Uint8Array): Uint8Array => octets(createHash('sha1').update(of).digest());
  const id = sequence(
    ...[sequence(oid('1.3.14.3.2.26')), hash(issuer.subject), hash(issuer.keyBits)],
    readCertificate(signer.certificate).serialDer,
  );
  return sequence(sequence(sequence(sequence(id))));
}

test('a time stamp of somebody else does not prove the time, and one about something else is a forgery', async () => {
  const stranger = await sampleAuthority('อื่น');
  const strange = await stranger.timestamps();
  const bytes = await seal(sampleDocument(), signer, strange);
  const judgement = await judgePdf(bytes, by({ now: Date.now() }));
  expect(judgement).toMatchObject({ verdict: 'unproven', signatures: [{ provedAt: undefined }] });
  expect(codesOf(judgement)).toEqual([['wrong-timestamp']]);
});
