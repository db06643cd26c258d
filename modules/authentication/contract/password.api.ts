import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { captchaErrors, captchaField } from './captcha.api.ts';

/** What a new password may break. */
export const passwordRules = [
  'identity.password-too-short',
  'identity.password-too-long',
  'identity.password-not-english',
  'identity.password-too-simple',
];

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/core/forgot-password',
  input: z.object({
    F_EMAIL: z.string().max(300).default(''),
    F_ID_CARD: z.string().max(40).optional().describe('Required where the deployment asks for it'),
    captcha: captchaField,
  }),
  output: z.object({ message: z.string() }),
  errors: [
    'identity.email-invalid',
    'identity.id-card-invalid',
    ...captchaErrors,
    'platform.too-many-requests',
  ],
  access: 'public',
  summary: 'Sends a confirmation code; answers alike whether the e-mail is known or not',
  tag: 'identity',
  // A repeat sends a newer code, which replaces the first.
  isRepeatable: true,
  rateLimit: { max: 100, perSeconds: 900, isNameUncounted: true },
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/core/reset-password',
  input: z.object({
    NEW_PASSWORD: z.string().max(1000).default(''),
    EMAIL: z.string().max(300).default('').describe('The `key` of the reset link, or the address'),
    OTP: z.string().max(40).default(''),
  }),
  output: z.object({ message: z.string() }),
  errors: ['identity.code-invalid', ...passwordRules, 'platform.too-many-requests'],
  access: 'public',
  summary: 'Sets a new password by a confirmation code and ends all sessions',
  tag: 'identity',
  // The code works once: a repeat cannot set another password.
  isRepeatable: true,
  rateLimit: { max: 15, perSeconds: 900, isNamePerAddress: true },
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/identity/change-password',
  input: z.object({
    currentPassword: z.string().max(1000).default(''),
    newPassword: z.string().max(1000).default(''),
  }),
  output: z.object({ message: z.string() }),
  errors: [
    'identity.current-password-wrong',
    'identity.password-unchanged',
    'identity.wrong-credentials',
    'identity.password-in-directory',
    ...passwordRules,
  ],
  access: 'session',
  summary: 'Changes the own password and ends the other sessions',
  tag: 'identity',
  rateLimit: { max: 20, perSeconds: 900 },
});
