import { CertificateCard, certificateUses, tokenErrors } from '@sarn/certificate/contract';
import { actOnDocument } from '@sarn/document/contract';
import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { CodeWayCard, sentCodeWays } from './code-ways.ts';
import { renewalFailures, signatureLevels } from './timestamps.api.ts';

const documentId = z.uuid();
const instant = z.string().describe('Instant, UTC');
const tag = 'signature';

/** Why a document cannot be signed digitally; `ready` where it can. */
export const signingOffers = [...certificateUses, 'no-certificate', 'no-pages', 'no-seal'] as const;
export type SigningOffer = (typeof signingOffers)[number];

export const getSigningOffer = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/signing',
  input: z.object({ documentId }),
  output: z.object({
    offer: z.enum(signingOffers),
    certificate: CertificateCard.nullable(),
    asksCode: z
      .boolean()
      .describe('The signature asks for a code, too: one that is sent, or of an app'),
    codeWays: z.array(CodeWayCard).describe('By which a code can be sent'),
    hasApp: z.boolean().describe('The person has an app that makes such codes, and may use it'),
    isNeeded: z.boolean().describe('It must be signed digitally, by its kind and its signatory'),
    isExcluded: z
      .boolean()
      .describe('By the rules of the agency the caller does not sign it at this step'),
    isPictureNeeded: z
      .boolean()
      .describe('A typed name does not sign it: a hand signature does, or a certificate'),
    hasPicture: z
      .boolean()
      .describe('The person has a hand signature for it, or initials for a stamped letter'),
    hasInitials: z
      .boolean()
      .describe('The person has initials: they go on the file copy of drafts'),
    isFollowing: z
      .boolean()
      .describe('Somebody signed the file digitally before: this signature must be digital, too'),
    withoutCertificate: z
      .array(z.string())
      .describe('Who still has to sign after the caller and has no certificate: names'),
    isNumberedLater: z
      .boolean()
      .describe('Number and date come after the signature, by the e-seal of the agency'),
  }),
  errors: ['registry.not-found', 'registry.secret-reason'],
  access: 'session',
  summary: 'Whether the caller can sign the document digitally, and with which certificate',
  tag,
});

/** Why a code is not sent. */
export const codeErrors = [
  ...['signature.no-mail', 'signature.no-line', 'signature.line-failed'],
  ...['signature.line-failed-alone', 'signature.mail-failed', 'signature.mail-failed-alone'],
  ...['signature.code-way-closed', 'signature.code-soon'],
];

export const sendSigningCode = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/signing-code',
  input: z.object({ documentId, way: z.enum(sentCodeWays).default('mail') }),
  output: z.object({
    way: z.enum(sentCodeWays),
    to: z.string().describe('The address, most of it hidden; empty for LINE'),
    expiresAt: instant,
    againAt: instant.describe('From when another one can be sent'),
  }),
  errors: ['registry.not-found', 'registry.secret-reason', ...codeErrors],
  access: 'session',
  summary: 'Sends the caller a code that confirms a digital signature; an earlier one ends',
  tag,
  rateLimit: { max: 10, perSeconds: 600 },
});

/** How long what was prepared may be signed: the signature tells the time of its preparation. */
export const preparationSeconds = 300;

/** What a client carries from the preparation to the signature. */
const prepared = z.string().max(2000);

/** The numbers with which documents were prepared, sealed for the caller. */
const numbers = z.string().max(20_000);

export const prepareSigning = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/prepare-signing',
  input: actOnDocument.input.extend({
    earlier: prepared
      .optional()
      .describe('The preparation before: while it lasts, the same file has the same hash'),
  }),
  output: z.object({
    prepared: z
      .string()
      .describe('To be sent with the signature, which is refused for other bytes'),
    sha256: z.string().describe('Of the bytes that will be signed'),
    number: z.string().nullable().describe('That they have, as printed; null without one'),
    numbers: numbers.describe('To be asked whether nobody else took the number'),
    until: instant.describe('Until when they can be signed'),
  }),
  errors: [
    ...['certificate.none', 'certificate.suspended', 'certificate.not-yet-valid'],
    ...['certificate.not-valid-now', 'certificate.person-left', 'registry.stale'],
    ...['registry.not-found', 'signature.no-pages', 'signature.number-later'],
    ...['pdf.too-slow', 'pdf.incomplete', 'pdf.unsupported-node'],
  ],
  access: 'session',
  summary:
    'The hash of what a digital signature would sign now; nothing is signed and no number taken',
  tag,
  takesNoKey: true,
  rateLimit: { max: 200, perSeconds: 600 },
});

