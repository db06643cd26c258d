import { DerError, expectTag, readWholeDer, sequenceOf, tags } from '../der/read.ts';
import type { Der } from '../der/read.ts';
import {
  areSame,
  readBitString,
  readHexInteger,
  readOctets,
  readOid,
  readSmallInteger,
  readTime,
} from '../der/values.ts';
import { oids } from '../oids.ts';
import { reasonOf } from '../revocation-reasons.ts';
import type { RevocationReason } from '../revocation-reasons.ts';
import { digestOf } from '../web-crypto.ts';
import { keyUsageOf, keyUsages, purposesOf, readExtensions } from './certificate.ts';
import type { Certificate } from './certificate.ts';
import { readCertificates } from './chain.ts';
import { verifySignature } from './verify.ts';

/** CRLs and OCSP answers, as DER, from anywhere: what is not signed by the right authority is ignored. */
export interface RevocationData {
  readonly crls: readonly Uint8Array[];
  readonly ocsps: readonly Uint8Array[];
}

export type RevocationState =
  | { readonly state: 'good' }
  | { readonly state: 'revoked'; readonly since: number; readonly reason: RevocationReason }
  | { readonly state: 'unknown' };

/** What one authentic source says of a certificate. */
interface Statement {
  readonly from: number;
  readonly to: number;
  readonly revoked?: { readonly since: number; readonly reason: RevocationReason };
}

/** An answer that does not say until when it holds does so for a day. */
const day = 86_400_000;
/** Sources of each kind that are looked at. */
const mostSources = 200;

/**
 * Whether a certificate was revoked at a time. Good is only what a source says that holds until that time or was
 * made after it.
 */
export async function revocationAt(
  certificate: Certificate,
  issuer: Certificate,
  { crls, ocsps }: RevocationData,
  at: number,
): Promise<RevocationState> {
  const statements: Statement[] = [];
  for (const crl of crls.slice(0, mostSources)) {
    const found = await orNothing(() => readCrl(crl, certificate, issuer));
    if (found) statements.push(found);
  }
  for (const ocsp of ocsps.slice(0, mostSources)) {
    const found = await orNothing(() => readOcsp(ocsp, certificate, issuer));
    if (found) statements.push(found);
  }
  return conclude(statements, at);
}

/** From when until when a list of this issuer holds; undefined for what the issuer did not sign. */
export async function listTimes(
  crl: Uint8Array,
  issuer: Certificate,
): Promise<{ readonly from: number; readonly to: number } | undefined> {
  const found = await orNothing(() => readCrl(crl, undefined, issuer));
  return found && { from: found.from, to: found.to };
}

function conclude(statements: readonly Statement[], at: number): RevocationState {
  const newest = statements.toSorted((one, other) => other.from - one.from)[0];
  for (const { revoked, from } of statements) {
    // A suspension that was lifted is in an older source only.
    const isLifted = revoked?.reason === 'certificateHold' && from !== newest?.from;
    if (revoked && revoked.since <= at && !isLifted) return { state: 'revoked', ...revoked };
  }
  return { state: statements.some(({ to }) => to >= at) ? 'good' : 'unknown' };
}

/** What cannot be read says nothing. */
async function orNothing<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DerError) return undefined;
    throw error;
  }
}

async function readCrl(
  bytes: Uint8Array,
  certificate: Certificate | undefined,
  issuer: Certificate,
): Promise<Statement | undefined> {
  const [tbs, algorithm, signature] = sequenceOf(readWholeDer(bytes));
  const fields = sequenceOf(tbs);
  if (fields[0]?.tag === tags.integer) fields.shift();
  const [, name, from, ...rest] = fields;
  if (!name || !areSame(name.whole, issuer.subject)) return undefined;
  const usage = keyUsageOf(issuer);
  if (usage && !usage.has(keyUsages.crlSign)) return undefined;
  const next = isTime(rest[0]) ? rest.shift() : undefined;
  // A list of a part, or of changes only, says something else than it seems to.
  if (hasCritical(rest.find(({ tag }) => tag === 0xa0))) return undefined;
  const state = await verifySignature({
    publicKey: issuer.publicKey,
    algorithm: expectTag(algorithm, tags.sequence),
    signature: readBitString(signature),
    data: expectTag(tbs, tags.sequence).whole,
  });
  if (state !== 'right') return undefined;
  const start = readTime(from);
  const times = { from: start, to: next ? readTime(next) : start + day };
  const list = rest.find(({ tag }) => tag === tags.sequence);
  const entry = certificate && list && sequenceOf(list).find((one) => isOf(one, certificate));
  return entry ? { ...times, revoked: revokedBy(entry) } : times;
}

