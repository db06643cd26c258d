import { endpoint, lineText, longText } from '@sarn/kernel';
import { z } from 'zod';
import { captchaErrors, captchaField } from './captcha.api.ts';
import { organisationPermissions } from '@sarn/organisation/contract';

const entry = (max: number) => lineText({ max }).default('');

/**
 * A request for an account. The answer is the same whether the address is known or not: the page
 * must not tell who works here.
 */
export const requestAccount = endpoint({
  method: 'POST',
  path: '/register',
  input: z.object({
    firstName: entry(100),
    lastName: entry(100),
    email: z.string().max(300).default(''),
    unit: entry(300),
    position: entry(300),
    reason: longText({ max: 1000 }).default(''),
    captcha: captchaField,
  }),
  output: z.object({ message: z.string() }),
  errors: [
    'identity.registration-closed',
    'identity.registration-incomplete',
    'identity.email-invalid',
    ...captchaErrors,
    'platform.too-many-requests',
  ],
  access: 'public',
  summary: 'Asks the administrators for an account, where the deployment allows it',
  tag: 'identity',
  rateLimit: { max: 5, perSeconds: 3600, isNamePerAddress: true },
});

export const AccountRequest = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  unit: z.string(),
  position: z.string(),
  reason: z.string(),
  status: z.enum(['open', 'approved', 'declined']),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().describe('Name of the person who decided; empty while open'),
});
export type AccountRequest = z.output<typeof AccountRequest>;

export const listAccountRequests = endpoint({
  method: 'GET',
  path: '/identity/account-requests',
  input: z.object({ status: z.enum(['open', 'decided']).default('open') }),
  output: z.object({ rows: z.array(AccountRequest), total: z.int() }),
  errors: [],
  access: organisationPermissions.manage,
  summary: 'Requests for accounts: those that wait, or the last hundred that were decided',
  tag: 'identity',
  isRepeatable: true,
});

export const approveAccountRequest = endpoint({
  method: 'POST',
  path: '/identity/account-requests/approve',
  changesSettings: 'people',
  input: z.object({
    requestId: z.string().max(36),
    username: lineText({ min: 1, max: 100 }),
    employeeCode: lineText({ min: 1, max: 40 }),
  }),
  output: z.object({ message: z.string() }),
  errors: ['platform.not-found', 'identity.request-decided', 'identity.taken'],
  access: organisationPermissions.manage,
  summary: 'Makes the person and the account, and mails how to set a password',
  tag: 'identity',
});

export const declineAccountRequest = endpoint({
  method: 'POST',
  path: '/identity/account-requests/decline',
  changesSettings: 'people',
  input: z.object({
    requestId: z.string().max(36),
    note: lineText({ max: 300 }).default('').describe('Told to the person who asked'),
  }),
  output: z.object({ message: z.string() }),
  errors: ['platform.not-found', 'identity.request-decided'],
  access: organisationPermissions.manage,
  summary: 'Declines a request and says so by mail',
  tag: 'identity',
});
