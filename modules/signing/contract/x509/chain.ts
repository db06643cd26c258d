import { readWholeDer, sequenceOf } from '../der/read.ts';
import { areSame, toHex } from '../der/values.ts';
import { oids } from '../oids.ts';
import {
  authorityOf,
  keyUsageOf,
  keyUsages,
  purposesOf,
  readCertificate,
  readName,
} from './certificate.ts';
import type { Certificate } from './certificate.ts';
import { verifySignature } from './verify.ts';

/** Why no way from a certificate to a trusted root holds. */
export type ChainProblem =
  | 'not-trusted'
  | 'expired'
  | 'not-yet-valid'
  | 'weak-algorithm'
  | 'unknown-rule';

/** From the certificate itself to the root, both included. */
export type ChainResult =
  | { readonly isTrusted: true; readonly chain: readonly Certificate[] }
  | { readonly isTrusted: false; readonly problem: ChainProblem };

/** Extensions that are understood here, or that only tell where something is. */
const understood = new Set<string>([
  ...[oids.keyUsage, oids.basicConstraints, oids.extendedKeyUsage, oids.certificatePolicies],
  ...[oids.subjectKeyIdentifier, oids.authorityKeyIdentifier, oids.crlDistributionPoints],
  // Other names of subject and issuer.
  ...['2.5.29.17', '2.5.29.18'],
]);

/** Signatures that are verified on the search for one chain; a hostile file cannot ask for more. */
const mostChecks = 30;
const longest = 8;

/**
 * Searches a chain from a certificate to one of the roots, in which everything holds at that time.
 *
 * @param pool certificates that may lie between, from anywhere
 * @param at in milliseconds
 */
export async function findChain(
  leaf: Certificate,
  pool: readonly Certificate[],
  roots: readonly Certificate[],
  at: number,
): Promise<ChainResult> {
  const search: Search = { pool, roots, at, checks: 0, problem: 'not-trusted' };
  const chain = await climb([leaf], search);
  return chain ? { isTrusted: true, chain } : { isTrusted: false, problem: search.problem };
}

interface Search {
  readonly pool: readonly Certificate[];
  readonly roots: readonly Certificate[];
  readonly at: number;
  checks: number;
  /** The problem of the way that came farthest. */
  problem: ChainProblem;
}

async function climb(
  below: readonly Certificate[],
  search: Search,
): Promise<readonly Certificate[] | undefined> {
  const own = below.at(-1);
  if (!own || below.length > longest) return undefined;
  if (search.roots.some((root) => areSame(root.der, own.der))) {
    const problem = problemOf(below, search.at);
    if (problem) search.problem = problem;
    return problem ? undefined : below;
  }
  for (const issuer of issuersOf(own, search)) {
    if (below.some((one) => areSame(one.der, issuer.der))) continue;
    if (++search.checks > mostChecks) return undefined;
    const state = await verifySignature({
      publicKey: issuer.publicKey,
      algorithm: own.signatureAlgorithm,
      signature: own.signature,
      data: own.tbs,
    });
    if (state === 'weak') search.problem = 'weak-algorithm';
    const found = state === 'right' ? await climb([...below, issuer], search) : undefined;
    if (found) return found;
  }
  return undefined;
}

function issuersOf(own: Certificate, { pool, roots }: Search): Certificate[] {
  const wanted = keyIdentifierOf(own, oids.authorityKeyIdentifier);
  return [...roots, ...pool].filter((issuer) => {
    if (!areSame(issuer.subject, own.issuer)) return false;
    const has = keyIdentifierOf(issuer, oids.subjectKeyIdentifier);
    return wanted === undefined || has === undefined || wanted === has;
  });
}

/** The identifier of the own key, or of that of the issuer. */
export function keyIdentifierOf({ extensions }: Certificate, oid: string): string | undefined {
  const extension = extensions.get(oid);
  if (!extension) return undefined;
  const der = readWholeDer(extension.value);
  if (oid === oids.subjectKeyIdentifier) return toHex(der.body);
  const key = sequenceOf(der).find(({ tag }) => tag === 0x80);
  return key && toHex(key.body);
}

/** What in a chain does not hold at that time. */
function problemOf(chain: readonly Certificate[], at: number): ChainProblem | undefined {
  for (const [above, certificate] of chain.entries()) {
    if (at < certificate.from) return 'not-yet-valid';
    if (at > certificate.to) return 'expired';
    const extensions = [...certificate.extensions];
    if (extensions.some(([id, { isCritical }]) => isCritical && !understood.has(id))) {
      return 'unknown-rule';
    }
    if (above > 0 && !mayIssue(certificate, above - 1)) return 'not-trusted';
  }
  return undefined;
}

/** @param between authorities between it and the certificate at the end */
function mayIssue(certificate: Certificate, between: number): boolean {
  const { isAuthority, below } = authorityOf(certificate);
  const usage = keyUsageOf(certificate);
  return isAuthority && below >= between && (usage?.has(keyUsages.keyCertSign) ?? true);
}

/** Certificates that can be read; what cannot is left out, as if it were not there. */
export function readCertificates(list: readonly Uint8Array[]): Certificate[] {
  return list.flatMap((bytes) => {
    try {
      return [wholeCertificate(bytes)];
    } catch {
      // Not a certificate: nothing can be proved by it.
      return [];
    }
  });
}

/** Everything of it that is asked later can be read. */
function wholeCertificate(bytes: Uint8Array): Certificate {
  const certificate = readCertificate(bytes);
  readName(certificate.subject);
  readName(certificate.issuer);
  authorityOf(certificate);
  keyUsageOf(certificate);
  purposesOf(certificate);
  keyIdentifierOf(certificate, oids.subjectKeyIdentifier);
  keyIdentifierOf(certificate, oids.authorityKeyIdentifier);
  return certificate;
}
