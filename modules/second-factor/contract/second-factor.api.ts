import { PasskeyTakeOver, SecondFactorMethod, SignedIn } from '@sarn/authentication/contract';
import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';
import {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyOptions,
  SecondFactorState,
  secondFactorLimits,
} from './second-factor.ts';
import { secondFactorPermissions } from './second-factor.permissions.ts';

const ticket = z.string().max(200);
const code = z.string().max(60).default('');
const password = z.string().max(1000).default('');
const limited = { max: 20, perSeconds: 900 };
// A whole agency may share one IP address; tickets and the lock of the account limit guessing.
const perAddress = { max: 300, perSeconds: 60 };

export const answerSecondFactor = endpoint({
  method: 'POST',
  path: '/users/second-factor',
  input: z.object({
    ticket: ticket.default(''),
    method: SecondFactorMethod,
    code: code.describe('For one-time-code and recovery-code'),
    response: PasskeyAssertion.optional().describe('For passkey'),
  }),
  output: SignedIn,
  errors: [
    'identity.second-factor-ticket-invalid',
    'identity.second-factor-wrong',
    'identity.second-factor-resting',
    'platform.too-many-requests',
  ],
  access: 'public',
  summary: 'Completes a sign-in that users/login answered with a ticket',
  tag: 'identity',
  rateLimit: perAddress,
});

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/users/passkey-options',
  input: z.object({
    ticket: ticket.optional().describe('Ticket of users/login: the passkey is the second factor'),
  }),
  output: z.object({ options: PasskeyOptions }),
  errors: [
    'identity.not-offered',
    'identity.second-factor-ticket-invalid',
    'platform.too-many-requests',
  ],
  access: 'public',
  summary: 'Begins to ask for a passkey; its challenge is valid once, for two minutes',
  tag: 'identity',
  rateLimit: perAddress,
});

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/users/passkey-login',
  input: z.object({
    response: PasskeyAssertion.optional(),
    oauth_id: ticket.optional().describe('Ticket of the first answer, to end the other session'),
  }),
  output: z.union([SignedIn, PasskeyTakeOver]),
  errors: [
    'identity.not-offered',
    'identity.passkey-refused',
    'identity.ticket-invalid',
    'platform.too-many-requests',
  ],
  access: 'public',
  summary: 'Signs in by a passkey, without name and password',
  tag: 'identity',
  rateLimit: perAddress,
});

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/identity/second-factor',
  input: z.object({}),
  output: SecondFactorState,
  errors: [],
  access: 'session',
  summary: 'What the caller has set up as second factor',
  tag: 'identity',
  isRepeatable: true,
});

const passwordErrors = [
  ...['identity.current-password-wrong', 'identity.directory-unavailable'],
  'platform.too-many-requests',
];
const Made = z.object({
  message: z.string(),
  recoveryCodes: z.array(z.string()).describe('Shown only now; empty when there are some already'),
});

export const beginOneTimeCodes = endpoint({
  method: 'POST',
  path: '/identity/second-factor/app/begin',
  input: z.object({ password }),
  output: z.object({
    secret: z.string().describe('Base32, to be typed'),
    address: z.string().describe('otpauth:// address, for the QR picture'),
  }),
  errors: ['identity.not-offered', 'identity.second-factor-there', ...passwordErrors],
  access: 'session',
  takesNoKey: true,
  summary: 'Makes a key for an app of one-time codes; it counts once a code confirms it',
  tag: 'identity',
  rateLimit: limited,
});

export const confirmOneTimeCodes = endpoint({
  method: 'POST',
  path: '/identity/second-factor/app/confirm',
  input: z.object({ code }),
  output: Made,
  errors: [
    'identity.app-added-before',
    'identity.not-offered',
    'identity.enrolment-over',
    'identity.code-not-fitting',
    'platform.too-many-requests',
  ],
  access: 'session',
  keepsNoAnswer: 'identity.app-added-before',
  summary: 'Sets the app up by a code that it shows',
  tag: 'identity',
  rateLimit: limited,
});

