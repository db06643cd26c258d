import {
  acceptInvitation,
  finishProviderSignIn,
  forgotPassword,
  getSignInWays,
  login,
  logout,
  preLogin,
  requestAccount,
  resetPassword,
  startProviderSignIn,
  verify,
} from '@sarn/authentication/contract';
import type { Endpoint } from '@sarn/kernel';
import { expect, test } from 'vitest';
import * as light from './light-calls.ts';

const contract: Record<keyof typeof light, Endpoint> = {
  acceptInvitation,
  finishProviderSignIn,
  forgotPassword,
  getSignInWays,
  login,
  logout,
  preLogin,
  requestAccount,
  resetPassword,
  startProviderSignIn,
  verify,
};

test.each(Object.entries(light))('%s says what the contract says', (name, call) => {
  const { method, path, access, isRepeatable } = contract[name as keyof typeof light];
  expect({ isRepeatable: undefined, ...call }).toEqual({ method, path, access, isRepeatable });
});
