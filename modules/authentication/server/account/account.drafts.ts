import { lineText } from '@sarn/kernel';
import { z } from 'zod';

export const AccountDraft = z.object({
  /** May be given, so that a demo is the same each time. */
  id: z.uuid().optional(),
  personId: z.uuid(),
  username: lineText({ min: 1, max: 100 }),
  /** Of `Accounts.hashPassword`. */
  passwordHash: z.string(),
  /** Name in the agency's directory, which then checks the password instead of the hash. */
  directoryName: lineText({ min: 1, max: 200 }).nullable().default(null),
});

export type AccountDraft = z.input<typeof AccountDraft>;
