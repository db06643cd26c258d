import { lineText } from '@sarn/kernel';
import { z } from 'zod';

export const AccountDraft = z.object({
  /** May be given, so that the demo data has the same ids each time. */
  id: z.uuid().optional(),
  personId: z.uuid(),
  username: lineText({ min: 1, max: 100 }),
  /** Of `Accounts.hashPassword` or `unknownPassword`. */
  passwordHash: z.string(),
  /** Name in the agency's directory; when set, the directory checks the password. */
  directoryName: lineText({ min: 1, max: 200 }).nullable().default(null),
});

export type AccountDraft = z.input<typeof AccountDraft>;
