import { createHash, sign } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import { octets, oid, sequence, derNull } from '../../contract/der/write.ts';
import { oids } from '../../contract/oids.ts';
import { areSame } from '../../contract/der/values.ts';
import { readCertificate } from '../../contract/x509/certificate.ts';
import { privateKeyOf, publicKeyOf } from '../authority/keys.ts';
import { signingKindOf } from '../p12/read-p12.ts';

/** What is to be signed, in each form that a key may want it: a token signs one of the last two. */
export interface ToSign {
  readonly hash: 'SHA-256';
  /** The bytes themselves, for who computes the digest too. */
  readonly bytes: Uint8Array;
  readonly digest: Uint8Array;
  /** Digest with its algorithm, which RSA of a token signs (`CKM_RSA_PKCS`). */
  readonly digestInfo: Uint8Array;
}

/** A key that signs, wherever it is: in this process, in a token, behind a service. */
export interface Signer {
  /** DER. */
  readonly certificate: Uint8Array;
  /** Authorities above it, the root left out or not. */
  readonly chain: readonly Uint8Array[];
  readonly kind: 'ec' | 'rsa';
  /** @returns for a curve the DER of both numbers, for RSA the block of PKCS#1 v1.5 */
  sign(input: ToSign): Promise<Uint8Array>;
}

/** The forms of what is to be signed. */
export function toSign(bytes: Uint8Array): ToSign {
  const digest = createHash('sha256').update(bytes).digest();
  const digestInfo = sequence(sequence(oid(oids.sha256), derNull()), octets(digest));
  return { hash: 'SHA-256', bytes, digest, digestInfo };
}

/**
 * A signer with a key in this process.
 *
 * @param pkcs8 is read once; the caller zeroes it as soon as this returns
 * @throws `signing.key-not-usable` where key and certificate do not belong together
 */
export function keySigner(
  pkcs8: Uint8Array,
  certificate: Uint8Array,
  chain: readonly Uint8Array[] = [],
): Signer {
  const kind = signingKindOf(pkcs8);
  if (!areSame(readCertificate(certificate).publicKey, publicKeyOf(pkcs8))) {
    throw new AppError('signing.key-not-usable', { reason: 'certificate' });
  }
  return { certificate, chain, kind, sign: signWith(pkcs8) };
}

/** Signs with a key in this process that has no certificate yet; it is read once, and the caller zeroes it. */
export function signWith(pkcs8: Uint8Array): Signer['sign'] {
  const key = privateKeyOf(pkcs8);
  return ({ bytes }) => Promise.resolve(Uint8Array.from(sign('sha256', bytes, key)));
}
