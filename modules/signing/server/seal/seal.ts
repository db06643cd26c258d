import { AppError } from '@sarn/kernel';
import { toHex } from '../../contract/der/values.ts';
import { asciiBytes } from '../../contract/der/write.ts';
import { requestTimestamp } from '../timestamps/request.ts';
import type { TimestampFailure, TimestampSource } from '../timestamps/request.ts';
import { signCms } from './cms.ts';
import { prepareDocumentTimestamp, prepareSignature } from './prepare.ts';
import type { PrepareOptions, Prepared } from './prepare.ts';
import type { Signer } from './signer.ts';

/** How far a signature got: B-T has a time stamp of its own. */
export interface SignedCms {
  readonly cms: Uint8Array;
  readonly level: 'B-B' | 'B-T';
  /** Why there is no time stamp although one was asked for; `archivePdf` adds one later. */
  readonly timestampFailure?: TimestampFailure;
}

/** A token of a time-stamp authority, with its certificates. */
const timestampBytes = 10_000;

/** How many bytes to keep free for a signature of this signer. */
export function contentsBytesFor(
  { certificate, chain }: Pick<Signer, 'certificate' | 'chain'>,
  { hasTimestamp }: { readonly hasTimestamp: boolean },
): number {
  const certificates = [certificate, ...chain].reduce((sum, one) => sum + one.length, 0);
  return 1200 + certificates + (hasTimestamp ? timestampBytes : 0);
}

/**
 * Signs what was prepared. Without an answer of the time-stamp authority, or with a wrong one, the signature goes on
 * as B-B and says so.
 */
export async function signPrepared(
  { digest }: Pick<Prepared, 'digest'>,
  signer: Signer,
  timestamps?: TimestampSource,
): Promise<SignedCms> {
  const made = await signCms({ digest }, signer);
  if (!timestamps) return { cms: made.cms, level: 'B-B' };
  const answer = await requestTimestamp(made.value, timestamps);
  if (!answer.isGiven) {
    return { cms: made.cms, level: 'B-B', timestampFailure: answer.failure };
  }
  return { cms: made.withTimestamp(answer.token), level: 'B-T' };
}

/**
 * Puts the signature into its place.
 *
 * @returns the signed file: the prepared one, changed in that place only
 * @throws `signing.signature-too-large`
 */
export function finishSignature(
  { bytes, byteRange }: Pick<Prepared, 'bytes' | 'byteRange'>,
  cms: Uint8Array,
): Uint8Array {
  return putInPlace({ bytes: Uint8Array.from(bytes), byteRange }, cms);
}

/** The same in the prepared bytes themselves: a large file is not copied once more. */
function putInPlace(
  { bytes, byteRange }: Pick<Prepared, 'bytes' | 'byteRange'>,
  cms: Uint8Array,
): Uint8Array {
  const [, start, end] = byteRange;
  if (cms.length * 2 > end - start - 2) throw new AppError('signing.signature-too-large');
  bytes.set(asciiBytes(toHex(cms)), start + 1);
  return bytes;
}

interface SealOptions extends Omit<PrepareOptions, 'contentsBytes'> {
  /** Told the SHA-256 of what is signed before the key is used: it may throw. */
  readonly onPrepared?: ((digest: Uint8Array) => void) | undefined;
}

/** Prepares, signs and finishes in one step. */
export async function sealPdf(
  bytes: Uint8Array,
  { onPrepared, ...options }: SealOptions,
  signer: Signer,
  timestamps?: TimestampSource,
): Promise<Omit<SignedCms, 'cms'> & { readonly bytes: Uint8Array; readonly fieldName: string }> {
  const contentsBytes = contentsBytesFor(signer, { hasTimestamp: timestamps !== undefined });
  const prepared = prepareSignature(bytes, { ...options, contentsBytes });
  onPrepared?.(prepared.digest);
  const { cms, ...told } = await signPrepared(prepared, signer, timestamps);
  return { bytes: putInPlace(prepared, cms), fieldName: prepared.fieldName, ...told };
}

/**
 * Puts a time stamp over the whole document as an update: it proves that every signature in it was there.
 *
 * @throws `signing.no-timestamp` with the reason; the document stays as it is
 */
export async function addDocumentTimestamp(
  bytes: Uint8Array,
  timestamps: TimestampSource,
): Promise<Uint8Array> {
  const prepared = prepareDocumentTimestamp(bytes, timestampBytes);
  const [, start, end, length] = prepared.byteRange;
  const signed = Buffer.concat([
    prepared.bytes.subarray(0, start),
    prepared.bytes.subarray(end, end + length),
  ]);
  const answer = await requestTimestamp(signed, timestamps);
  if (!answer.isGiven) throw new AppError('signing.no-timestamp', { reason: answer.failure });
  return putInPlace(prepared, answer.token);
}
