import { createHash } from 'node:crypto';
import { outsideAddresses } from '@sarn/platform-server';
import type { AllowedAddress, Tx } from '@sarn/platform-server';
import {
  findChain,
  listTimes,
  readCertificates,
  revocationAddresses,
  revocationAt,
} from '@sarn/signing/contract';
import type { Certificate, JudgedSignature } from '@sarn/signing/contract';
import { ocspRequest } from '@sarn/signing/server';
import type { Evidence } from '@sarn/signing/server';
import type { RevocationFailure } from '../contract/index.ts';
import type { Deps } from './dependencies.ts';
import { askIssuer } from './ask-issuer.ts';
import type { Fetched } from './ask-issuer.ts';
import {
  addAuthority,
  deleteAnswer,
  listAuthorities,
  listLists,
  noteHeard,
  saveAnswer,
  saveList,
} from './foreign-authority.store.ts';
import { isRoot } from './trust.ts';

/** What proves a certificate of another authority, as far as it was got. */
export interface ForeignEvidence extends Evidence {
  /** Why something is missing; null where all of it is there. */
  readonly failure: RevocationFailure | null;
}

/** One run: each address is asked once in it, whatever came of it. */
export interface ForeignRun {
  readonly evidenceFor: (signature: JudgedSignature, at: number) => Promise<ForeignEvidence>;
}

/** Lists as they are known now, the newest first, by the SHA-256 of their issuer. */
type KnownLists = Map<string, { readonly der: Uint8Array; readonly madeAt: number }[]>;

interface Run {
  readonly deps: Deps;
  readonly roots: readonly Certificate[];
  readonly between: readonly Certificate[];
  readonly lists: KnownLists;
  readonly asked: Map<string, Promise<Fetched>>;
}

/** Addresses that may be asked; every one where nobody works in earnest. */
const allowedFor = ({ platform, networks }: Deps): AllowedAddress | undefined =>
  platform.config.isProduction ? outsideAddresses(networks) : undefined;

const sha256Of = ({ der }: Pick<Certificate, 'der'>): string =>
  createHash('sha256').update(der).digest('hex');

/** Begins a run with the authorities that are known now. */
export async function beginForeignRun(deps: Deps): Promise<ForeignRun> {
  const { db } = deps.platform;
  const rows = await listAuthorities(db);
  const lists: KnownLists = new Map();
  for (const { authorityId, der, madeAt } of await listLists(db)) {
    const owner = rows.find(({ id }) => id === authorityId);
    if (!owner) continue;
    const one = { der: new Uint8Array(der), madeAt: Date.parse(madeAt) };
    lists.set(owner.sha256, [...(lists.get(owner.sha256) ?? []), one]);
  }
  const read = (some: typeof rows) => readCertificates(some.map(({ der }) => new Uint8Array(der)));
  const run: Run = {
    ...{ deps, lists, asked: new Map() },
    // Only what somebody added is trusted, never what a signature brought along.
    roots: read(rows.filter(({ addedBy }) => addedBy !== null)).filter(isRoot),
    between: read(rows),
  };
  return { evidenceFor: (signature, at) => evidenceFor(run, signature, at) };
}

const nothing = { certificates: [], crls: [], ocsps: [] };

/** Chain, lists and answers for one signature. Addresses are asked only below a root that the agency added. */
async function evidenceFor(
  run: Run,
  { signer, brought }: JudgedSignature,
  at: number,
): Promise<ForeignEvidence> {
  const [leaf] = readCertificates(signer ? [signer.certificate] : []);
  if (!leaf) return { ...nothing, failure: 'foreign-root' };
  const pool = [...readCertificates(brought), ...run.between];
  const found = await findChain(leaf, pool, run.roots, at);
  if (!found.isTrusted) return { ...nothing, failure: 'foreign-root' };
  const { chain } = found;
  await keepBetween(run, chain);
  const evidence = { certificates: chain.map(({ der }) => der), crls: [], ocsps: [] };
  const made: { crls: Uint8Array[]; ocsps: Uint8Array[] } = evidence;
  let failure: RevocationFailure | null = null;
  for (const [above, certificate] of chain.slice(0, -1).entries()) {
    const issuer = chain[above + 1];
    if (!issuer) continue;
    const proof = await proofOf(run, certificate, issuer, at);
    if ('failure' in proof) failure ??= proof.failure;
    else made[proof.kind].push(proof.der);
  }
  return { ...evidence, failure };
}

type Proof =
  | { readonly kind: 'crls' | 'ocsps'; readonly der: Uint8Array }
  | { readonly failure: RevocationFailure };

/**
 * What the issuer says of one certificate: a list that was made after the signature, else an answer of OCSP, else a
 * list that is fetched, else whatever list holds at that time.
 */
async function proofOf(
  run: Run,
  certificate: Certificate,
  issuer: Certificate,
  at: number,
): Promise<Proof> {
  const about = { run, certificate, issuer, at };
  const known = run.lists.get(sha256Of(issuer)) ?? [];
  const later = await firstThatSays(
    about,
    known.filter(({ madeAt }) => madeAt >= at),
  );
  if (later) return later;
  const asked = await askAll(about);
  if (!('failure' in asked)) return asked;
  return (await firstThatSays(about, known)) ?? asked;
}

