import { createHash, randomBytes } from 'node:crypto';
import { sequenceOf, readWholeDer, tags, DerError } from '../../contract/der/read.ts';
import { readSmallInteger } from '../../contract/der/values.ts';
import { der, derNull, integer, octets, oid, sequence } from '../../contract/der/write.ts';
import { checkTimestamp } from '../../contract/cms/timestamp.ts';
import { oids } from '../../contract/oids.ts';
import { findChain, readCertificates } from '../../contract/x509/chain.ts';

/** A time-stamp authority and what is expected of it. */
export interface TimestampSource {
  /**
   * Sends a request and returns the answer, both as DER; whatever it throws counts as an authority that is gone.
   * `httpTimestamps` makes one of an address.
   */
  ask(request: Uint8Array): Promise<Uint8Array>;
  /** Roots of which its certificate must come. */
  readonly roots: readonly Uint8Array[];
  /** Certificates between, where its answers leave them out. */
  readonly further?: readonly Uint8Array[];
  /** The time by which the answer is judged; its own may differ by ten minutes. */
  readonly now: () => Date;
}

/** Why there is no time stamp. */
export type TimestampFailure =
  | 'timeout'
  | 'unreachable'
  | 'too-large'
  | 'refused'
  | 'wrong-answer'
  | 'wrong-nonce'
  | 'wrong-imprint'
  | 'wrong-time'
  | 'not-trusted';

export type TimestampAnswer =
  | { readonly isGiven: true; readonly token: Uint8Array; readonly at: Date }
  | { readonly isGiven: false; readonly failure: TimestampFailure };

/** Its clock and ours may differ by this much. */
const clockDifference = 10 * 60_000;

/** Thrown by a source that knows why there is no answer. */
export class TimestampError extends Error {
  readonly failure: TimestampFailure;

  constructor(failure: TimestampFailure) {
    super(failure);
    this.name = 'TimestampError';
    this.failure = failure;
  }
}

/** Has bytes stamped, and believes nothing that was not checked. */
export async function requestTimestamp(
  stamped: Uint8Array,
  source: TimestampSource,
): Promise<TimestampAnswer> {
  const nonce = randomBytes(16);
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 1;
  const digest = createHash('sha256').update(stamped).digest();
  const request = sequence(
    integer(1),
    sequence(sequence(oid(oids.sha256), derNull()), octets(digest)),
    integer(nonce),
    der(tags.boolean, Uint8Array.of(0xff)),
  );
  try {
    const token = tokenOf(await source.ask(request));
    return await judged(token, stamped, nonce.toString('hex').replace(/^0+/, ''), source);
  } catch (error) {
    const failure = error instanceof TimestampError ? error.failure : 'unreachable';
    return { isGiven: false, failure: error instanceof DerError ? 'wrong-answer' : failure };
  }
}

/** The token of an answer (RFC 3161, 2.4.2). */
function tokenOf(answer: Uint8Array): Uint8Array {
  const [status, token] = sequenceOf(readWholeDer(answer));
  const granted = readSmallInteger(sequenceOf(status)[0]);
  // 0: granted; 1: granted with changes.
  if (granted > 1) throw new TimestampError('refused');
  if (!token) throw new DerError('no token');
  return Uint8Array.from(token.whole);
}

async function judged(
  token: Uint8Array,
  stamped: Uint8Array,
  nonce: string,
  source: TimestampSource,
): Promise<TimestampAnswer> {
  const { info, certificate, pool, problems } = await checkTimestamp(token, stamped);
  const failed = (failure: TimestampFailure): TimestampAnswer => ({ isGiven: false, failure });
  if (problems.includes('wrong-imprint')) return failed('wrong-imprint');
  if (problems.includes('not-for-time-stamps')) return failed('not-trusted');
  if (problems.length > 0 || !info || !certificate) return failed('wrong-answer');
  if (info.nonce !== nonce) return failed('wrong-nonce');
  const now = source.now().getTime();
  if (Math.abs(info.at - now) > clockDifference) return failed('wrong-time');
  const between = [...pool, ...readCertificates(source.further ?? [])];
  const roots = readCertificates(source.roots);
  const { isTrusted } = await findChain(certificate, between, roots, info.at);
  return isTrusted ? { isGiven: true, token, at: new Date(info.at) } : failed('not-trusted');
}
