import { AppError } from '@sarn/kernel';
import type { ForeignRun } from '@sarn/foreign-authority/server';
import { judgePdf, readCertificate } from '@sarn/signing/contract';
import type { JudgedSignature, JudgeOptions } from '@sarn/signing/contract';
import { addDocumentTimestamp, addEvidence } from '@sarn/signing/server';
import type { TimestampSource } from '@sarn/signing/server';
import { renewalFailures, signatureLevels } from '../../contract/index.ts';
import type { RenewalFailure, SignatureLevel } from '../../contract/index.ts';

/** Why a file was not brought further; it stays as it is. */
export class RenewalError extends Error {
  readonly failure: RenewalFailure;

  constructor(failure: RenewalFailure) {
    super(failure);
    this.failure = failure;
  }
}

export interface LengthenOrder {
  readonly level: SignatureLevel;
  /** Undefined: nobody stamps the time. */
  readonly source: TimestampSource | undefined;
  /** Certificates of the agency's authority, the root last. */
  readonly chain: readonly Uint8Array[];
  readonly timestampRoots: readonly Uint8Array[];
  /** The revocation lists in force. */
  readonly crls: readonly Uint8Array[];
  /** Other authorities of signers that the agency trusts. */
  readonly foreign: { readonly run: ForeignRun; readonly roots: readonly Uint8Array[] };
  readonly now: Date;
}

/** A signed file with an update behind it. */
export interface Lengthened {
  readonly bytes: Uint8Array;
  readonly level: SignatureLevel;
  readonly hasStamp: boolean;
  readonly stampedUntil: Date | null;
}

const rank = (level: SignatureLevel): number => signatureLevels.indexOf(level);

/**
 * Brings a signed file as far as is wanted, by updates behind its bytes, and has the result judged without any help
 * from outside the file before it is believed.
 *
 * @throws RenewalError
 */
export async function lengthen(bytes: Uint8Array, order: LengthenOrder): Promise<Lengthened> {
  const before = await signaturesIn(bytes, order, order.crls);
  let after = bytes;
  let missing: RenewalFailure | null = null;
  if (rank(order.level) >= rank('B-LT')) {
    const found = await evidenceOf(before, order);
    missing = found.failure;
    after = addEvidence(bytes, found);
  }
  const isUnstamped = before.some(({ kind, provedAt }) => kind === 'signature' && !provedAt);
  // Nothing is archived that another run completes: it would be stamped again and again.
  const hasStamp = (order.level === 'B-LTA' && missing === null) || isUnstamped;
  if (hasStamp) after = await stamped(after, order.source);
  // The file alone has to prove it: what only this server knows is of no use later.
  const judged = await signaturesIn(after, order, []);
  const level = levelOf(judged);
  const isFurther = hasStamp || rank(level) > rank(levelOf(before));
  if (missing !== null && !isFurther) throw new RenewalError(missing);
  if (after === bytes || rank(level) < rank(levelOf(before))) throw new RenewalError('no-evidence');
  return { bytes: after, level, hasStamp, stampedUntil: endOf(judged) };
}

async function stamped(bytes: Uint8Array, source: TimestampSource | undefined) {
  if (!source) throw new RenewalError('no-source');
  try {
    return await addDocumentTimestamp(bytes, source);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'signing.no-timestamp') throw error;
    const { reason } = error.params;
    throw new RenewalError(renewalFailures.find((one) => one === reason) ?? 'unreachable');
  }
}

/** @throws RenewalError 'not-valid': nothing is added to a file that proves nothing any more */
async function signaturesIn(
  bytes: Uint8Array,
  { chain, timestampRoots, foreign, now }: LengthenOrder,
  crls: readonly Uint8Array[],
): Promise<readonly JudgedSignature[]> {
  const trust: JudgeOptions = {
    ...{ timestampRoots, crls, now: now.getTime() },
    trustedRoots: [...chain.slice(-1), ...foreign.roots],
    certificates: chain.slice(0, -1),
  };
  const judgement = await judgePdf(bytes, trust);
  if (judgement.kind !== 'signed' || judgement.verdict === 'invalid') {
    throw new RenewalError('not-valid');
  }
  return judgement.signatures;
}

async function evidenceOf(signatures: readonly JudgedSignature[], order: LengthenOrder) {
  const signers = signatures.flatMap(({ signer }) => (signer ? [signer.certificate] : []));
  const certificates = [...signers, ...order.chain, ...(order.source?.further ?? [])];
  const [crls, ocsps] = [[...order.crls], [] as Uint8Array[]];
  let failure: RenewalFailure | null = null;
  for (const signature of signatures.filter((one) => isForeign(one, order))) {
    const at = signature.provedAt ?? order.now.getTime();
    const found = await order.foreign.run.evidenceFor(signature, at);
    certificates.push(...found.certificates);
    crls.push(...found.crls);
    ocsps.push(...found.ocsps);
    failure ??= found.failure;
  }
  return { certificates, crls, ocsps, failure };
}

/** Whether a signer has a certificate of another authority than that of the agency. */
function isForeign({ kind, signer }: JudgedSignature, { chain }: LengthenOrder): boolean {
  if (kind !== 'signature' || !signer) return false;
  const { issuer } = readCertificate(signer.certificate);
  return !chain.some((der) => Buffer.from(readCertificate(der).subject).equals(issuer));
}

/** How far all signatures have come; one of an authority that is not ours has no evidence of ours. */
function levelOf(signatures: readonly JudgedSignature[]): SignatureLevel {
  const levels = signatures
    .filter(({ kind }) => kind === 'signature')
    .map(({ level, problems }): SignatureLevel => {
      if (level === 'none') return 'B-B';
      const isUntrusted = problems.some(({ code }) => code === 'not-trusted');
      return isUntrusted && rank(level) > rank('B-T') ? 'B-T' : level;
    });
  return levels.toSorted((one, other) => rank(one) - rank(other))[0] ?? 'B-B';
}

/** When the certificate of the newest time stamp over the document ends. */
function endOf(signatures: readonly JudgedSignature[]): Date | null {
  const newest = signatures.findLast(({ kind }) => kind === 'document-timestamp');
  return newest?.signer ? new Date(readCertificate(newest.signer.certificate).to) : null;
}