export const removeOneTimeCodes = endpoint({
  method: 'POST',
  path: '/identity/second-factor/app/remove',
  input: z.object({ password, code: code.describe('Code of the app, or a recovery code') }),
  output: z.object({ message: z.string() }),
  errors: [
    'platform.not-found',
    'identity.code-not-fitting',
    'identity.second-factor-resting',
    ...passwordErrors,
  ],
  access: 'session',
  summary: 'Removes the app, by password and code',
  tag: 'identity',
  rateLimit: limited,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/identity/second-factor/recovery-codes',
  input: z.object({ password, code: code.describe('Code of the app, when there is one') }),
  output: Made,
  errors: [
    'identity.recovery-codes-made-before',
    'platform.not-found',
    'identity.code-not-fitting',
    'identity.second-factor-resting',
    ...passwordErrors,
  ],
  access: 'session',
  keepsNoAnswer: 'identity.recovery-codes-made-before',
  summary: 'Makes new recovery codes; the old ones are no longer valid',
  tag: 'identity',
  rateLimit: limited,
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/identity/second-factor/passkey/begin',
  input: z.object({ password }),
  output: z.object({ options: PasskeyOptions }),
  errors: ['identity.not-offered', 'identity.passkey-limit', ...passwordErrors],
  access: 'session',
  takesNoKey: true,
  summary: 'Begins to make a passkey for this account, by password',
  tag: 'identity',
  rateLimit: limited,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/identity/second-factor/passkey/add',
  input: z.object({
    name: lineText({ min: 1, max: secondFactorLimits.passkeyName }),
    response: PasskeyAttestation,
  }),
  output: Made,
  errors: [
    'identity.passkey-added-before',
    'identity.not-offered',
    'identity.passkey-limit',
    'identity.passkey-not-made',
    'identity.passkey-known',
    'platform.too-many-requests',
  ],
  access: 'session',
  keepsNoAnswer: 'identity.passkey-added-before',
  summary: 'Keeps the passkey that the browser made',
  tag: 'identity',
  rateLimit: limited,
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/identity/second-factor/passkey/remove',
  input: z.object({ passkeyId: z.string().max(36), password }),
  output: z.object({ message: z.string() }),
  errors: ['platform.not-found', ...passwordErrors],
  access: 'session',
  summary: 'Removes a passkey, by password',
  tag: 'identity',
  rateLimit: limited,
});

export const beginApproval = endpoint({
  method: 'POST',
  path: '/identity/second-factor/approval/begin',
  input: z.object({}),
  output: z.object({ options: PasskeyOptions }),
  errors: ['identity.not-offered', 'platform.not-found', 'platform.too-many-requests'],
  access: 'session',
  takesNoKey: true,
  summary: 'Begins to ask for an own passkey that confirms an act in place of the password',
  tag: 'identity',
  rateLimit: limited,
});

export const giveApproval = endpoint({
  method: 'POST',
  path: '/identity/second-factor/approval',
  input: z.object({ response: PasskeyAssertion }),
  output: z.object({
    approval: z
      .string()
      .describe('Sent once in place of the password with the act that it confirms, within minutes'),
  }),
  errors: ['identity.not-offered', 'identity.approval-refused', 'platform.too-many-requests'],
  access: 'session',
  takesNoKey: true,
  summary: 'Confirms by a passkey that the caller is there',
  tag: 'identity',
  rateLimit: limited,
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/identity/second-factor/reset',
  input: z.object({ personId: z.string().max(36), password }),
  output: z.object({ message: z.string() }),
  errors: ['platform.not-found', ...passwordErrors],
  access: secondFactorPermissions.resetSecondFactor,
  summary: 'Removes every second factor of a person, who is told by mail',
  tag: 'identity',
  rateLimit: limited,
});
