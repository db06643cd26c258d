import type * as contract from '@sarn/authentication/contract';
import type { CallableOf } from '@sarn/platform-web/public';

/*
 * The calls of the sign-in screens, without the schemas of the contract: those would be a quarter
 * of the allowed page size. A test compares them with the contract.
 */

export const preLogin: CallableOf<typeof contract.preLogin> = {
  method: 'POST',
  path: '/users/pre-login',
  access: 'public',
  isRepeatable: true,
};

export const login: CallableOf<typeof contract.login> = {
  method: 'POST',
  path: '/users/login',
  access: 'public',
  isRepeatable: true,
};

export const verify: CallableOf<typeof contract.verify> = {
  method: 'POST',
  path: '/verify',
  access: 'session',
  isRepeatable: true,
};

export const logout: CallableOf<typeof contract.logout> = {
  method: 'POST',
  path: '/logout',
  access: 'public',
  isRepeatable: true,
};

export const forgotPassword: CallableOf<typeof contract.forgotPassword> = {
  method: 'POST',
  path: '/core/forgot-password',
  access: 'public',
  isRepeatable: true,
};

export const resetPassword: CallableOf<typeof contract.resetPassword> = {
  method: 'POST',
  path: '/core/reset-password',
  access: 'public',
  isRepeatable: true,
};

export const getSignInWays: CallableOf<typeof contract.getSignInWays> = {
  method: 'GET',
  path: '/identity/sign-in-ways',
  access: 'public',
  isRepeatable: true,
};

export const startProviderSignIn: CallableOf<typeof contract.startProviderSignIn> = {
  method: 'POST',
  path: '/users/oidc-start',
  access: 'public',
};

export const finishProviderSignIn: CallableOf<typeof contract.finishProviderSignIn> = {
  method: 'POST',
  path: '/users/oidc-login',
  access: 'public',
};

export const acceptInvitation: CallableOf<typeof contract.acceptInvitation> = {
  method: 'POST',
  path: '/identity/invitations/accept',
  access: 'public',
  isRepeatable: true,
};

export const requestAccount: CallableOf<typeof contract.requestAccount> = {
  method: 'POST',
  path: '/register',
  access: 'public',
};