interface About {
  readonly run: Run;
  readonly certificate: Certificate;
  readonly issuer: Certificate;
  readonly at: number;
}

async function firstThatSays(
  { certificate, issuer, at }: About,
  lists: readonly { readonly der: Uint8Array }[],
): Promise<Proof | undefined> {
  for (const { der } of lists) {
    const data = { crls: [der], ocsps: [] };
    const { state } = await revocationAt(certificate, issuer, data, at);
    if (state !== 'unknown') return { kind: 'crls', der };
  }
  return undefined;
}

async function askAll(about: About): Promise<Proof> {
  const { run, certificate, issuer } = about;
  const { ocsp, crl } = revocationAddresses(certificate);
  const request = ocspRequest(certificate.der, issuer.der);
  let failure: RevocationFailure = 'revocation-no-address';
  for (const [kind, url] of [
    ...ocsp.map((one) => ['ocsps', one] as const),
    ...crl.map((one) => ['crls', one] as const),
  ]) {
    const proof = await askOne(about, kind, url, kind === 'ocsps' ? request : undefined);
    if (!('failure' in proof)) {
      await noted(run, issuer, '');
      return proof;
    }
    ({ failure } = proof);
  }
  await noted(run, issuer, failure);
  return { failure };
}

async function askOne(
  { run, certificate, issuer, at }: About,
  kind: 'crls' | 'ocsps',
  url: string,
  request: Uint8Array | undefined,
): Promise<Proof> {
  const key = request ? `${url} ${sha256Of(certificate)}` : url;
  const fetching = run.asked.get(key) ?? askIssuer(url, request, allowedFor(run.deps));
  run.asked.set(key, fetching);
  const fetched = await fetching;
  if ('failure' in fetched) return fetched;
  const { bytes } = fetched;
  const data = { crls: [], ocsps: [], [kind]: [bytes] };
  const { state } = await revocationAt(certificate, issuer, data, at);
  if (state === 'unknown') return { failure: await whyUnknown(certificate, issuer, data) };
  if (kind === 'crls') await keepFetched(run, issuer, bytes);
  else await keepAnswered({ run, certificate, issuer }, bytes);
  return { kind, der: bytes };
}

/** What the issuer did sign says something of the beginning of time; what it did not sign says nothing. */
async function whyUnknown(
  certificate: Certificate,
  issuer: Certificate,
  data: Parameters<typeof revocationAt>[2],
): Promise<RevocationFailure> {
  const { state } = await revocationAt(certificate, issuer, data, 0);
  return state === 'unknown' ? 'revocation-wrong' : 'revocation-ended';
}

async function keepFetched(run: Run, issuer: Certificate, der: Uint8Array): Promise<void> {
  const times = await listTimes(der, issuer);
  const sha256 = sha256Of(issuer);
  const { db } = run.deps.platform;
  const row = (await listAuthorities(db)).find((one) => one.sha256 === sha256);
  if (!times || !row) return;
  run.lists.set(sha256, [{ der, madeAt: times.from }, ...(run.lists.get(sha256) ?? [])]);
  await writing(run, (tx, gotAt) =>
    saveList(tx, {
      ...{ authorityId: row.id, source: 'fetched', der, gotAt, gotBy: null },
      ...{ madeAt: isoOf(times.from), nextAt: isoOf(times.to) },
    }),
  );
}

/**
 * What OCSP says of a revoked certificate is kept for whoever verifies its files, also where they were signed before;
 * of one that is not revoked nothing is, and a suspension that was lifted is forgotten.
 */
async function keepAnswered(
  { run, certificate, issuer }: Omit<About, 'at'>,
  der: Uint8Array,
): Promise<void> {
  const data = { crls: [], ocsps: [der] };
  const { state } = await revocationAt(certificate, issuer, data, Infinity);
  const owner = (await listAuthorities(run.deps.platform.db)).find(
    ({ sha256 }) => sha256 === sha256Of(issuer),
  );
  if (!owner) return;
  const answered = { authorityId: owner.id, sha256: sha256Of(certificate) };
  await writing(run, (tx, at) =>
    state === 'revoked' ? saveAnswer(tx, answered, { der, at }) : deleteAnswer(tx, answered),
  );
}

const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Authorities between a signer and an added root are shown in the settings, too. */
async function keepBetween({ deps, between }: Run, chain: readonly Certificate[]): Promise<void> {
  const known = new Set(between.map(sha256Of));
  const found = chain.slice(1, -1).filter((one) => !known.has(sha256Of(one)));
  if (found.length === 0) return;
  await writing({ deps }, async (tx, at) => {
    for (const { der } of found) await addAuthority(tx, { der, addedBy: null, at });
  });
}

const noted = (run: Run, issuer: Certificate, failure: string): Promise<void> =>
  writing(run, (tx, at) => noteHeard(tx, sha256Of(issuer), { failure, at }));

function writing(
  { deps }: Pick<Run, 'deps'>,
  work: (tx: Tx, at: string) => Promise<void>,
): Promise<void> {
  const { db, clock } = deps.platform;
  return db.transaction((tx) => work(tx, clock.now().toISOString()));
}
