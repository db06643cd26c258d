import { listForeignAuthorities } from '@sarn/foreign-authority/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { judgePdf } from '@sarn/signing/contract';
import { filePassword, otherAuthority } from '@sarn/signing/other-authority';
import type { OtherAuthority } from '@sarn/signing/other-authority';
import { pdfsig, pem, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { samplePassword } from '@sarn/testing';
import { X509Certificate } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getTimestamps, listSignatures, verifySignature } from '../../contract/index.ts';
import {
  makeAuthority,
  memoToSign,
  printedFile,
  publishedFile,
  secret,
  signDigitally,
} from '../signature.testing.ts';

const patience = { timeout: 120_000 };

let office: OfficeInstance;
let tools: Programs;
let national: OtherAuthority;
let stranger: OtherAuthority;

beforeAll(async () => {
  [office, tools] = [await openInstance(), await programs()];
  national = await otherAuthority(tools, 'National');
  stranger = await otherAuthority(tools, 'Stranger');
  await makeAuthority(office);
  const { version } = await settings();
  const set = { version, source: 'own', level: 'B-LTA' };
  expect((await office.post('admin', '/signature/time-stamps/save', set)).status).toBe(200);
  await bring('rung', [`crlDistributionPoints=URI:${national.url}/between.crl`]);
});
afterAll(async () => {
  await national.stop();
  await stranger.stop();
  tools.remove();
  await office.close();
});
beforeEach(() => {
  national.behave = undefined;
});

/** Imports a certificate of the other authority for the head. */
async function bring(name: string, extensions: readonly string[]): Promise<void> {
  const pkcs12 = await national.person(name, extensions);
  const order = { pkcs12, filePassword, secret, password: samplePassword };
  const done = await office.post('head.policy', '/certificate/import', order);
  expect(done.status, JSON.stringify(done)).toBe(200);
}

const settings = async () =>
  getTimestamps.output.parse(await office.get('admin', '/signature/time-stamps'));

const authorities = async () =>
  listForeignAuthorities.output.parse(await office.get('admin', '/signature/foreign-authorities'))
    .rows;

const foreign = (what: 'add' | 'list' | 'remove', body: object) =>
  office.post('admin', `/signature/foreign-authorities/${what}`, body);

async function signed(): Promise<string> {
  const documentId = await memoToSign(office);
  const done = await signDigitally(office, 'head.policy', documentId);
  expect(done, JSON.stringify(done)).toMatchObject({ status: 200 });
  return documentId;
}

async function renew() {
  await office.post('admin', '/signature/time-stamps/renew', {});
  await office.app.settled();
  return (await settings()).runs[0];
}

const bytesOf = (documentId: string) => printedFile(office, 'officer.policy', documentId);

const shownOf = async (documentId: string) =>
  listSignatures.output.parse(
    await office.get('officer.policy', `/registry/document/${documentId}/signatures`),
  );

const rootOf = (authority: OtherAuthority) =>
  new Uint8Array(new X509Certificate(authority.rootPem).raw);

/** By the judge, with the roots alone unless lists are given: what else it needs has to be in the file. */
async function judged(
  bytes: Uint8Array,
  crls: readonly Uint8Array[] = [],
  ocsps: readonly Uint8Array[] = [],
) {
  const judgement = await judgePdf(bytes, {
    trustedRoots: [await publishedFile(office, 'root.crt'), rootOf(national)],
    ...{ crls, ocsps, now: Date.now() },
  });
  if (judgement.kind !== 'signed') throw new Error(JSON.stringify(judgement));
  return judgement;
}

/** As if nothing had been heard: lists that were fetched before would help. */
const forgetLists = () => office.app.db.query('delete from foreign_list');