const isTime = (der: Der | undefined): boolean =>
  der?.tag === tags.utcTime || der?.tag === tags.generalizedTime;

const isOf = (entry: Der, { serial }: Certificate): boolean =>
  readHexInteger(sequenceOf(entry)[0]) === serial;

function hasCritical(outer: Der | undefined): boolean {
  return [...readExtensions(outer).values()].some(({ isCritical }) => isCritical);
}

function revokedBy(entry: Der): { since: number; reason: RevocationReason } {
  const [, date, extensions] = sequenceOf(entry);
  const all = readExtensions(extensions);
  const reason = all.get(oids.crlReason);
  const invalid = all.get(oids.invalidityDate);
  const revoked = readTime(date);
  return {
    since: invalid ? Math.min(revoked, readTime(readWholeDer(invalid.value))) : revoked,
    reason: reasonOf(reason && readSmallInteger(readWholeDer(reason.value), tags.enumerated)),
  };
}

async function readOcsp(
  bytes: Uint8Array,
  certificate: Certificate,
  issuer: Certificate,
): Promise<Statement | undefined> {
  const [status, outer] = sequenceOf(readWholeDer(bytes));
  if (readSmallInteger(status, tags.enumerated) !== 0) return undefined;
  const [type, packed] = sequenceOf(sequenceOf(outer, 0xa0)[0]);
  if (readOid(type) !== oids.ocspBasic) return undefined;
  const [data, algorithm, signature, certificates] = sequenceOf(readWholeDer(readOctets(packed)));
  const answers = sequenceOf(data).find(({ tag }) => tag === tags.sequence);
  const answer = await answerAbout(sequenceOf(answers), certificate, issuer);
  if (!answer) return undefined;
  const from = readTime(answer.find(({ tag }) => tag === tags.generalizedTime));
  const next = answer.find(({ tag }, at) => tag === 0xa0 && at > 2);
  const times = { from, to: next ? readTime(sequenceOf(next, 0xa0)[0]) : from + day };
  const by = await responderOf(certificates, issuer, from);
  for (const responder of by) {
    const state = await verifySignature({
      publicKey: responder.publicKey,
      algorithm: expectTag(algorithm, tags.sequence),
      signature: readBitString(signature),
      data: expectTag(data, tags.sequence).whole,
    });
    if (state === 'right') return statementOf(answer[1], times);
  }
  return undefined;
}

function statementOf(
  state: Der | undefined,
  times: { from: number; to: number },
): Statement | undefined {
  if (state?.tag === 0x80) return times;
  if (state?.tag !== 0xa1) return undefined;
  const [date, reason] = sequenceOf(state, 0xa1);
  const number = reason && readSmallInteger(sequenceOf(reason, 0xa0)[0], tags.enumerated);
  return { ...times, revoked: { since: readTime(date), reason: reasonOf(number) } };
}

/** The single answer about this certificate of this issuer. */
async function answerAbout(
  answers: readonly Der[],
  certificate: Certificate,
  issuer: Certificate,
): Promise<Der[] | undefined> {
  for (const one of answers.slice(0, mostSources)) {
    const fields = sequenceOf(one);
    const [algorithm, name, key, serial] = sequenceOf(fields[0]);
    if (readHexInteger(serial) !== certificate.serial) continue;
    const oid = readOid(sequenceOf(algorithm)[0]);
    const hash = oid === oids.sha1 ? 'SHA-1' : oid === oids.sha256 ? 'SHA-256' : undefined;
    if (!hash) continue;
    const isName = areSame(readOctets(name), await digestOf(hash, issuer.subject));
    if (isName && areSame(readOctets(key), await digestOf(hash, issuer.keyBits))) return fields;
  }
  return undefined;
}

/** The issuer itself, and those whom it has charged with answering. */
async function responderOf(
  certificates: Der | undefined,
  issuer: Certificate,
  at: number,
): Promise<Certificate[]> {
  const inside = certificates ? sequenceOf(sequenceOf(certificates, 0xa0)[0]) : [];
  const charged: Certificate[] = [];
  for (const one of readCertificates(inside.slice(0, 10).map(({ whole }) => whole))) {
    const isFor = purposesOf(one)?.list.includes(oids.ocspSigning) ?? false;
    if (!isFor || !areSame(one.issuer, issuer.subject) || at < one.from || at > one.to) continue;
    const state = await verifySignature({
      publicKey: issuer.publicKey,
      algorithm: one.signatureAlgorithm,
      signature: one.signature,
      data: one.tbs,
    });
    if (state === 'right') charged.push(one);
  }
  return [issuer, ...charged];
}
