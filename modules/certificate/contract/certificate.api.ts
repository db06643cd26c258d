import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { certificateLimits } from './certificate.limits.ts';
import { IssuingLock, newIssuingSecret, secretFileStates } from './issuing.api.ts';
import {
  authorityRoles,
  certificateActs,
  certificateFilters,
  certificateOrigins,
  certificateSorts,
  certificateStates,
  requestIssuers,
  requestStates,
  revocationReasons,
} from './certificate.kinds.ts';

const tag = 'certificate';
const id = z.uuid();
const instant = z.string().describe('Instant, UTC');
const secret = z
  .string()
  .min(certificateLimits.secretLength)
  .max(200)
  .describe('Opens the private key; nobody but the person knows it');
const usedSecret = z.string().min(1).max(200);
const reason = lineText({ min: 3, max: 300 });
const perPerson = { max: 20, perSeconds: 600 };

/** A certificate of a person, without its key. */
export const CertificateCard = z.object({
  id,
  serial: z.string().describe('Hexadecimal'),
  origin: z.enum(certificateOrigins),
  state: z.enum(certificateStates),
  subject: z.string().describe('Name in the certificate'),
  issuer: z.string(),
  notBefore: instant,
  notAfter: instant,
  hasBegun: z.boolean().describe('It can be signed with from `notBefore` on, and not before'),
  daysLeft: z.number().int().describe('Whole days until it ends; negative after its end'),
  reason: z.string().describe('Why it was suspended or revoked; empty otherwise'),
  token: z
    .string()
    .nullable()
    .describe('The token in which its key lies; null: sealed in the system'),
});
export type CertificateCard = z.output<typeof CertificateCard>;

/** A request for a certificate. */
export const RequestCard = z.object({
  id,
  state: z.enum(requestStates),
  issuer: z.enum(requestIssuers),
  isRenewal: z.boolean().describe('Of the certificate in use, with its key'),
  askedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().describe('Why it was refused or ended; empty otherwise'),
});
export type RequestCard = z.output<typeof RequestCard>;

export const getOwnCertificate = endpoint({
  method: 'GET',
  path: '/certificate/mine',
  input: z.object({}),
  output: z.object({
    isReady: z.boolean().describe('The agency has a certification authority'),
    hasTokens: z.boolean().describe('Keys can be made in tokens of the server'),
    certificate: CertificateCard.nullable().describe('The one in use, valid or suspended'),
    request: RequestCard.nullable().describe('The last one'),
    signed: z
      .object({
        documents: z.number().int().describe('With its key, former certificates of it included'),
        ofThis: z.number().int().describe('With the certificate in use alone'),
        lastAt: instant.nullable(),
      })
      .nullable()
      .describe('What was signed with the key of the certificate in use'),
  }),
  errors: [],
  access: 'session',
  summary: 'The own certificate and the last request for one',
  tag,
});

export const askCertificate = endpoint({
  method: 'POST',
  path: '/certificate/ask',
  input: z.object({
    secret,
    password: usedSecret.describe('Of the account'),
    issuer: z.enum(requestIssuers).default('agency'),
  }),
  output: z.object({ id }),
  errors: [
    ...['certificate.no-authority', 'certificate.asked-already', 'certificate.wrong-password'],
    ...['certificate.secret-is-password', 'certificate.person-left'],
    'identity.directory-unavailable',
  ],
  access: 'session',
  summary: 'Makes a key pair sealed by the secret, and asks for a certificate for it',
  tag,
  rateLimit: perPerson,
});

export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/certificate/withdraw',
  input: z.object({ id }),
  output: z.object({}),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'Takes back the own request; its key is deleted',
  tag,
});

export const changeSecret = endpoint({
  method: 'POST',
  path: '/certificate/change-secret',
  input: z.object({ secret: usedSecret, newSecret: secret }),
  output: z.object({}),
  errors: ['platform.not-found', 'certificate.wrong-secret', 'certificate.in-token'],
  access: 'session',
  summary: 'Seals the own private key by another secret; the PIN of a token is changed elsewhere',
  tag,
  rateLimit: perPerson,
});

