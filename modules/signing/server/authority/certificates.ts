import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import {
  AuthorityInfoAccessExtension,
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { X509CertificateCreateWithKeyParams } from '@peculiar/x509';
import { oids } from '../../contract/oids.ts';
import { derNull } from '../../contract/der/write.ts';
import { exactName } from './names.ts';
import type { CertificateName } from './names.ts';
import { publicKeyOf } from './keys.ts';

/** A certificate with its private key: what signs certificates, CRLs, answers and time stamps. */
export interface CertifiedKey {
  /** DER. */
  readonly certificate: Uint8Array;
  readonly pkcs8: Uint8Array;
}

/**
 * What a certificate is for: an authority under the root, the signatures of a person, the agency's
 * e-seal, time stamps, answers of OCSP.
 */
export type CertificatePurpose = 'issuing' | 'person' | 'seal' | 'time-stamp' | 'ocsp';

export interface CertificateOrder {
  readonly purpose: CertificatePurpose;
  readonly subject: CertificateName;
  /** SubjectPublicKeyInfo of the subject. */
  readonly publicKey: Uint8Array;
  readonly issuer: CertifiedKey;
  readonly from: Date;
  readonly to: Date;
  /** Where the CRL of the issuer is published. */
  readonly crlUrl?: string;
  /** Where OCSP answers for the issuer. */
  readonly ocspUrl?: string;
}

/** P-256 with SHA-256, as every key of this authority. */
export const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/**
 * Makes a self-signed root, which signs issuing authorities and nothing else; its key is kept offline.
 *
 * @returns DER
 */
export async function makeRoot(order: {
  readonly subject: CertificateName;
  readonly pkcs8: Uint8Array;
  readonly from: Date;
  readonly to: Date;
}): Promise<Uint8Array> {
  checkPeriod(order.from, order.to);
  const publicKey = await importPublic(publicKeyOf(order.pkcs8));
  const name = exactName(order.subject);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: newSerial(),
    subject: name,
    issuer: name,
    notBefore: order.from,
    notAfter: order.to,
    publicKey,
    signingKey: await importPrivate(order.pkcs8),
    signingAlgorithm: ecdsa,
    extensions: [...authorityExtensions(1), await SubjectKeyIdentifierExtension.create(publicKey)],
  });
  return new Uint8Array(certificate.rawData);
}

/**
 * Issues a certificate with a random serial number of 127 bits.
 *
 * @returns DER
 * @throws `signing.period-not-valid` where it would outlive its issuer
 */
export async function issueCertificate(order: CertificateOrder): Promise<Uint8Array> {
  const issuer = new X509Certificate(Uint8Array.from(order.issuer.certificate));
  checkPeriod(order.from, order.to);
  if (order.to > issuer.notAfter || order.from < issuer.notBefore) {
    throw new AppError('signing.period-not-valid');
  }
  const publicKey = await importPublic(order.publicKey);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: newSerial(),
    subject: exactName(order.subject),
    issuer: issuer.subjectName,
    notBefore: order.from,
    notAfter: order.to,
    publicKey,
    signingKey: await importPrivate(order.issuer.pkcs8),
    signingAlgorithm: ecdsa,
    extensions: [
      ...purposes[order.purpose](),
      await SubjectKeyIdentifierExtension.create(publicKey),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      ...addresses(order),
    ],
  });
  return new Uint8Array(certificate.rawData);
}

const { digitalSignature, nonRepudiation, keyCertSign, cRLSign } = KeyUsageFlags;

const authorityExtensions = (pathLength: number): Extension[] => [
  new BasicConstraintsExtension(true, pathLength, true),
  new KeyUsagesExtension(keyCertSign | cRLSign, true),
];

const signingExtensions = (): Extension[] => [
  new BasicConstraintsExtension(false, undefined, true),
  new KeyUsagesExtension(digitalSignature | nonRepudiation, true),
];

const purposes: Readonly<Record<CertificatePurpose, () => Extension[]>> = {
  issuing: () => authorityExtensions(0),
  person: signingExtensions,
  seal: signingExtensions,
  // RFC 3161, 2.3: this purpose alone, and critical.
  'time-stamp': () => [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(digitalSignature, true),
    new ExtendedKeyUsageExtension([oids.timeStamping], true),
  ],
  // RFC 6960, 4.2.2.2.1: who answers for revocations is not asked about itself.
  ocsp: () => [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(digitalSignature, true),
    new ExtendedKeyUsageExtension([oids.ocspSigning]),
    new Extension(oids.ocspNoCheck, false, derNull()),
  ],
};

function addresses({ crlUrl, ocspUrl }: CertificateOrder): Extension[] {
  return [
    ...(crlUrl === undefined ? [] : [new CRLDistributionPointsExtension([crlUrl])]),
    ...(ocspUrl === undefined ? [] : [new AuthorityInfoAccessExtension({ ocsp: [ocspUrl] })]),
  ];
}

/** 16 bytes, positive, the first one never zero: 126 of the bits are random. */
function newSerial(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes.toString('hex');
}

function checkPeriod(from: Date, to: Date): void {
  if (!(from < to)) throw new AppError('signing.period-not-valid');
}

/** The library names the type of browsers, which is the one of Node but for its newest uses. */
type LibraryKey = X509CertificateCreateWithKeyParams['signingKey'];

export const importPrivate = async (pkcs8: Uint8Array): Promise<LibraryKey> => {
  const bytes = Uint8Array.from(pkcs8);
  try {
    const key = await webcrypto.subtle.importKey('pkcs8', bytes, ecdsa, false, ['sign']);
    return key as LibraryKey;
  } finally {
    bytes.fill(0);
  }
};

const importPublic = async (spki: Uint8Array): Promise<LibraryKey> => {
  const bytes = Uint8Array.from(spki);
  return (await webcrypto.subtle.importKey('spki', bytes, ecdsa, true, ['verify'])) as LibraryKey;
};
