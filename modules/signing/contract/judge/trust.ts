import type { Certificate } from '../x509/certificate.ts';
import { keyUsageOf, keyUsages, purposesOf, readName } from '../x509/certificate.ts';
import { findChain } from '../x509/chain.ts';
import type { ChainResult } from '../x509/chain.ts';
import { revocationAt } from '../x509/revocation.ts';
import type { RevocationData } from '../x509/revocation.ts';
import { oids } from '../oids.ts';
import { checkTimestamp } from '../cms/timestamp.ts';
import type { JudgedTimestamp, Problem, SignerFacts } from './judgement.ts';

/** Whom to trust, and what is known of revocations. */
export interface Trust {
  readonly roots: readonly Certificate[];
  /** Those of time stamps; the roots of signers are among them. */
  readonly timestampRoots: readonly Certificate[];
  readonly pool: readonly Certificate[];
  readonly revocation: RevocationData;
}

/** Purposes that allow to sign documents, where a certificate names its purposes. */
const forDocuments = new Set<string>([
  ...[oids.emailProtection, oids.documentSigning],
  // Any purpose; document signing of Microsoft and of Adobe.
  ...['2.5.29.37.0', '1.3.6.1.4.1.311.10.3.12', '1.2.840.113583.1.1.5'],
]);

/** What is wrong with a signer's certificate at the time of signing. */
export async function signerProblems(
  certificate: Certificate,
  pool: readonly Certificate[],
  trust: Trust,
  time: { readonly at: number; readonly isProved: boolean },
): Promise<Problem[]> {
  const problems: Problem[] = [];
  if (!isForDocuments(certificate)) problems.push({ code: 'not-for-documents', isFatal: true });
  const result = await findChain(certificate, [...pool, ...trust.pool], trust.roots, time.at);
  if (!result.isTrusted) return [...problems, chainProblem(result, time.isProved)];
  return [...problems, ...(await revocationProblems(result.chain, trust.revocation, time.at))];
}

function chainProblem(
  { problem }: Extract<ChainResult, { isTrusted: false }>,
  isProved: boolean,
): Problem {
  if (problem === 'expired' && !isProved) return { code: 'expired-since', isFatal: false };
  // That nobody whom we trust answers for a signer is no proof of the contrary.
  return { code: problem, isFatal: problem !== 'not-trusted' && problem !== 'unknown-rule' };
}

async function revocationProblems(
  chain: readonly Certificate[],
  data: RevocationData,
  at: number,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [above, certificate] of chain.slice(0, -1).entries()) {
    const issuer = chain[above + 1];
    if (!issuer) continue;
    const { state, ...told } = await revocationAt(certificate, issuer, data, at);
    if (state === 'revoked' && 'since' in told) {
      const code = above === 0 ? 'revoked' : 'authority-revoked';
      problems.push({ code, isFatal: true, since: told.since, reason: told.reason });
    }
    if (state !== 'unknown') continue;
    const code = above === 0 ? 'revocation-unknown' : 'authority-revocation-unknown';
    problems.push({ code, isFatal: false });
  }
  return problems;
}

/** Whether what it says of its uses allows signatures of documents. */
export function isForDocuments(certificate: Certificate): boolean {
  const usage = keyUsageOf(certificate);
  const purposes = purposesOf(certificate);
  const maySign =
    !usage || usage.has(keyUsages.digitalSignature) || usage.has(keyUsages.nonRepudiation);
  return maySign && (!purposes || purposes.list.some((purpose) => forDocuments.has(purpose)));
}

/**
 * Judges a time stamp and its authority.
 *
 * @param until when the stamp was there at the latest: its certificate must have been good then
 */
export async function judgeTimestamp(
  token: Uint8Array,
  stamped: Uint8Array,
  trust: Trust,
  until: number,
): Promise<{ timestamp: JudgedTimestamp; certificate: Certificate | undefined }> {
  const { info, certificate, pool, problems } = await checkTimestamp(token, stamped);
  const found: JudgedTimestamp['problems'][number][] = [...problems];
  if (certificate) {
    const between = [...pool, ...trust.pool];
    const chain = await findChain(certificate, between, trust.timestampRoots, until);
    if (!chain.isTrusted) found.push(chain.problem);
    else {
      const further = await revocationProblems(chain.chain, trust.revocation, until);
      if (further.some(({ isFatal }) => isFatal)) found.push('revoked');
    }
  }
  const authority = certificate && readName(certificate.subject);
  return { timestamp: { at: info?.at, authority, problems: found }, certificate };
}

export function factsOf(certificate: Certificate): SignerFacts {
  return {
    name: readName(certificate.subject),
    issuer: readName(certificate.issuer),
    serial: certificate.serial,
    from: certificate.from,
    to: certificate.to,
    certificate: certificate.der,
  };
}
