import { DerError, readWholeDer, sequenceOf, tags } from '../der/read.ts';
import { areSame, readHexInteger, readOctets, readOid, readTime } from '../der/values.ts';
import { oids } from '../oids.ts';
import { digestOf } from '../web-crypto.ts';
import type { Certificate } from '../x509/certificate.ts';
import { keyUsageOf, keyUsages, purposesOf } from '../x509/certificate.ts';
import { hashNameOf, isWeak } from '../x509/verify.ts';
import { checkSigner } from './check-signer.ts';
import type { SignerProblem } from './check-signer.ts';
import { readSignedData } from './signed-data.ts';

/** What a time stamp says (RFC 3161). */
export interface TimestampInfo {
  readonly at: number;
  readonly policy: string;
  /** Hexadecimal digits. */
  readonly serial: string;
  readonly imprintAlgorithm: string;
  readonly imprint: Uint8Array;
  readonly nonce: string | undefined;
}

export type TimestampProblem = SignerProblem | 'broken' | 'wrong-imprint' | 'not-for-time-stamps';

export interface CheckedTimestamp {
  readonly info: TimestampInfo | undefined;
  readonly certificate: Certificate | undefined;
  readonly pool: readonly Certificate[];
  readonly problems: readonly TimestampProblem[];
}

/** @throws DerError */
export function readTimestampInfo(bytes: Uint8Array): TimestampInfo {
  const [version, policy, imprint, serial, time, ...rest] = sequenceOf(readWholeDer(bytes));
  if (readHexInteger(version) !== '1') throw new DerError('version');
  const [algorithm, hash] = sequenceOf(imprint);
  const nonce = rest.find(({ tag }) => tag === tags.integer);
  if (time?.tag !== tags.generalizedTime) throw new DerError('no time');
  return {
    at: readTime(time),
    policy: readOid(policy),
    serial: readHexInteger(serial),
    imprintAlgorithm: readOid(sequenceOf(algorithm)[0]),
    imprint: readOctets(hash),
    nonce: nonce && readHexInteger(nonce),
  };
}

/**
 * Checks a time stamp itself: its signature, its certificate's purpose, and that it is about this data. Whether its
 * authority is trusted is another question.
 *
 * @param stamped the data that it is about
 */
export async function checkTimestamp(
  token: Uint8Array,
  stamped: Uint8Array,
): Promise<CheckedTimestamp> {
  try {
    const data = readSignedData(token);
    if (data.contentType !== oids.tstInfo || !data.content) throw new DerError('no time stamp');
    const info = readTimestampInfo(data.content);
    const { certificate, pool, problems } = await checkSigner(data, data.content);
    const found: TimestampProblem[] = [...problems, ...(await imprintProblems(info, stamped))];
    if (certificate && !isForTimestamps(certificate)) found.push('not-for-time-stamps');
    return { info, certificate, pool, problems: found };
  } catch (error) {
    if (!(error instanceof DerError)) throw error;
    return { info: undefined, certificate: undefined, pool: [], problems: ['broken'] };
  }
}

async function imprintProblems(
  { imprintAlgorithm, imprint }: TimestampInfo,
  stamped: Uint8Array,
): Promise<TimestampProblem[]> {
  const hash = hashNameOf(imprintAlgorithm);
  if (!hash) return [isWeak(imprintAlgorithm) ? 'weak-algorithm' : 'unknown-algorithm'];
  return areSame(imprint, await digestOf(hash, stamped)) ? [] : ['wrong-imprint'];
}

/** RFC 3161, 2.3: for this purpose alone, and critical. */
function isForTimestamps(certificate: Certificate): boolean {
  const purposes = purposesOf(certificate);
  const usage = keyUsageOf(certificate);
  const maySign =
    !usage || usage.has(keyUsages.digitalSignature) || usage.has(keyUsages.nonRepudiation);
  const isOnly = purposes?.list.length === 1 && purposes.list[0] === oids.timeStamping;
  return isOnly && purposes.isCritical && maySign;
}
