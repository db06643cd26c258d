export { makeKey, publicKeyOf } from './authority/keys.ts';
export type { NewKey } from './authority/keys.ts';
export { openKey, sealKey } from './authority/sealed-key.ts';
export type { SealCost } from './authority/sealed-key.ts';
export type { CertificateName } from './authority/names.ts';
export { issueCertificate, makeRoot } from './authority/certificates.ts';
export type {
  CertificateOrder,
  CertificatePurpose,
  CertifiedKey,
} from './authority/certificates.ts';
export { makeCrl } from './authority/crl.ts';
export type { CrlOrder, Revocation } from './authority/crl.ts';
export { answerOcsp } from './authority/ocsp.ts';
export type { CertificateState, OcspResponder } from './authority/ocsp.ts';
export { readP12, signingKindOf } from './p12/read-p12.ts';
export type { P12 } from './p12/read-p12.ts';
