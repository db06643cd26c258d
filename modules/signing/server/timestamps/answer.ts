import { randomBytes } from 'node:crypto';
import { DerError, readWholeDer, sequenceOf, tags } from '../../contract/der/read.ts';
import type { Der } from '../../contract/der/read.ts';
import { readBoolean, readOctets, readOid, readSmallInteger } from '../../contract/der/values.ts';
import { der, generalizedTime, integer, oid, sequence } from '../../contract/der/write.ts';
import { oids } from '../../contract/oids.ts';
import type { CertifiedKey } from '../authority/certificates.ts';
import { signCms } from '../seal/cms.ts';
import { keySigner } from '../seal/signer.ts';

/** A small time-stamp authority for networks from which no other one can be reached. */
export interface TimestampAuthority {
  /** A certificate of purpose `time-stamp`, with its key. */
  readonly by: CertifiedKey;
  /** Authorities above it. */
  readonly chain: readonly Uint8Array[];
  /** Identifier of the policy by which it stamps. */
  readonly policy: string;
  readonly now: () => Date;
}

/** Why a request is refused, as RFC 3161, 2.4.2 numbers it. */
const failures = {
  badAlgorithm: 0,
  badRequest: 2,
  badFormat: 5,
  policy: 15,
  extension: 16,
} as const;

const digestLengths: Readonly<Record<string, number>> = {
  [oids.sha256]: 32,
  [oids.sha384]: 48,
  [oids.sha512]: 64,
};

interface Asked {
  readonly imprint: Uint8Array;
  readonly nonce: Uint8Array | undefined;
  readonly wantsCertificates: boolean;
}

/**
 * Answers a request for a time stamp (RFC 3161): it stamps a digest and never sees the document.
 *
 * @param request DER of `application/timestamp-query`
 * @returns DER of `application/timestamp-reply`, always
 */
export async function answerTimestamp(
  request: Uint8Array,
  authority: TimestampAuthority,
): Promise<Uint8Array> {
  const asked = readRequest(request, authority.policy);
  if (typeof asked === 'number') return refusal(asked);
  const info = sequence(
    integer(1),
    oid(authority.policy),
    asked.imprint,
    integer(newSerial()),
    generalizedTime(authority.now().getTime()),
    // Accuracy: whole seconds are told.
    sequence(integer(1)),
    ...(asked.nonce ? [asked.nonce] : []),
  );
  const signer = keySigner(authority.by.pkcs8, authority.by.certificate, authority.chain);
  const content = { type: oids.tstInfo, bytes: info };
  const { cms } = await signCms(content, signer, asked.wantsCertificates);
  return sequence(sequence(integer(0)), cms);
}

function newSerial(): Uint8Array {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
}

function readRequest(bytes: Uint8Array, policy: string): Asked | number {
  try {
    const [version, imprint, ...rest] = sequenceOf(readWholeDer(bytes));
    if (readSmallInteger(version) !== 1) return failures.badRequest;
    const [algorithm, digest] = sequenceOf(imprint);
    const length = digestLengths[readOid(sequenceOf(algorithm)[0])];
    if (length === undefined) return failures.badAlgorithm;
    if (readOctets(digest).length !== length) return failures.badFormat;
    const wanted = ofTag(rest, tags.oid);
    if (wanted && readOid(wanted) !== policy) return failures.policy;
    if (ofTag(rest, 0xa0)) return failures.extension;
    const certificates = ofTag(rest, tags.boolean);
    return {
      imprint: imprint?.whole ?? new Uint8Array(),
      nonce: ofTag(rest, tags.integer)?.whole,
      wantsCertificates: certificates !== undefined && readBoolean(certificates),
    };
  } catch (error) {
    if (error instanceof DerError) return failures.badFormat;
    throw error;
  }
}

const ofTag = (list: readonly Der[], tag: number): Der | undefined =>
  list.find((one) => one.tag === tag);

/** Status 2: rejected; the failure is a bit of a string. */
function refusal(failure: number): Uint8Array {
  const bytes = new Uint8Array(1 + (failure >> 3) + 1);
  bytes[0] = 7 - (failure & 7);
  bytes[1 + (failure >> 3)] = 0x80 >> (failure & 7);
  return sequence(sequence(integer(2), der(tags.bitString, bytes)));
}
