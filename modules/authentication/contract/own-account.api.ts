import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { OwnAccount } from './own-account.ts';

export const getAccount = endpoint({
  method: 'GET',
  path: '/identity/account',
  input: z.object({}),
  output: OwnAccount,
  errors: [],
  access: 'session',
  summary: 'The own account: names, ways to sign in, last sign-ins',
  tag: 'identity',
  isRepeatable: true,
});
