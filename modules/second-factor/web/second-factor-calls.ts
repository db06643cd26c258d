import type * as contract from '@sarn/second-factor/contract';
import type { CallableOf } from '@sarn/platform-web/public';

/* Calls of the second half of sign-in, without schemas; a test compares them with the contract. */

export const answerSecondFactor: CallableOf<typeof contract.answerSecondFactor> = {
  method: 'POST',
  path: '/users/second-factor',
  access: 'public',
};

export const passkeyOptions: CallableOf<typeof contract.passkeyOptions> = {
  method: 'POST',
  path: '/users/passkey-options',
  access: 'public',
};

export const passkeyLogin: CallableOf<typeof contract.passkeyLogin> = {
  method: 'POST',
  path: '/users/passkey-login',
  access: 'public',
};
