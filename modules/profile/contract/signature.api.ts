import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'identity';

/** How a signature was made. */
export const signatureSources = ['drawn', 'typed', 'uploaded'] as const;
export const SignatureSource = z.enum(signatureSources);
export type SignatureSource = z.output<typeof SignatureSource>;

/** The whole signature, or the initials that stand beside the seal of a stamped letter. */
export const signatureKinds = ['full', 'initials'] as const;
export const SignatureKind = z.enum(signatureKinds);
export type SignatureKind = z.output<typeof SignatureKind>;

/** One version of the own signature. */
export const SignatureVersion = z.object({
  id: z.string(),
  kind: SignatureKind,
  source: SignatureSource,
  width: z.int().describe('Pixels'),
  height: z.int(),
  createdAt: z.string(),
  isCurrent: z.boolean().describe('The version of its kind that signs from now on'),
  isUsed: z.boolean().describe('Documents show it, and keep it as long as they do'),
});
export type SignatureVersion = z.output<typeof SignatureVersion>;

export const listSignatures = endpoint({
  method: 'GET',
  path: '/identity/signature',
  input: z.object({}),
  output: z.object({ rows: z.array(SignatureVersion), total: z.int() }),
  errors: [],
  access: 'session',
  summary: 'Versions of the own signature, newest first',
  tag,
  isRepeatable: true,
});

export const addSignature = endpoint({
  method: 'POST',
  path: '/identity/signature',
  body: 'multipart',
  input: z.object({ source: SignatureSource, kind: SignatureKind.default('full') }),
  output: z.object({ item: SignatureVersion, message: z.string() }),
  errors: [
    'identity.image-missing',
    'identity.image-broken',
    'identity.image-too-large',
    'identity.image-too-small',
    'identity.signature-type',
    'identity.signature-empty',
    'identity.signature-unclear',
    'identity.signature-too-many',
    'platform.too-large',
    'platform.too-many-files',
  ],
  access: 'session',
  summary:
    'Saves a new signature: PNG of dark ink on a transparent or white ground; the old one stays a version as long as a document shows it',
  tag,
  rateLimit: { max: 30, perSeconds: 600 },
});

/** Answers 404 to everybody but the owner, the administrator included. */
export const viewSignature = endpoint({
  method: 'GET',
  path: '/identity/signature/:signatureId',
  input: z.object({ signatureId: z.string().max(64) }),
  output: z.object({}),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'Picture of an own signature',
  tag,
  isBinary: true,
  isRepeatable: true,
});

export const removeSignature = endpoint({
  method: 'POST',
  path: '/identity/signature/remove',
  input: z.object({ signatureId: z.string().max(64) }),
  output: z.object({ message: z.string() }),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'Removes an own signature; its picture is deleted with the last document that shows it',
  tag,
});
