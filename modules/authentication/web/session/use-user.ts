import type { UserLogin } from '@sarn/authentication/contract';
import type { Language } from '@sarn/kernel';
import { useSyncExternalStore } from 'react';
import { signedInUser } from './session.ts';

/** The signed-in user; null before sign-in. */
export function useUser(): UserLogin | null {
  return useSyncExternalStore(signedInUser.subscribe, signedInUser.get);
}

/** First and last name as shown; in English where somebody wrote them so. */
export function fullName(user: UserLogin, language: Language): string {
  const english = language === 'en' ? joined(user.F_FIRST_NAME_EN, user.F_LAST_NAME_EN) : '';
  return english || joined(user.F_FIRST_NAME, user.F_LAST_NAME) || user.name;
}

/** The post as shown; in English where somebody wrote it so. */
export function positionName(user: UserLogin, language: Language): string {
  return (language === 'en' && user.F_POSITION_NAME_EN) || user.F_POSITION_NAME;
}

// A browser may still keep a user of an older version, without the English names.
function joined(first: string | undefined, last: string | undefined): string {
  return `${first ?? ''} ${last ?? ''}`.trim();
}