export const stillPrepared = endpoint({
  method: 'POST',
  path: '/signature/still-prepared',
  input: z.object({ numbers: numbers.describe('As they were given with what is prepared') }),
  output: z.object({
    isCurrent: z
      .boolean()
      .describe('Whether nobody else took a number of it, and its time is not nearly over'),
  }),
  errors: [],
  access: 'session',
  summary: 'Whether documents that were prepared for a signature would still get their numbers',
  tag,
  takesNoKey: true,
  rateLimit: { max: 300, perSeconds: 600 },
});

/** The act of the flow with a digital signature: `form.password` is the secret of the key. */
export const signDigitally = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/sign-digitally',
  input: actOnDocument.input.extend({
    code: z
      .string()
      .max(20)
      .default('')
      .describe('That was sent or is of the app, where one is asked for'),
    prepared: prepared
      .optional()
      .describe('What was prepared and shown: other bytes are not signed'),
    attemptId: z
      .string()
      .regex(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i)
      .describe('Made by the client for each attempt: sent again, it signs once'),
  }),
  output: z.object({ documentId: z.string(), number: z.string().nullable() }),
  errors: [
    ...['certificate.none', 'certificate.suspended', 'certificate.not-yet-valid'],
    'certificate.not-valid-now',
    ...['certificate.wrong-secret', 'certificate.person-left', 'registry.stale'],
    ...['registry.not-found', 'signature.no-pages', 'signature.number-later', 'signature.busy'],
    'signature.prepared-anew',
    ...['signature.code-missing', 'signature.code-wrong', 'identity.second-factor-resting'],
    ...tokenErrors,
    ...['pdf.too-slow', 'pdf.incomplete', 'pdf.unsupported-node'],
  ],
  access: 'session',
  summary: 'Signs the pages of the document with the certificate of the caller, and does the act',
  tag,
  rateLimit: { max: 60, perSeconds: 600 },
});

/** A recorded signature. */
export const SignatureCard = z.object({
  id: z.uuid(),
  signerName: z.string(),
  signerLines: z.array(z.string()).describe('Posts as printed under the name'),
  signedAt: instant,
  level: z.enum(['B-B', 'B-T']).describe('B-T: with a time stamp of an authority'),
  stampedLaterAt: instant
    .nullable()
    .describe('When a time stamp was added that the signature did not get at once'),
  code: z.string().describe('In groups, as printed'),
  sha256: z.string(),
  signedSha256: z
    .string()
    .nullable()
    .describe('Of the bytes that are signed, as it was shown before; null of older signatures'),
});
export type SignatureCard = z.output<typeof SignatureCard>;

/** What the e-seal of the agency adds after a signature, such as the number, or has added. */
export const SealCard = z.object({
  after: z.enum(['number', 'seal']).describe('The act after which it is added'),
  state: z
    .enum(['act', 'confirmation', 'sealing', 'failed', 'sealed'])
    .describe('What it waits for'),
  sealedAt: instant.nullable(),
  level: z.enum(['B-B', 'B-T']).nullable(),
  mayConfirm: z.boolean().describe('Whether the caller may be the second person'),
});
export type SealCard = z.output<typeof SealCard>;

export const confirmSeals = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/confirm-seals',
  input: z.object({ documentId }),
  output: z.object({}),
  errors: [
    ...['registry.not-found', 'registry.secret-reason', 'signature.seal-none'],
    ...['signature.seal-own', 'signature.seal-forbidden'],
  ],
  access: 'session',
  summary:
    'A second clerk of the registry confirms that the e-seal adds number and date to a signed file',
  tag,
});

