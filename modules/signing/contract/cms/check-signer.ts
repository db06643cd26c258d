import { DerError, sequenceOf, tags } from '../der/read.ts';
import type { Der } from '../der/read.ts';
import { areSame, readHexInteger, readOctets, readOid } from '../der/values.ts';
import { oids } from '../oids.ts';
import { digestOf } from '../web-crypto.ts';
import type { Certificate } from '../x509/certificate.ts';
import { keyIdentifierOf, readCertificates } from '../x509/chain.ts';
import { hashNameOf, isWeak, verifySignature } from '../x509/verify.ts';
import { singleValue } from './signed-data.ts';
import type { SignedData } from './signed-data.ts';

/** What is wrong with a signature itself, whoever its signer is. */
export type SignerProblem =
  | 'no-certificate'
  | 'wrong-digest'
  | 'wrong-signature'
  | 'wrong-content-type'
  | 'wrong-certificate-hash'
  | 'no-certificate-hash'
  | 'weak-algorithm'
  | 'unknown-algorithm';

export interface CheckedSigner {
  readonly certificate: Certificate | undefined;
  readonly pool: readonly Certificate[];
  readonly problems: readonly SignerProblem[];
}

/**
 * Checks digest, signature and the hash of the certificate in a signature.
 *
 * @param content what was signed
 */
export async function checkSigner(data: SignedData, content: Uint8Array): Promise<CheckedSigner> {
  const { signer } = data;
  const pool = readCertificates(data.certificates);
  const certificate = pool.find(
    (one) =>
      (signer.serial === one.serial && areSame(one.issuer, signer.issuer ?? new Uint8Array())) ||
      (signer.keyIdentifier !== undefined &&
        signer.keyIdentifier === keyIdentifierOf(one, oids.subjectKeyIdentifier)),
  );
  const problems: SignerProblem[] = [];
  const type = singleValue(signer.signed, oids.contentType);
  if (!type || readOid(type) !== data.contentType) problems.push('wrong-content-type');
  problems.push(...(await digestProblems(data, content)));
  if (certificate) problems.push(...(await signatureProblems(data, certificate)));
  else problems.push('no-certificate');
  return { certificate, pool, problems: [...new Set(problems)] };
}

async function digestProblems(
  { signer }: SignedData,
  content: Uint8Array,
): Promise<SignerProblem[]> {
  const hash = hashNameOf(signer.digestAlgorithm);
  if (!hash) return [isWeak(signer.digestAlgorithm) ? 'weak-algorithm' : 'unknown-algorithm'];
  const said = singleValue(signer.signed, oids.messageDigest);
  const isSame = said && areSame(readOctets(said), await digestOf(hash, content));
  return isSame ? [] : ['wrong-digest'];
}

async function signatureProblems(
  { signer }: SignedData,
  certificate: Certificate,
): Promise<SignerProblem[]> {
  const state = await verifySignature({
    publicKey: certificate.publicKey,
    algorithm: signer.signatureAlgorithm,
    hashOid: signer.digestAlgorithm,
    signature: signer.signature,
    data: signer.signedBytes,
  });
  const problems: SignerProblem[] = [];
  if (state === 'wrong') problems.push('wrong-signature');
  if (state === 'weak') problems.push('weak-algorithm');
  if (state === 'unknown-algorithm') problems.push('unknown-algorithm');
  const hash = await certificateHash(signer.signed, certificate);
  return hash === undefined ? problems : [...problems, hash];
}

/** The signed hash of the certificate (RFC 5035): nobody can put another certificate in its place. */
async function certificateHash(
  signed: ReadonlyMap<string, readonly Der[]>,
  certificate: Certificate,
): Promise<SignerProblem | undefined> {
  const newer = singleValue(signed, oids.signingCertificateV2);
  const older = singleValue(signed, oids.signingCertificate);
  if (!newer && !older) return 'no-certificate-hash';
  // The first one is the signer's own.
  const [own] = sequenceOf(sequenceOf(newer ?? older)[0]);
  const fields = sequenceOf(own);
  const algorithm = newer && fields[0]?.tag === tags.sequence ? fields.shift() : undefined;
  const oid = algorithm ? readOid(sequenceOf(algorithm)[0]) : oids.sha256;
  // The older attribute knows SHA-1 only; the hash singles out a certificate that is verified anyway.
  const hash = newer ? hashNameOf(oid) : 'SHA-1';
  if (!hash) return 'weak-algorithm';
  const [said, issuerSerial] = fields;
  const isSame = areSame(readOctets(said), await digestOf(hash, certificate.der));
  const isSerial = !issuerSerial || isSerialOf(issuerSerial, certificate);
  return isSame && isSerial ? undefined : 'wrong-certificate-hash';
}

function isSerialOf(issuerSerial: Der, certificate: Certificate): boolean {
  const [, serial] = sequenceOf(issuerSerial);
  if (!serial) throw new DerError('no serial number');
  return readHexInteger(serial) === certificate.serial;
}
