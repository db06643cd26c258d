/** Certificates of the authority: the root, what issues under it, and what its services sign with. */
export const authorityRoles = ['root', 'issuing', 'timestamp', 'responder', 'agency-seal'] as const;
export type AuthorityRole = (typeof authorityRoles)[number];

/** `own` was issued by the agency, `imported` by another authority. */
export const certificateOrigins = ['own', 'imported'] as const;
export type CertificateOrigin = (typeof certificateOrigins)[number];

/** Who is to issue a certificate: the agency, or an authority that gets the request as a file. */
export const requestIssuers = ['agency', 'other'] as const;
export type RequestIssuer = (typeof requestIssuers)[number];

/** `replaced` was renewed: another one of the same person signs from then on. */
export const certificateStates = ['valid', 'suspended', 'revoked', 'replaced'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** `ended` by the system, because the person left or was suspended. */
export const requestStates = ['waiting', 'issued', 'refused', 'withdrawn', 'ended'] as const;
export type RequestState = (typeof requestStates)[number];

/** What happened to the certificates of a person. */
export const certificateActs = [
  ...(['ask', 'withdraw', 'refuse', 'issue', 'import', 'renew'] as const),
  ...(['suspend', 'resume', 'revoke', 'change-secret', 'prepare', 'bring', 'end'] as const),
] as const;
export type CertificateAct = (typeof certificateActs)[number];

/** How the list of people is filtered; `elsewhere` waits for another authority. Specification of settings §2.6 `certificate-person` */
export const certificateFilters = [
  ...([
    'all',
    'in-use',
    'asked',
    'elsewhere',
    'expiring',
    'expired',
    'suspended',
    'revoked',
  ] as const),
  'none',
] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

/** Orders of that list; `todo` puts first what waits for an administrator. */
export const certificateSorts = ['todo', 'name', 'until'] as const;
export type CertificateSort = (typeof certificateSorts)[number];

/** Reasons of a revocation that a person or an administrator may give (RFC 5280 §5.3.1). */
export const revocationReasons = [
  ...(['unspecified', 'keyCompromise', 'affiliationChanged'] as const),
  ...(['superseded', 'cessationOfOperation'] as const),
] as const;
export type RevocationReason = (typeof revocationReasons)[number];

/** Who publishes a revocation list: the root for the issuing authority, that one for people and services. */
export type ListIssuer = 'root' | 'issuing';
