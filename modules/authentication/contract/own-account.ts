import { z } from 'zod';

/** Kinds of sign-in methods. */
export const signInMethods = ['password', 'directory', 'provider', 'totp', 'passkey'] as const;

/** A method by which a person signs in to their own account. */
export const SignInMethod = z.object({
  kind: z.enum(signInMethods),
  detail: z.string().describe('Name of the device, the directory user, the provider; may be empty'),
  since: z.string().nullable().describe('When it was set up or last changed'),
});
export type SignInMethod = z.output<typeof SignInMethod>;

/** A sign-in of the last 90 days. */
export const PastSignIn = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  at: z.string(),
  endedAt: z.string().nullable().describe('Null while the session is live'),
  endReason: z.string().nullable().describe('As in session-ended, or `expired`'),
});
export type PastSignIn = z.output<typeof PastSignIn>;

/** The own account, as its owner sees it. */
export const OwnAccount = z.object({
  username: z.string(),
  adUser: z.string().nullable().describe('User of the agency directory, if one is tied'),
  passwordPlace: z.string().nullable().describe('Where its password is changed; null: here'),
  passwordChangedAt: z.string(),
  createdAt: z.string(),
  methods: z.array(SignInMethod),
  signIns: z.array(PastSignIn).describe('The last ten, newest first'),
});
export type OwnAccount = z.output<typeof OwnAccount>;
