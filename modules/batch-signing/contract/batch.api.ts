import { CertificateCard, certificateUses, tokenErrors } from '@sarn/certificate/contract';
import { endpoint, listOf } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import { QueueRow } from '@sarn/search/contract';
import { CodeWayCard, codeErrors, sendSigningCode, sentCodeWays } from '@sarn/signature/contract';
import { z } from 'zod';

const tag = 'signature';
const batchId = z.uuid();
const documentId = z.uuid();
const instant = z.string().describe('Instant, UTC');

/** Documents that one batch has at most. */
export const batchLimit = 100;

/** By what a batch is signed: one for all of its documents. */
export const batchMethods = ['certificate', 'password'] as const;
export type BatchMethod = (typeof batchMethods)[number];

/** Whether a document can be signed digitally in a batch. */
export const digitalFits = ['ready', 'no-pages', 'number-later'] as const;

/** A document that waits for the signature of the caller. */
export const ToSign = z.object({
  row: QueueRow,
  version: z.number().int().describe('To be sent back: a later one is refused'),
  digital: z.enum(digitalFits),
  isCertificateNeeded: z
    .boolean()
    .describe('It must be signed digitally, by its kind and its signatory'),
  asksCode: z.boolean().describe('A digital signature of this kind asks for a code, too'),
});
export type ToSign = z.output<typeof ToSign>;

/** Whether the caller can sign with a certificate at all. */
export const certificateOffers = [...certificateUses, 'no-certificate'] as const;

export const listToSign = endpoint({
  method: 'GET',
  path: '/signature/to-sign',
  input: z.object({}),
  output: z.object({
    rows: z.array(ToSign).describe('The urgent ones first, then those that wait longest'),
    total: z.number().int().describe('How many wait, also those that are not listed'),
    single: z.number().int().describe('Classified ones, which are signed one by one'),
    offer: z.enum(certificateOffers),
    certificate: CertificateCard.nullable(),
    hasPicture: z.boolean(),
    codeWays: z.array(CodeWayCard).describe('By which a code can be sent'),
    hasApp: z.boolean().describe('The person has an app that makes codes, and may use it'),
    openBatchId: z.uuid().nullable().describe('A batch of the caller that is not over'),
  }),
  errors: [],
  access: 'session',
  summary: `Up to ${batchLimit} documents that the caller can sign in one act`,
  tag,
});

export const sendBatchCode = endpoint({
  method: 'POST',
  path: '/signature/batch-code',
  input: z.object({ way: z.enum(sentCodeWays).default('mail') }),
  output: sendSigningCode.output,
  errors: codeErrors,
  access: 'session',
  summary: 'Sends the caller a code that confirms a batch; an earlier one ends',
  tag,
  rateLimit: { max: 10, perSeconds: 600 },
});

const Chosen = z.object({ documentId, version: z.number().int() });

/** Documents that one call prepares: what is shown of them comes soon, and the person can stop. */
export const preparedAtOnce = 10;

/** In both languages: it is kept by its code, and read when the languages of its reader may have changed. */
export const Sentence = z.object({ th: z.string(), en: z.string() });

/** As `prepareSigning` of one document gives it. */
const prepared = z.string().max(2000);

const PreparedItem = z.object({
  documentId,
  prepared: z
    .string()
    .nullable()
    .describe('To be sent with the confirmation: other bytes are not signed. Null: see `failure`'),
  sha256: z.string().describe('Of the bytes that will be signed; empty where none can be'),
  number: z.string().nullable().describe('That they have, as printed; null without one'),
  failure: Sentence.nullable().describe('Why it cannot be signed'),
});
export type PreparedItem = z.output<typeof PreparedItem>;

export const prepareBatch = endpoint({
  method: 'POST',
  path: '/signature/batch-preparation',
  input: z.object({
    documents: listOf(Chosen, preparedAtOnce, 1).describe(
      'In the order in which they will be signed',
    ),
    after: z
      .string()
      .max(20_000)
      .optional()
      .describe('`numbers` of the documents before these: theirs come after them'),
  }),
  output: z.object({
    items: z.array(PreparedItem),
    numbers: z.string().describe('To be sent with the next ones, and with `stillPrepared`'),
    until: instant.describe('Until when all of them can be signed'),
  }),
  errors: [
    ...['certificate.none', 'certificate.suspended', 'certificate.not-yet-valid'],
    ...['certificate.not-valid-now', 'certificate.person-left', 'registry.not-found'],
    ...['signature.single-only', 'signature.prepared-anew'],
  ],
  access: 'session',
  summary:
    'The hashes of what a batch would sign, some documents at a time; nothing is signed and no number taken',
  tag,
  takesNoKey: true,
  rateLimit: { max: 300, perSeconds: 600 },
});

