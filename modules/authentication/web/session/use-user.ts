import type { Language } from '@sarn/kernel';
import { useMemo, useSyncExternalStore } from 'react';
import { signedInUser } from './session.ts';
import { shownUser } from './user.wire.ts';
import type { SignedInUser } from './user.wire.ts';

/** The signed-in user; null before sign-in. */
export function useUser(): SignedInUser | null {
  const kept = useSyncExternalStore(signedInUser.subscribe, signedInUser.get);
  return useMemo(() => kept && shownUser(kept), [kept]);
}

/** First and last name as shown; in English where the English names were entered. */
export function fullName({ th, en, name }: SignedInUser, language: Language): string {
  return (language === 'en' && joined(en)) || joined(th) || name;
}

/** The post as shown; in English where the English name was entered. */
export function positionName({ th, en }: SignedInUser, language: Language): string {
  return (language === 'en' && en.position) || th.position;
}

const joined = ({ first, last }: SignedInUser['th']): string => `${first} ${last}`.trim();
