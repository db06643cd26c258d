import type { UserLogin } from '@sarn/identity/contract';
import { useSyncExternalStore } from 'react';
import { signedInUser } from './session.ts';

/** The signed-in user; null before sign-in. */
export function useUser(): UserLogin | null {
  return useSyncExternalStore(signedInUser.subscribe, signedInUser.get);
}

/** First and last name as shown. */
export function fullName(user: UserLogin): string {
  return `${user.F_FIRST_NAME} ${user.F_LAST_NAME}`.trim() || user.name;
}
