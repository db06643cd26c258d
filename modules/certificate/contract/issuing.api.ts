import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { certificateLimits } from './certificate.limits.ts';

/* The secret that seals the key of the issuing authority besides the installation. */

const [tag, access] = ['certificate', 'settings.certificates'] as const;
const usedSecret = z.string().min(1).max(200);
const password = usedSecret.describe('Of the account');
/** Secrets that are tried: each costs a tenth of a second, and a wrong one is in the audit trail. */
const perPerson = { max: 5, perSeconds: 600 };

/** A new secret of the issuing key; left out where the one in the file of `SARN_ISSUING_SECRET_FILE` is to be used. */
export const newIssuingSecret = z
  .string()
  .min(certificateLimits.secretLength)
  .max(200)
  .optional()
  .describe(
    'Seals the issuing key; neither the database nor the data folder has it, and nobody can look it up. Left out: the one in the file of SARN_ISSUING_SECRET_FILE',
  );

/** Whether certificates can be issued now, and what waits for a list. */
export const IssuingLock = z.object({
  protection: z
    .enum(['secret', 'installation'])
    .describe('`installation`: whoever has database and data folder can issue in any name'),
  openedBy: z
    .enum(['installation', 'file', 'typed'])
    .nullable()
    .describe('In this process; null: locked, nothing can be issued'),
  isShared: z
    .boolean()
    .describe('Several processes may run: what is typed opens the key in one of them'),
  listDays: z.number().int().describe('How long new revocation lists are good for'),
  listUntil: z.string().describe('Instant, UTC: when the list in force ends'),
  dueSince: z
    .string()
    .nullable()
    .describe('Since when something revoked waits for a list; null: nothing does'),
});
export type IssuingLock = z.output<typeof IssuingLock>;

/** Whether the file of `SARN_ISSUING_SECRET_FILE` has a secret. */
export const secretFileStates = ['none', 'usable', 'unusable'] as const;

export const unlockAuthority = endpoint({
  method: 'POST',
  path: '/certificate/authority/unlock',
  input: z.object({ secret: usedSecret.describe('Of the issuing key') }),
  output: z.object({}),
  errors: [
    ...['certificate.no-authority', 'certificate.authority-not-protected'],
    'certificate.wrong-issuing-secret',
  ],
  access,
  summary: 'Opens the issuing key until the end of the process, and signs the list that waits',
  tag,
  // It changes the memory of this process: an answer that is kept would open nothing.
  takesNoKey: true,
  rateLimit: perPerson,
});

export const lockAuthority = endpoint({
  method: 'POST',
  path: '/certificate/authority/lock',
  input: z.object({}),
  output: z.object({}),
  errors: [
    ...['certificate.no-authority', 'certificate.authority-not-protected'],
    'certificate.authority-opened-by-file',
  ],
  access,
  summary: 'Forgets the typed secret: nothing is issued until it is typed again',
  tag,
  takesNoKey: true,
});

export const protectAuthority = endpoint({
  method: 'POST',
  path: '/certificate/authority/protect',
  input: z.object({ secret: newIssuingSecret, password }),
  output: z.object({}),
  errors: [
    ...['certificate.no-authority', 'certificate.authority-protected'],
    ...['certificate.wrong-password', 'certificate.secret-is-password'],
    'identity.directory-unavailable',
    ...['certificate.issuing-secret-missing', 'certificate.issuing-file-unusable'],
  ],
  access,
  summary: 'Seals the issuing key of an authority that has no secret yet',
  tag,
  rateLimit: perPerson,
});

export const changeIssuingSecret = endpoint({
  method: 'POST',
  path: '/certificate/authority/change-secret',
  input: z.object({
    secret: usedSecret.describe('The present one'),
    newSecret: newIssuingSecret,
    password,
  }),
  output: z.object({}),
  errors: [
    ...['certificate.no-authority', 'certificate.authority-not-protected'],
    ...['certificate.wrong-password', 'certificate.secret-is-password'],
    'identity.directory-unavailable',
    ...['certificate.issuing-secret-missing', 'certificate.issuing-file-unusable'],
    'certificate.wrong-issuing-secret',
  ],
  access,
  summary: 'Seals the issuing key by another secret',
  tag,
  rateLimit: perPerson,
});

export const setListDays = endpoint({
  method: 'POST',
  path: '/certificate/authority/list-days',
  input: z.object({
    days: z.coerce
      .number()
      .int()
      .min(certificateLimits.listDaysLeast)
      .max(certificateLimits.listDaysMost),
    seen: z.coerce.number().int().optional().describe('As it was read; another one is refused'),
  }),
  output: z.object({}),
  errors: ['certificate.no-authority', 'certificate.list-days-changed'],
  access,
  summary: 'How long new revocation lists are good for',
  tag,
});