test(
  '[6.07] until the agency trusts the authority the file stays at B-T and says why',
  patience,
  async () => {
    const documentId = await signed();
    expect(await renew()).toMatchObject({ renewed: 0, failed: 1, reasons: { 'foreign-root': 1 } });
    expect(await shownOf(documentId)).toMatchObject({ missing: 'foreign-root', file: null });
    expect(await foreign('add', { certificates: 'nonsense' })).toMatchObject({
      code: 'signature.foreign-certificate',
    });
    const between = Buffer.from(tools.read('National-between.pem')).toString();
    expect(await foreign('add', { certificates: between })).toMatchObject({
      code: 'signature.foreign-no-root',
    });
    const own = Buffer.from(tools.read('National-rung.pem')).toString();
    expect(await foreign('add', { certificates: own })).toMatchObject({
      code: 'signature.foreign-certificate',
    });
    expect(
      (await office.post('head.policy', '/signature/foreign-authorities/add', {})).status,
    ).toBe(403);
    expect((await foreign('add', { certificates: national.rootPem })).status).toBe(200);
    await office.app.settled();
    expect(await shownOf(documentId)).toMatchObject({ missing: null, file: { level: 'B-LTA' } });
    // The one between was found on the way, with the list that was fetched.
    expect(await authorities()).toMatchObject([
      { isRoot: true, subject: 'National Root', failure: null, lists: [{ source: 'fetched' }] },
      { isRoot: false, subject: 'National Issuing', failure: null, lists: [{ source: 'fetched' }] },
    ]);
    const bytes = await bytesOf(documentId);
    const { verdict, signatures } = await judged(bytes);
    expect([verdict, signatures[0]?.level]).toEqual(['valid', 'B-LTA']);
    const [said] = await pdfsig(tools, rootOf(national), bytes);
    expect(said).toMatchObject({ isValid: true, isTrusted: true });
    // OpenSSL agrees with what was stored.
    const lists = await office.app.db.query<{ der: Buffer }>('select der from foreign_list');
    tools.write('lists.pem', lists.map(({ der }) => pem('X509 CRL', der)).join(''));
    const checked = await tools.run(
      ...(['openssl', 'verify', '-crl_check_all', '-CAfile', 'National-root.pem'] as const),
      ...['-untrusted', 'National-between.pem', '-CRLfile', 'lists.pem', 'National-rung.pem'],
    );
    expect(checked.isWell, checked.said).toBe(true);
    // Whoever verifies it is given the root of this authority.
    const { rows } = await shownOf(documentId);
    const answer = await office.app.fetch(`/api/signature/verify/${rows[0]?.code ?? ''}`);
    const { foreignRoots } = verifySignature.output.parse(await answer.json());
    expect(foreignRoots).toEqual([Buffer.from(rootOf(national)).toString('base64')]);
  },
);

const sending =
  (make: (path: string) => Promise<Uint8Array> | Uint8Array) =>
  (path: string, response: ServerResponse): void => {
    // The list of the root is good in all of these.
    const list = path === '/root.crl' ? national.list('root') : make(path);
    void Promise.resolve(list).then((bytes) => response.end(bytes));
  };

const bad: readonly (readonly [string, string, () => void])[] = [
  ['hangs', 'revocation-unreachable', () => (national.behave = () => undefined)],
  [
    'breaks off',
    'revocation-unreachable',
    () => (national.behave = (_path, response) => response.destroy()),
  ],
  [
    'has no list there',
    'revocation-refused',
    () => (national.behave = (_path, response) => void response.writeHead(404).end()),
  ],
  [
    'leads elsewhere',
    'revocation-refused',
    () =>
      (national.behave = (path, response) =>
        void response.writeHead(302, { location: `${stranger.url}${path}` }).end()),
  ],
  [
    'gives a page',
    'revocation-wrong',
    () => (national.behave = sending(() => Buffer.from('<html>no list</html>'))),
  ],
  [
    'gives the list of somebody else',
    'revocation-wrong',
    () => (national.behave = sending(() => stranger.list('between'))),
  ],
  [
    'gives a list with a changed byte',
    'revocation-wrong',
    () =>
      (national.behave = sending(async () => {
        const list = Uint8Array.from(await national.list('between'));
        const last = list.length - 1;
        list[last] = (list[last] ?? 0) ^ 1;
        return list;
      })),
  ],
  [
    'gives 50 MB',
    'revocation-too-large',
    () => (national.behave = sending(() => Buffer.alloc(50 * 2 ** 20, 0x30))),
  ],
];

test.each(bad)(
  '[6.07] an authority that %s leaves the file as it is, is told, and is asked again',
  patience,
  async (_how, failure, does) => {
    await forgetLists();
    does();
    const documentId = await signed();
    const before = await bytesOf(documentId);
    expect(await renew()).toMatchObject({ renewed: 0, failed: 1, reasons: { [failure]: 1 } });
    expect(Buffer.from(await bytesOf(documentId)).equals(before)).toBe(true);
    expect((await shownOf(documentId)).missing).toBe(failure);
    expect((await authorities()).map((one) => one.failure)).toContain(failure);
    national.behave = undefined;
    expect(await renew()).toMatchObject({ renewed: 1, failed: 0 });
    expect((await judged(await bytesOf(documentId))).verdict).toBe('valid');
    expect((await authorities()).map((one) => one.failure)).toEqual([null, null]);
  },
);

