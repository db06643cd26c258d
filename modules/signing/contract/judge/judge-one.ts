import { checkSigner } from '../cms/check-signer.ts';
import { readSignedData, singleValue } from '../cms/signed-data.ts';
import { DerError } from '../der/read.ts';
import { oids } from '../oids.ts';
import type { Certificate } from '../x509/certificate.ts';
import type { JudgedTimestamp, Problem } from './judgement.ts';
import type { Covered } from './range.ts';
import { kindOf } from './range.ts';
import { judgeTimestamp, signerProblems } from './trust.ts';
import type { Trust } from './trust.ts';

/** A signature judged for itself; what came after it in the file is another question. */
export interface OneJudged {
  readonly problems: readonly Problem[];
  readonly certificate: Certificate | undefined;
  /** Certificates that the signature brings along. */
  readonly brought: readonly Certificate[];
  readonly timestamp: JudgedTimestamp | undefined;
  readonly provedAt: number | undefined;
}

const fatal = (code: Exclude<Problem['code'], 'revoked' | 'authority-revoked'>): Problem => ({
  code,
  isFatal: true,
});

/**
 * Judges the signature in a range.
 *
 * @param known when it was there at the latest: now, or by a later time stamp over the document
 */
export async function judgeOne(
  covered: Covered,
  trust: Trust,
  known: { readonly at: number; readonly isProved: boolean },
): Promise<OneJudged> {
  const kind = kindOf(covered.entries);
  if (kind === 'ETSI.RFC3161') return judgeDocumentTimestamp(covered, trust, known);
  if (kind !== 'ETSI.CAdES.detached' && kind !== 'adbe.pkcs7.detached') {
    return { ...nothing, problems: [fatal('unknown-kind')] };
  }
  try {
    return await judgeSignature(covered, trust, known, kind === 'ETSI.CAdES.detached');
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return { ...nothing, problems: [fatal('broken-signature')] };
  }
}

const nothing = { certificate: undefined, brought: [], timestamp: undefined, provedAt: undefined };

async function judgeSignature(
  covered: Covered,
  trust: Trust,
  known: { readonly at: number; readonly isProved: boolean },
  isBaseline: boolean,
): Promise<OneJudged> {
  const data = readSignedData(covered.contents);
  if (data.contentType !== oids.data || data.content) throw new DerError('not detached');
  const { certificate, pool, problems: found } = await checkSigner(data, covered.signedBytes());
  // Only the older kind may go without the hash of the certificate.
  const problems: Problem[] = found
    .filter((code) => isBaseline || code !== 'no-certificate-hash')
    .map(fatal);
  const token = singleValue(data.signer.unsigned, oids.signatureTimeStamp);
  const judged =
    token && (await judgeTimestamp(token.whole, data.signer.signature, trust, known.at));
  const timestamp = judged?.timestamp;
  const stampedAt = timestamp?.problems.length === 0 ? timestamp.at : undefined;
  if (timestamp && stampedAt === undefined) {
    problems.push({ code: 'wrong-timestamp', isFatal: isForged(timestamp) });
  }
  const proved = stampedAt ?? (known.isProved ? known.at : undefined);
  const time = { at: proved ?? known.at, isProved: proved !== undefined };
  if (certificate) problems.push(...(await signerProblems(certificate, pool, trust, time)));
  return { problems, certificate, brought: pool, timestamp, provedAt: proved };
}

/** A stamp that is not about this signature, or not rightly signed; an unknown authority is no forgery. */
const isForged = ({ problems }: JudgedTimestamp): boolean =>
  problems.some((code) => code !== 'not-trusted' && code !== 'expired' && code !== 'unknown-rule');

async function judgeDocumentTimestamp(
  covered: Covered,
  trust: Trust,
  known: { readonly at: number },
): Promise<OneJudged> {
  const stamped = covered.signedBytes();
  const { timestamp, certificate } = await judgeTimestamp(
    covered.contents,
    stamped,
    trust,
    known.at,
  );
  const isGood = timestamp.problems.length === 0;
  return {
    problems: isGood ? [] : [{ code: 'wrong-timestamp', isFatal: isForged(timestamp) }],
    certificate,
    brought: [],
    timestamp,
    provedAt: isGood ? timestamp.at : undefined,
  };
}
