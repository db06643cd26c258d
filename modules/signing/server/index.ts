export { makeKey, publicKeyOf } from './authority/keys.ts';
export type { NewKey } from './authority/keys.ts';
export { openKey, openWith, sealKey, unlockingKey } from './authority/sealed-key.ts';
export type { SealCost } from './authority/sealed-key.ts';
export type { CertificateName } from './authority/names.ts';
export { issueCertificate, makeRoot } from './authority/certificates.ts';
export type {
  CertificateOrder,
  CertificatePurpose,
  CertifiedKey,
} from './authority/certificates.ts';
export { certificatesInFile } from './authority/certificate-file.ts';
export { certificateRequest } from './authority/certificate-request.ts';
export { makeCrl } from './authority/crl.ts';
export type { CrlOrder, Revocation } from './authority/crl.ts';
export { ocspRequest } from './authority/ask-ocsp.ts';
export { answerOcsp } from './authority/ocsp.ts';
export type { CertificateState, OcspResponder } from './authority/ocsp.ts';
export { readP12, signingKindOf } from './p12/read-p12.ts';
export type { P12 } from './p12/read-p12.ts';
export { keySigner, signWith, toSign } from './seal/signer.ts';
export type { Signer, ToSign } from './seal/signer.ts';
export type { Appearance } from './seal/appearance.ts';
export { digestOfRange, prepareSignature } from './seal/prepare.ts';
export type { Prepared, PrepareOptions } from './seal/prepare.ts';
export {
  addDocumentTimestamp,
  finishSignature,
  contentsBytesFor,
  sealPdf,
  signPrepared,
} from './seal/seal.ts';
export type { SignedCms } from './seal/seal.ts';
export { reserveFields } from './seal/reserve.ts';
export type { FieldPlace, ReservedPlace } from './seal/reserve.ts';
export { addEvidence, archivePdf } from './seal/evidence.ts';
export type { Evidence } from './seal/evidence.ts';
export { httpTimestamps } from './timestamps/http.ts';
export { requestTimestamp, TimestampError } from './timestamps/request.ts';
export type { TimestampAnswer, TimestampFailure, TimestampSource } from './timestamps/request.ts';
export { answerTimestamp } from './timestamps/answer.ts';
export type { TimestampAuthority } from './timestamps/answer.ts';
export { TokenError } from './token/token-error.ts';
export type { TokenFailure } from './token/token-error.ts';
export { createTokenStore, tokenOf } from './token/token-store.ts';
export type { TokenSigner, TokenStore } from './token/token-store.ts';
