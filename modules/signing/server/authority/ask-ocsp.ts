import { createHash } from 'node:crypto';
import { derNull, octets, oid, sequence } from '../../contract/der/write.ts';
import { oids } from '../../contract/oids.ts';
import { readCertificate } from '../../contract/x509/certificate.ts';

/**
 * A request of OCSP (RFC 6960) about one certificate, DER. SHA-1 names the issuer here and protects nothing: it is the
 * one that every responder knows. No nonce: most responders give answers that were made before.
 */
export function ocspRequest(certificate: Uint8Array, issuer: Uint8Array): Uint8Array {
  const { subject, keyBits } = readCertificate(issuer);
  const sha1 = (bytes: Uint8Array) => octets(createHash('sha1').update(bytes).digest());
  const id = sequence(
    ...[sequence(oid(oids.sha1), derNull()), sha1(subject), sha1(keyBits)],
    readCertificate(certificate).serialDer,
  );
  return sequence(sequence(sequence(sequence(id))));
}
