import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { SecondFactorAsked, SignedIn } from './signed-in.ts';
import { captchaErrors, captchaField } from './captcha.api.ts';
import { UserLogin } from './wire/user-login.ts';

// Empty values are accepted here; the service refuses them with the sentences of spec. §5.
const Credentials = z.object({
  username: z.string().max(200).default(''),
  password: z.string().max(1000).default(''),
  captcha: captchaField,
});

const signInErrors = [
  'identity.username-required',
  'identity.password-required',
  'identity.wrong-credentials',
  'identity.directory-unavailable',
  ...captchaErrors,
  'platform.too-many-requests',
];

/**
 * First half of sign-in. A right password with a live session elsewhere is answered by HTTP 200
 * with `status: 'error'` and an `oauth_id`: it is a question to the user, and old clients read it
 * from the body, which another HTTP status would turn into an exception.
 */
export const preLogin = endpoint({
  method: 'POST',
  path: '/users/pre-login',
  input: Credentials,
  output: z.object({
    status: z.enum(['success', 'error']),
    message: z.string(),
    oauth_id: z.string().nullable(),
  }),
  errors: signInErrors,
  access: 'public',
  summary: 'Checks user name and password and asks whether a session elsewhere is to be ended',
  tag: 'identity',
  isRepeatable: true,
  rateLimit: { max: 20, perSeconds: 60, isNamePerAddress: true },
});

export const login = endpoint({
  method: 'POST',
  path: '/users/login',
  alsoAt: ['/users/ig-login', '/login'],
  input: Credentials.extend({
    oauth_id: z.string().max(200).optional().describe('Ticket of pre-login; checked when sent'),
  }),
  output: z.union([SignedIn, SecondFactorAsked]),
  errors: [...signInErrors, 'identity.ticket-invalid'],
  access: 'public',
  summary: 'Signs in, or asks for the second factor; ends the session the account has elsewhere',
  tag: 'identity',
  // A repeat ends the session that the first try may have opened.
  isRepeatable: true,
  rateLimit: { max: 20, perSeconds: 60, isNamePerAddress: true },
});

export const verify = endpoint({
  method: 'POST',
  path: '/verify',
  input: z.object({}),
  output: z.object({ userLogin: UserLogin }),
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'Tells whether the session is still live, and whose it is',
  tag: 'identity',
  isRepeatable: true,
});

/** Public, so that signing out succeeds also with a token that has already ended. */
export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  alsoAt: ['/core/revoke', '/revoke'],
  input: z.object({}),
  output: z.object({ message: z.string() }),
  errors: [],
  access: 'public',
  summary: 'Ends the own session',
  tag: 'identity',
  isRepeatable: true,
});