test('[6.07] a list that has ended proves nothing', patience, async () => {
  await forgetLists();
  const ended = await national.list('between', 1);
  const isOver = () => Date.now();
  const until = Date.now() + 2000;
  await expect.poll(isOver, { timeout: 10_000 }).toBeGreaterThan(until);
  national.behave = sending(() => ended);
  const documentId = await signed();
  expect(await renew()).toMatchObject({ reasons: { 'revocation-ended': 1 } });
  expect((await shownOf(documentId)).missing).toBe('revocation-ended');
  expect(await foreign('list', { crl: Buffer.from(ended).toString('base64') })).toMatchObject({
    code: 'signature.list-ended',
  });
});

test('[6.07] in a closed network the lists are brought by hand', patience, async () => {
  await forgetLists();
  national.behave = (_path, response) => response.destroy();
  const documentId = await signed();
  await renew();
  const before = (await shownOf(documentId)).missing;
  expect(before).toBe('revocation-unreachable');
  const lie = Buffer.from(await stranger.list('between')).toString('base64');
  expect(await foreign('list', { crl: lie })).toMatchObject({ code: 'signature.list-unreadable' });
  const [root, between] = [await national.list('root'), await national.list('between')];
  expect(await foreign('list', { crl: pem('X509 CRL', root) })).toMatchObject({
    ...{ status: 200, authority: 'National Root' },
  });
  const done = await foreign('list', { crl: Buffer.from(between).toString('base64') });
  expect(done).toMatchObject({ status: 200, authority: 'National Issuing' });
  await office.app.settled();
  expect(await shownOf(documentId)).toMatchObject({ missing: null, file: { level: 'B-LTA' } });
  expect((await judged(await bytesOf(documentId))).verdict).toBe('valid');
});

test(
  '[6.07] OCSP answers for a certificate that names no list; of a revoked one nothing is added',
  patience,
  async () => {
    await forgetLists();
    await office.post('head.policy', '/certificate/revoke-own', { reason: 'ใช้ใบใหม่แทน' });
    const port = await national.port();
    await bring('asked', [`authorityInfoAccess=OCSP;URI:http://127.0.0.1:${port}`]);
    await national.respond(port);
    const documentId = await signed();
    expect(await renew()).toMatchObject({ renewed: 1, failed: 0 });
    const bytes = await bytesOf(documentId);
    const { verdict, signatures } = await judged(bytes);
    expect([verdict, signatures[0]?.level]).toEqual(['valid', 'B-LTA']);
    const [said] = await pdfsig(tools, rootOf(national), bytes);
    expect(said).toMatchObject({ isValid: true, isTrusted: true });
    national.revoke('asked');
    await national.respond(port);
    const second = await signed();
    const before = await bytesOf(second);
    expect(await renew()).toMatchObject({ renewed: 0, reasons: { 'not-valid': 1 } });
    expect(Buffer.from(await bytesOf(second)).equals(before)).toBe(true);
    expect((await shownOf(second)).missing).toBe('not-valid');
    // Whoever verifies it is told so: there is no list that would say it.
    const refused = await judgedByAnswer(second);
    expect(refused.verdict).toBe('invalid');
    expect(refused.signatures[0]?.problems.map(({ code }) => code)).toContain('revoked');
    // It was revoked an hour before it signed the first one: the answer counts against what the file brings along.
    expect((await judgedByAnswer(documentId)).verdict).toBe('invalid');
  },
);

/** By the judge, with the lists and answers that everybody who verifies it is given. */
async function judgedByAnswer(documentId: string) {
  const { rows } = await shownOf(documentId);
  const answer = await office.app.fetch(`/api/signature/verify/${rows[0]?.code ?? ''}`);
  const { lists, answers } = verifySignature.output.parse(await answer.json());
  const derOf = (one: string) => new Uint8Array(Buffer.from(one, 'base64'));
  return judged(await bytesOf(documentId), lists.map(derOf), answers.map(derOf));
}

test(
  '[6.07] once the list is known, the file of a revoked signer is invalid for whoever verifies it',
  patience,
  async () => {
    await forgetLists();
    await office.post('head.policy', '/certificate/revoke-own', { reason: 'ใช้ใบใหม่แทน' });
    await bring('gone', [`crlDistributionPoints=URI:${national.url}/between.crl`]);
    const documentId = await signed();
    expect((await judgedByAnswer(documentId)).verdict).toBe('unproven');
    national.revoke('gone');
    expect(await renew()).toMatchObject({ renewed: 0 });
    expect((await shownOf(documentId)).missing).toBe('not-valid');
    const { verdict, signatures } = await judgedByAnswer(documentId);
    expect(verdict).toBe('invalid');
    expect(signatures[0]?.problems.map(({ code }) => code)).toContain('revoked');
  },
);