export const listSignatures = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/signatures',
  input: z.object({ documentId }),
  output: z.object({
    rows: z.array(SignatureCard),
    seals: z.array(SealCard).describe('Of the agency, in the order in which they are added'),
    sha256: z.string().nullable().describe('Of the file as readers get it now; null without one'),
    file: z
      .object({
        level: z.enum(signatureLevels),
        madeAt: instant,
        sha256: z.string().describe('Of the file as readers get it now'),
        stampedUntil: instant.nullable().describe('Until when its newest time stamp proves it'),
      })
      .nullable()
      .describe('How far the signed file was brought after the last signature; null: not further'),
    missing: z
      .enum(renewalFailures)
      .nullable()
      .describe('Why the last try to bring it further failed; it is tried again'),
    code: z
      .string()
      .nullable()
      .describe('On the pages, in groups; also of a document that was signed by password'),
  }),
  errors: ['registry.not-found', 'registry.secret-reason'],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'Digital signatures of a document, oldest first',
  tag,
});

/** How somebody signed: with a certificate, with a time stamp or without, or by the password of the account. */
export const signedBys = ['B-B', 'B-T', 'picture', 'name'] as const;

/** Of kept pages that are not the present ones. */
export const formerFileStates = ['incomplete', 'unnumbered', 'earlier'] as const;

/** What everybody is told of a signed document. */
export const VerifiedDocument = z.object({
  agency: z.string(),
  number: z.string(),
  date: z.string().nullable().describe('Civil date'),
  subject: z.string(),
  validity: z
    .enum(['counts', 'incomplete', 'withdrawn', 'cancelled'])
    .describe(
      'incomplete: others still have to sign; withdrawn: it went back before all had signed; cancelled: cancelled or revoked after it was signed',
    ),
  isDigital: z
    .boolean()
    .describe('Somebody signed it with a certificate; false: names and passwords alone'),
  sha256: z
    .string()
    .nullable()
    .describe('Of the signed file as readers get it now; null while none is kept'),
  earlierSha256s: z
    .array(z.string())
    .describe('Of its former forms, of which the present one is a continuation'),
  formerFiles: z
    .array(
      z.object({
        sha256: z.string(),
        keptAt: instant,
        state: z
          .enum(formerFileStates)
          .describe(
            'incomplete: others still had to sign; unnumbered: before it had its number; earlier: made again since',
          ),
      }),
    )
    .describe('Pages that were kept with the code before: the document as it was then'),
  signatures: z.array(
    SignatureCard.omit({ id: true, code: true, sha256: true, signedSha256: true }).extend({
      level: z
        .enum(signedBys)
        .describe('picture, name: by password, with a hand signature or a typed name'),
    }),
  ),
  seals: z
    .array(SealCard.pick({ after: true, sealedAt: true, level: true }))
    .describe('What the e-seal of the agency added after the signatures'),
  checkedAt: instant,
});
export type VerifiedDocument = z.output<typeof VerifiedDocument>;

export const verifySignature = endpoint({
  method: 'GET',
  path: '/signature/verify/:code',
  input: z.object({ code: z.string().max(40) }),
  output: z.object({
    document: VerifiedDocument.nullable().describe('null: unknown, or not shown to everybody'),
    roots: z.array(z.base64()).describe('Certificates of the issuing authority and the root, DER'),
    timestampRoots: z.array(z.base64()).describe('Of other authorities of time, DER'),
    foreignRoots: z.array(z.base64()).describe('Of other authorities of signers, DER'),
    answers: z
      .array(z.base64())
      .describe('OCSP answers of other authorities that say that a certificate is revoked; DER'),
    lists: z
      .array(z.base64())
      .describe(
        'Revocation lists: those of the agency in force, and the newest of other authorities, as far as they are not too long; DER',
      ),
  }),
  errors: [],
  access: 'public',
  summary: 'The signed document behind a code; unknown codes and classified ones alike have none',
  tag,
  rateLimit: { max: 60, perSeconds: 60 },
});
