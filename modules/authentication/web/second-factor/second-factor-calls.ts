import type * as contract from '@sarn/authentication/contract';
import type { CallableOf } from '@sarn/platform-web/public';

/* The calls of the second half of sign-in, without their schemas; a test holds them to the contract. */

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
