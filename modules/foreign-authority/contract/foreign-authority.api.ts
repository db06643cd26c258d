import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { revocationFailures } from './revocation-failures.ts';

const tag = 'signature';
const access = 'settings.certificates';
const instant = z.string().describe('Instant, UTC');

/** Bounds of what other authorities are asked, and of what is brought by hand. */
export const foreignLimits = {
  /** How long an authority may take: nobody waits, but the other documents of the run do. @assumed */
  patienceMs: 10_000,
  /** Longest answer of OCSP. */
  answerBytes: 64 * 1024,
  /** Longest list that is fetched: it is put into each file that needs it. */
  listBytes: 8 * 1024 * 1024,
  /** Longest list that is brought by hand. */
  uploadBytes: 700_000,
  /**
   * All lists together that are sent to whoever verifies a file: everybody who looks at a code gets them. Small ones
   * come first, so that a long one takes the place of no other. @assumed
   */
  sentBytes: 512 * 1024,
  /** The same of OCSP answers, the newest first: one has about 2 kB. @assumed */
  sentAnswerBytes: 128 * 1024,
  /** Certificates that one file may bring. */
  certificates: 10,
} as const;

export const listSources = ['fetched', 'uploaded'] as const;
export type ListSource = (typeof listSources)[number];

export const ForeignAuthority = z.object({
  id: z.uuid(),
  subject: z.string(),
  issuer: z.string(),
  notAfter: instant,
  fingerprint: z.string().describe('SHA-256 of the certificate, hexadecimal'),
  isRoot: z.boolean().describe('Trusted by itself; the others stand below one'),
  heardAt: instant.nullable().describe('When it last said something that holds'),
  failure: z.enum(revocationFailures).nullable().describe('Why it was not heard since'),
  lists: z.array(
    z.object({ source: z.enum(listSources), madeAt: instant, nextAt: instant, gotAt: instant }),
  ),
});
export type ForeignAuthority = z.output<typeof ForeignAuthority>;

export const listForeignAuthorities = endpoint({
  method: 'GET',
  path: '/signature/foreign-authorities',
  input: z.object({}),
  output: z.object({ rows: z.array(ForeignAuthority) }),
  errors: [],
  access,
  summary: 'Authorities of certificates that people bring along, and what is known of revocations',
  tag,
});

export const addForeignAuthorities = endpoint({
  method: 'POST',
  path: '/signature/foreign-authorities/add',
  changesSettings: 'certificates',
  input: z.object({
    certificates: z
      .string()
      .max(100_000)
      .describe('PEM, or DER in base64: a root, and those below it'),
  }),
  output: z.object({}),
  errors: ['signature.foreign-certificate', 'signature.foreign-no-root'],
  access,
  summary: 'Trusts another authority for signatures; files that wait for it are brought further',
  tag,
});

export const removeForeignAuthority = endpoint({
  method: 'POST',
  path: '/signature/foreign-authorities/remove',
  changesSettings: 'certificates',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  errors: ['platform.not-found'],
  access,
  summary: 'Trusts an authority no more; files that carry its evidence stay as they are',
  tag,
});

export const uploadRevocationList = endpoint({
  method: 'POST',
  path: '/signature/foreign-authorities/list',
  changesSettings: 'certificates',
  input: z.object({ crl: z.string().max(970_000).describe('PEM, or DER in base64') }),
  output: z.object({ authority: z.string() }),
  errors: ['signature.list-unreadable', 'signature.list-ended', 'signature.list-older'],
  access,
  summary: 'Brings the revocation list of an authority by hand, for closed networks',
  tag,
});