export const importCertificate = endpoint({
  method: 'POST',
  path: '/certificate/import',
  input: z.object({
    pkcs12: z.base64().max(100_000),
    filePassword: z.string().max(200).describe('Opens the file'),
    secret,
    password: usedSecret.describe('Of the account'),
  }),
  output: z.object({ id }),
  errors: [
    ...['certificate.asked-already', 'certificate.wrong-password', 'certificate.bad-file'],
    ...['certificate.wrong-file-password', 'certificate.not-yet-valid'],
    ...['certificate.not-valid-now', 'certificate.taken'],
    ...['certificate.secret-is-password', 'identity.directory-unavailable'],
  ],
  access: 'session',
  summary: 'Takes over a certificate of another authority with its key (PKCS#12)',
  tag,
  rateLimit: perPerson,
});

export const revokeOwnCertificate = endpoint({
  method: 'POST',
  path: '/certificate/revoke-own',
  input: z.object({ reason }),
  output: z.object({}),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'Revokes the own certificate at once, such as when others may know its secret',
  tag,
});

export const suspendOwnCertificate = endpoint({
  method: 'POST',
  path: '/certificate/suspend-own',
  input: z.object({ reason }),
  output: z.object({}),
  errors: ['platform.not-found', 'certificate.not-possible'],
  access: 'session',
  summary: 'Suspends the own certificate at once; an administrator lets it be used again',
  tag,
});

export const askRenewal = endpoint({
  method: 'POST',
  path: '/certificate/ask-renewal',
  input: z.object({}),
  output: z.object({ id }),
  errors: [
    ...['platform.not-found', 'certificate.not-possible', 'certificate.too-early'],
    ...['certificate.asked-already', 'certificate.no-authority'],
  ],
  access: 'session',
  summary: 'Asks for the renewal of the own certificate, with its key; somebody else approves it',
  tag,
  rateLimit: perPerson,
});

const access = 'settings.certificates';

/** Somebody in the list of certificates. */
export const CertifiedPerson = z.object({
  personId: id,
  name: z.string(),
  post: z.string(),
  unit: z.string(),
  certificate: CertificateCard.nullable(),
  request: RequestCard.nullable().describe('Waiting, for the agency or for another authority'),
});
export type CertifiedPerson = z.output<typeof CertifiedPerson>;

/** What the list of certificates is narrowed to. */
const PeopleAsk = z.object({
  filter: z.enum(certificateFilters).default('in-use'),
  search: z.string().max(100).default(''),
  unitId: id.optional().describe('People of the unit and of those below it'),
  sort: z.enum(certificateSorts).default('name'),
});

export const listCertifiedPeople = endpoint({
  method: 'GET',
  path: '/certificate/people',
  input: PeopleAsk.extend({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    rows: z.array(CertifiedPerson),
    total: z.number().int().describe('Of the filter and the search'),
    counts: z.record(z.enum(certificateFilters), z.number().int()),
  }),
  errors: [],
  access,
  summary: 'People with the state of their certificates',
  tag,
});

export const exportCertifiedPeople = endpoint({
  method: 'GET',
  path: '/certificate/people/export',
  input: PeopleAsk,
  output: z.object({}),
  errors: [],
  access,
  summary: 'The same as an Excel file',
  tag,
  isBinary: true,
});

/** A request as whoever decides sees it. */
export const WaitingRequest = z.object({
  id,
  personId: id,
  name: z.string(),
  post: z.string(),
  unit: z.string(),
  askedAt: instant,
  fingerprint: z.string().describe('SHA-256 of the public key, first 16 bytes, hexadecimal'),
  token: z.string().nullable().describe('The token in which the key was made'),
  isRenewal: z.boolean().describe('Of a certificate in use: key and secret stay'),
  isOwn: z.boolean().describe('Of the caller, who cannot decide it'),
});
export type WaitingRequest = z.output<typeof WaitingRequest>;

export const listCertificateRequests = endpoint({
  method: 'GET',
  path: '/certificate/requests',
  input: z.object({}),
  output: z.object({ rows: z.array(WaitingRequest) }),
  errors: [],
  access,
  summary: 'Requests that wait for a decision, oldest first',
  tag,
});