/** What the person was shown of the documents of a batch. */
const shown = {
  shown: listOf(z.object({ documentId, prepared }), batchLimit)
    .optional()
    .describe('Where it is sent, only these bytes are signed; a document that is not in it is not'),
};
const confirmation = {
  secret: z.string().max(200).describe('Of the key, or the password of the account'),
  code: z
    .string()
    .max(20)
    .default('')
    .describe('That was sent or is of the app, where one is asked for'),
};
const confirmErrors = [
  ...['certificate.none', 'certificate.suspended', 'certificate.not-yet-valid'],
  'certificate.not-valid-now',
  ...tokenErrors,
  ...['certificate.wrong-secret', 'certificate.person-left', 'registry.wrong-password'],
  ...['signature.code-missing', 'signature.code-wrong', 'identity.second-factor-resting'],
  'identity.directory-unavailable',
];

export const beginBatch = endpoint({
  method: 'POST',
  path: '/signature/batch',
  input: z.object({
    id: batchId.describe('Made by the client: sent again, it begins once'),
    method: z.enum(batchMethods),
    documents: listOf(Chosen, batchLimit, 1),
    ...shown,
    ...confirmation,
  }),
  output: z.object({ id: batchId }),
  errors: [
    ...confirmErrors,
    ...['registry.not-found', 'signature.batch-open', 'signature.single-only'],
    'signature.prepared-anew',
  ],
  access: 'session',
  summary: 'Begins to sign documents, each by itself, and answers while they are being signed',
  tag,
  rateLimit: { max: 30, perSeconds: 600 },
});

export const batchItemStates = ['waiting', 'signing', 'signed', 'refused', 'removed'] as const;
export type BatchItemState = (typeof batchItemStates)[number];

/** `interrupted`: the process that signed it has ended; what is not signed is untouched. */
export const batchStates = ['running', 'paused', 'interrupted', 'ended'] as const;
export type BatchState = (typeof batchStates)[number];

const BatchItem = z.object({
  documentId,
  title: z
    .string()
    .describe('Empty where the caller may not read it any more, or it is classified'),
  kind: z.string(),
  state: z.enum(batchItemStates),
  number: z.string(),
  at: instant.describe('Of the last change'),
  failure: z
    .object({ code: z.string(), sentence: Sentence })
    .nullable()
    .describe('Why it was refused'),
  changed: z
    .object({ by: z.string(), at: instant })
    .nullable()
    .describe('Who changed it last, where it was refused because it was changed'),
  version: z
    .number()
    .int()
    .describe(
      'To be sent with the next try: as it is now; of one that still waits, as it was seen',
    ),
});
export type BatchItem = z.output<typeof BatchItem>;

export const getBatch = endpoint({
  method: 'GET',
  path: '/signature/batch/:id',
  input: z.object({ id: batchId }),
  output: z.object({
    id: batchId,
    method: z.enum(batchMethods),
    state: z.enum(batchStates),
    asksCode: z.boolean().describe('To go on asks for a code, too'),
    codeWays: z.array(CodeWayCard).describe('By which a code can be sent'),
    hasApp: z.boolean().describe('The person has an app that makes codes, and may use it'),
    isPin: z.boolean().describe('The key lies in a token: to go on asks for its PIN'),
    isAnew: z
      .boolean()
      .describe('It stopped because what is left would not be signed as it was shown'),
    begunAt: instant,
    secondsLeft: z.number().int().nullable().describe('Estimated from those that are signed'),
    items: z.array(BatchItem),
  }),
  errors: ['signature.no-batch'],
  access: 'session',
  summary: 'How far a batch of the caller came, with the result of each document',
  tag,
  rateLimit: { max: 600, perSeconds: 600 },
});
export type Batch = OutputOf<typeof getBatch>;

const onBatch = {
  method: 'POST',
  output: z.object({}),
  access: 'session',
  tag,
} as const;

export const pauseBatch = endpoint({
  ...onBatch,
  path: '/signature/batch/:id/pause',
  input: z.object({ id: batchId }),
  errors: ['signature.no-batch'],
  summary: 'Stops after the document that is being signed; the key is forgotten',
  isRepeatable: true,
});

export const resumeBatch = endpoint({
  ...onBatch,
  path: '/signature/batch/:id/resume',
  input: z.object({
    id: batchId,
    again: listOf(Chosen, batchLimit).describe(
      'Refused ones to be tried again, in the version that was seen',
    ),
    ...shown,
    ...confirmation,
  }),
  errors: [
    ...confirmErrors,
    ...['signature.no-batch', 'signature.batch-open', 'signature.batch-running'],
    'signature.prepared-anew',
  ],
  summary: 'Goes on with what is not signed yet',
  rateLimit: { max: 30, perSeconds: 600 },
});

export const removeFromBatch = endpoint({
  ...onBatch,
  path: '/signature/batch/:id/remove',
  input: z.object({ id: batchId, documentId }),
  errors: ['signature.no-batch'],
  summary: 'Takes a document out that is not signed: it waits as before',
  isRepeatable: true,
});

export const endBatch = endpoint({
  ...onBatch,
  path: '/signature/batch/:id/end',
  input: z.object({ id: batchId }),
  errors: ['signature.no-batch', 'signature.batch-running'],
  summary: 'Ends a batch that stands still; what is not signed waits as before',
  isRepeatable: true,
});
