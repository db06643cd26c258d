import { createHash } from 'node:crypto';
import { tags } from '../../contract/der/read.ts';
import {
  der,
  derNull,
  integer,
  octets,
  oid,
  sequence,
  setOf,
  tagged,
} from '../../contract/der/write.ts';
import { oids } from '../../contract/oids.ts';
import { readCertificate } from '../../contract/x509/certificate.ts';
import { toSign } from './signer.ts';
import type { Signer } from './signer.ts';

/** A signature as CMS, and the value that a time stamp is about. */
export interface MadeSignature {
  readonly cms: Uint8Array;
  /** The signature value. */
  readonly value: Uint8Array;
  /** The same with a time stamp of the value. */
  withTimestamp(token: Uint8Array): Uint8Array;
}

/**
 * Signs as the baseline of PAdES demands (EN 319 142-1): content type, digest, and the hash of the
 * certificate are signed; the time is not among them, because it stands in the PDF or in a time stamp.
 *
 * @param hasCertificates whether the certificates are inside; of a time stamp the request says it
 * @param content what is inside (a time stamp), or only its digest where it stays outside (a PDF)
 */
export async function signCms(
  content: { readonly digest: Uint8Array } | { readonly type: string; readonly bytes: Uint8Array },
  signer: Signer,
  hasCertificates = true,
): Promise<MadeSignature> {
  const isInside = 'bytes' in content;
  const type = isInside ? content.type : oids.data;
  const digest = isInside ? createHash('sha256').update(content.bytes).digest() : content.digest;
  const attributes = [
    attribute(oids.contentType, oid(type)),
    attribute(oids.messageDigest, octets(digest)),
    attribute(oids.signingCertificateV2, signingCertificate(signer.certificate)),
  ];
  const value = await signer.sign(toSign(setOf(...attributes)));
  const encapsulated = sequence(oid(type), ...(isInside ? [tagged(0, octets(content.bytes))] : []));
  const assemble = (unsigned: readonly Uint8Array[]): Uint8Array =>
    assembled({ isInside, hasCertificates, encapsulated, attributes, unsigned, value }, signer);
  return {
    cms: assemble([]),
    value,
    withTimestamp: (token) => assemble([tagged(1, attribute(oids.signatureTimeStamp, token))]),
  };
}

function assembled(
  parts: {
    readonly isInside: boolean;
    readonly hasCertificates: boolean;
    readonly encapsulated: Uint8Array;
    readonly attributes: readonly Uint8Array[];
    readonly unsigned: readonly Uint8Array[];
    readonly value: Uint8Array;
  },
  signer: Signer,
): Uint8Array {
  const { issuer, serialDer } = readCertificate(signer.certificate);
  const signed = setOf(...parts.attributes);
  // The same bytes with the tag that they have inside.
  const inner = Uint8Array.from(signed);
  inner[0] = 0xa0;
  const signerInfo = sequence(
    integer(1),
    sequence(issuer, serialDer),
    sequence(oid(oids.sha256)),
    inner,
    signatureAlgorithm[signer.kind](),
    octets(parts.value),
    ...parts.unsigned,
  );
  const signedData = sequence(
    integer(parts.isInside ? 3 : 1),
    setOf(sequence(oid(oids.sha256))),
    parts.encapsulated,
    ...(parts.hasCertificates
      ? [der(0xa0, ...[signer.certificate, ...signer.chain].toSorted(Buffer.compare))]
      : []),
    der(tags.set, signerInfo),
  );
  return sequence(oid(oids.signedData), tagged(0, signedData));
}

const signatureAlgorithm = {
  ec: (): Uint8Array => sequence(oid(oids.ecdsaSha256)),
  rsa: (): Uint8Array => sequence(oid(oids.rsaSha256), derNull()),
};

const attribute = (type: string, value: Uint8Array): Uint8Array =>
  sequence(oid(type), setOf(value));

/** ESS signing-certificate-v2 (RFC 5035), with SHA-256, which is the one that is not named. */
function signingCertificate(certificate: Uint8Array): Uint8Array {
  const hash = createHash('sha256').update(certificate).digest();
  return sequence(sequence(sequence(octets(hash))));
}
