import { revocationFailures } from '@sarn/foreign-authority/contract';
import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'signature';
const access = 'settings.certificates';
const instant = z.string().describe('Instant, UTC');

/** Who stamps the time of signatures. */
export const timestampSources = ['own', 'address', 'none'] as const;
export type TimestampSourceKind = (typeof timestampSources)[number];

/** How far signed files are brought (ETSI EN 319 142-1). */
export const signatureLevels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const;
export type SignatureLevel = (typeof signatureLevels)[number];

/** Why a file could not be brought further; those of a time stamp are the first ones. */
export const renewalFailures = [
  ...(['timeout', 'unreachable', 'too-large', 'refused', 'wrong-answer', 'wrong-nonce'] as const),
  ...(['wrong-imprint', 'wrong-time', 'not-trusted', 'address-refused', 'no-source'] as const),
  ...([
    'no-evidence',
    'not-later',
    'not-valid',
    'file-gone',
    'changed-meanwhile',
    'internal',
  ] as const),
  ...revocationFailures,
] as const;
export type RenewalFailure = (typeof renewalFailures)[number];

/** Limits of time stamps. */
export const timestampLimits = {
  /** How long an authority of time may take: a person waits for the signature. @assumed */
  patienceMs: 10_000,
  /** Longest answer of an authority. */
  answerBytes: 256 * 1024,
  /** Certificates that one file may bring. */
  certificates: 10,
  /** The yearly run renews what ends within so many days: a year, and a month to repeat what failed. */
  yearlyDays: 395,
  /** Between the yearly runs, what ends within so many days is renewed at once. */
  soonDays: 60,
  /** Runs that the report shows. */
  runs: 20,
} as const;

export const TimestampCertificate = z.object({
  subject: z.string(),
  issuer: z.string(),
  notAfter: instant,
  fingerprint: z.string().describe('SHA-256 of the certificate, hexadecimal'),
});

export const RenewalRun = z.object({
  id: z.string(),
  kind: z.enum(['completion', 'yearly', 'asked']),
  lookedAt: z.number().int(),
  renewed: z.number().int(),
  failed: z.number().int(),
  reasons: z.partialRecord(z.enum(renewalFailures), z.number().int()),
  begunAt: instant,
  endedAt: instant.nullable().describe('null: it works, or its program was stopped'),
  state: z
    .enum(['working', 'stopped', 'left', 'whole'])
    .describe(
      'stopped: with its program, in the middle; left: it ended before everything was looked at; the next run goes on',
    ),
  continues: z.boolean().describe('A yearly run goes on where an earlier one of the year stopped'),
});
export type RenewalRun = z.output<typeof RenewalRun>;

export const getTimestamps = endpoint({
  method: 'GET',
  path: '/signature/time-stamps',
  input: z.object({}),
  output: z.object({
    version: z.number().int(),
    source: z.enum(timestampSources),
    url: z.string(),
    userName: z.string(),
    hasPassword: z.boolean(),
    level: z.enum(signatureLevels),
    isOwnReady: z.boolean().describe('The agency has an authority of its own'),
    certificates: z.array(TimestampCertificate).describe('By which its answers are checked'),
    files: z.object({
      signed: z.number().int().describe('Documents with a signed file'),
      waiting: z.number().int().describe('That are not as far as the agency wants'),
      failing: z.number().int().describe('Of these, whose last try failed'),
    }),
    runs: z.array(RenewalRun).describe('Newest first'),
    verifier: z
      .object({ sha256: z.string(), bytes: z.number().int() })
      .nullable()
      .describe('The file that verifies offline; null while there is no authority'),
  }),
  errors: [],
  access,
  summary:
    'Who stamps the time of signatures, how far signed files are brought, and what was renewed',
  tag,
});

const given = {
  source: z.enum(timestampSources),
  url: z.string().trim().max(500).default(''),
  userName: lineText({ max: 200 }).default(''),
  password: z
    .string()
    .max(200)
    .nullable()
    .default(null)
    .describe('null: the one that is stored stays; empty: none'),
  certificates: z
    .string()
    .max(100_000)
    .nullable()
    .default(null)
    .describe('PEM, or DER in base64; null: those that are stored stay'),
};

const refusals = [
  ...['signature.time-address', 'signature.time-address-inside', 'signature.time-password-open'],
  ...[
    'signature.time-certificate',
    'signature.time-certificate-missing',
    'certificate.no-authority',
  ],
] as const;

export const saveTimestamps = endpoint({
  method: 'POST',
  path: '/signature/time-stamps/save',
  changesSettings: 'certificates',
  input: z.object({
    ...given,
    level: z.enum(signatureLevels),
    version: z.coerce.number().int().describe('The version that was changed'),
  }),
  output: z.object({ version: z.number().int() }),
  errors: ['signature.time-stale', ...refusals],
  access,
  summary: 'Sets who stamps the time of signatures, and how far signed files are brought',
  tag,
});

export const tryTimestamps = endpoint({
  method: 'POST',
  path: '/signature/time-stamps/try',
  input: z.object(given),
  output: z.object({
    failure: z.enum(renewalFailures).nullable().describe('null: it stamped'),
    ms: z.number().int(),
    at: instant.nullable().describe('The time that it stamped'),
    authority: z.string().describe('Name in its certificate'),
  }),
  errors: [...refusals],
  access,
  takesNoKey: true,
  summary: 'Asks the authority of time once, with what is typed, and stores nothing',
  tag,
  rateLimit: { max: 20, perSeconds: 60 },
});

export const renewNow = endpoint({
  method: 'POST',
  path: '/signature/time-stamps/renew',
  input: z.object({}),
  output: z.object({}),
  errors: [],
  access,
  summary: 'Brings signed files as far as the agency wants now, those that failed too',
  tag,
  rateLimit: { max: 10, perSeconds: 600 },
});
