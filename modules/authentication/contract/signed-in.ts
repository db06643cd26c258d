import { z } from 'zod';
import { UserLogin } from './wire/user-login.ts';

/** Kinds of second factors; `recovery-code` is used when the telephone is lost. */
export const secondFactorMethods = ['one-time-code', 'passkey', 'recovery-code'] as const;
export const SecondFactorMethod = z.enum(secondFactorMethods);
export type SecondFactorMethod = z.output<typeof SecondFactorMethod>;

/** A sign-in that succeeded, in both shapes that old clients read (specification §3). */
export const SignedIn = z.object({
  message: z.string(),
  oauth_id: z.null(),
  token: z.string(),
  success: z.object({ token: z.string() }),
  userLogin: UserLogin,
});
export type SignedIn = z.output<typeof SignedIn>;

/**
 * Answer with HTTP 200 to a right password of a person with a second factor: `status` is `error`,
 * so that an old client shows the message and keeps no token; a new one continues with the ticket.
 */
export const SecondFactorAsked = z.object({
  status: z.literal('error'),
  code: z.literal('identity.second-factor-needed'),
  message: z.string(),
  oauth_id: z.null(),
  secondFactor: z.object({
    ticket: z.string().describe('For users/second-factor: valid once, for five minutes'),
    methods: z.array(SecondFactorMethod),
    expiresInSeconds: z.int(),
  }),
});
export type SecondFactorAsked = z.output<typeof SecondFactorAsked>;

/** Answer with HTTP 200 to a right passkey while a session is live elsewhere. */
export const PasskeyTakeOver = z.object({
  status: z.literal('error'),
  message: z.string(),
  oauth_id: z
    .string()
    .describe('Sent to users/passkey-login to end the other session: valid once, for five minutes'),
});
