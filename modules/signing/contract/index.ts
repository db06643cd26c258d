export { signingErrors } from './signing.errors.ts';
export { revocationReasons } from './revocation-reasons.ts';
export type { RevocationReason } from './revocation-reasons.ts';
export { readCertificate, readName } from './x509/certificate.ts';
export type { Certificate, NameParts } from './x509/certificate.ts';