export const decideCertificateRequest = endpoint({
  method: 'POST',
  path: '/certificate/decide',
  input: z.object({
    id,
    decision: z.enum(['issue', 'refuse']),
    years: z.coerce.number().int().min(1).max(certificateLimits.mostYears).default(1),
    reason: z.string().trim().max(300).default('').describe('Needed for a refusal'),
  }),
  output: z.object({}),
  errors: [
    ...['platform.not-found', 'certificate.own-request', 'certificate.reason-missing'],
    ...['certificate.no-authority', 'certificate.person-left', 'certificate.not-possible'],
    'certificate.authority-locked',
  ],
  access,
  summary: 'Issues the certificate, or refuses it with a reason; never by the person who asked',
  tag,
});

export const CertificateEvent = z.object({
  id,
  act: z.enum(certificateActs),
  reason: z.string(),
  actorName: z.string().describe('Empty: the system'),
  at: instant,
});

export const getCertifiedPerson = endpoint({
  method: 'GET',
  path: '/certificate/person',
  input: z.object({ personId: id }),
  output: z.object({
    name: z.string(),
    post: z.string(),
    certificates: z.array(CertificateCard).describe('Newest first'),
    request: RequestCard.nullable(),
    history: z.array(CertificateEvent).describe('Newest first'),
  }),
  errors: ['platform.not-found'],
  access,
  summary: 'Certificates of a person with their history',
  tag,
});

export const changeCertificate = endpoint({
  method: 'POST',
  path: '/certificate/change',
  input: z.object({
    id,
    act: z.enum(['renew', 'suspend', 'resume', 'revoke']),
    reason,
    code: z.enum(revocationReasons).default('unspecified').describe('RFC 5280, of a revocation'),
    years: z.coerce.number().int().min(1).max(certificateLimits.mostYears).default(1),
  }),
  output: z.object({}),
  errors: [
    ...['platform.not-found', 'certificate.not-possible', 'certificate.own-certificate'],
    ...['certificate.no-authority', 'certificate.person-left', 'certificate.authority-locked'],
  ],
  access,
  summary: 'Renews, suspends, resumes or revokes a certificate; its key is never seen',
  tag,
});

/** A certificate of the authority itself. */
export const AuthorityCard = z.object({
  role: z.enum(authorityRoles),
  subject: z.string(),
  serial: z.string(),
  notBefore: instant,
  notAfter: instant,
  fingerprint: z.string().describe('SHA-256 of the certificate, hexadecimal'),
});

export const getAuthority = endpoint({
  method: 'GET',
  path: '/certificate/authority',
  input: z.object({}),
  output: z.object({
    rows: z.array(AuthorityCard),
    listNumber: z.string().describe('Of the last revocation list'),
    isUnused: z.boolean().describe('Nothing was issued yet: it can be made again'),
    lock: IssuingLock.nullable().describe('Of its issuing key; null before it was made'),
    secretFile: z.enum(secretFileStates).describe('Of SARN_ISSUING_SECRET_FILE'),
  }),
  errors: [],
  access,
  summary: 'The certification authority of the agency',
  tag,
});

export const makeAuthority = endpoint({
  method: 'POST',
  path: '/certificate/authority/make',
  input: z.object({
    name: lineText({ min: 3, max: 60 }).describe('Of the agency, in the certificates'),
    passphrase: z.string().min(12).max(200).describe('Seals the root key that is handed out'),
    protection: z
      .enum(['secret', 'installation'])
      .default('secret')
      .describe('`installation`: whoever has database and data folder can issue in any name'),
    secret: newIssuingSecret,
    password: usedSecret.describe('Of the account'),
  }),
  output: z.object({
    rootKey: z.string().describe('PEM, encrypted; handed out once and kept nowhere'),
  }),
  errors: [
    'certificate.authority-made-before',
    'certificate.authority-exists',
    ...['certificate.wrong-password', 'certificate.secret-is-password'],
    'identity.directory-unavailable',
    ...['certificate.issuing-secret-missing', 'certificate.issuing-file-unusable'],
  ],
  access,
  keepsNoAnswer: 'certificate.authority-made-before',
  summary: 'Makes the root, the issuing authority and the certificates of the services',
  tag,
  rateLimit: perPerson,
});
