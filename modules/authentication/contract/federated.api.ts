import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { PasskeyTakeOver, SecondFactorAsked, SignedIn } from './signed-in.ts';

/** What the sign-in page offers besides name and password. */
export const getSignInWays = endpoint({
  method: 'GET',
  path: '/identity/sign-in-ways',
  input: z.object({}),
  output: z.object({
    provider: z
      .object({ name: z.string().describe('As people know it, for the button') })
      .nullable()
      .describe('OpenID provider of the agency; null when none is set up'),
    isRegistrationOpen: z.boolean(),
  }),
  errors: [],
  access: 'public',
  summary: 'Ways to sign in beside name and password',
  tag: 'identity',
  isRepeatable: true,
});

/**
 * The browser keeps `secret` and goes to `address`. It comes back to the page `oidc-callback`
 * with `code` and `state`: our server never redirects to an address that was sent to it.
 */
export const startProviderSignIn = endpoint({
  method: 'POST',
  path: '/users/oidc-start',
  input: z.object({}),
  output: z.object({
    address: z.string().describe('Sign-in page of the provider'),
    secret: z.string().describe('Only the browser that began the sign-in can finish it'),
  }),
  errors: ['identity.provider-off', 'identity.provider-unavailable', 'platform.too-many-requests'],
  access: 'public',
  summary: "Begins a sign-in through the agency's OpenID provider",
  tag: 'identity',
  rateLimit: { max: 60, perSeconds: 60 },
});

export const finishProviderSignIn = endpoint({
  method: 'POST',
  path: '/users/oidc-login',
  input: z.object({
    query: z
      .string()
      .max(8000)
      .describe('The query string with which the provider called the page'),
    secret: z.string().max(100),
    oauth_id: z
      .string()
      .max(200)
      .optional()
      .describe('Ticket of the question whether to end the other session'),
  }),
  output: z.union([SignedIn, SecondFactorAsked, PasskeyTakeOver]),
  errors: [
    'identity.provider-off',
    'identity.provider-unavailable',
    'identity.provider-refused',
    'identity.provider-unknown-person',
    'identity.ticket-invalid',
    'platform.too-many-requests',
  ],
  access: 'public',
  summary: 'Finishes the sign-in: opens the session, or asks whether to end another one',
  tag: 'identity',
  rateLimit: { max: 60, perSeconds: 60 },
});
