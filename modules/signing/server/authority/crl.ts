import 'reflect-metadata';
import {
  AuthorityKeyIdentifierExtension,
  Extension,
  X509Certificate,
  X509CrlGenerator,
} from '@peculiar/x509';
import { integer } from '../../contract/der/write.ts';
import { oids } from '../../contract/oids.ts';
import { revocationReasons } from '../../contract/revocation-reasons.ts';
import type { RevocationReason } from '../../contract/revocation-reasons.ts';
import { ecdsa, importPrivate } from './certificates.ts';
import type { CertifiedKey } from './certificates.ts';

/** A certificate that is revoked or suspended (`certificateHold`). */
export interface Revocation {
  /** Serial number in hexadecimal digits. */
  readonly serial: string;
  readonly revokedAt: Date;
  readonly reason: RevocationReason;
  /** Since when the key may have been in other hands, where that was earlier. */
  readonly notTrustedSince?: Date;
}

export interface CrlOrder {
  /** Who issued the certificates. */
  readonly issuer: CertifiedKey;
  /** Greater than that of the CRL before. */
  readonly number: number;
  readonly revocations: readonly Revocation[];
  readonly from: Date;
  /** When the next one is published at the latest. */
  readonly to: Date;
}

/**
 * Makes the list of the revoked certificates of an issuer (RFC 5280, version 2).
 *
 * @returns DER
 */
export async function makeCrl(order: CrlOrder): Promise<Uint8Array> {
  const issuer = new X509Certificate(Uint8Array.from(order.issuer.certificate));
  const crl = await X509CrlGenerator.create({
    issuer: issuer.subjectName,
    thisUpdate: order.from,
    nextUpdate: order.to,
    signingAlgorithm: ecdsa,
    signingKey: await importPrivate(order.issuer.pkcs8),
    entries: order.revocations.map(({ serial, revokedAt, reason, notTrustedSince }) => ({
      serialNumber: serial,
      revocationDate: revokedAt,
      // RFC 5280, 5.3.1: without a reason rather than with "unspecified".
      ...(reason === 'unspecified' ? {} : { reason: revocationReasons[reason] }),
      ...(notTrustedSince === undefined ? {} : { invalidity: notTrustedSince }),
    })),
    extensions: [
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      new Extension(oids.crlNumber, false, integer(order.number)),
    ],
  });
  return new Uint8Array(crl.rawData);
}
