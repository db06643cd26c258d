import type { SignInMethod } from '@sarn/authentication/contract';
import type { SignInMethods } from '@sarn/authentication/server';
import { findOneTimeKey } from './one-time-key.store.ts';
import { findOwnerByPerson } from './owner.store.ts';
import { listOwnPasskeys } from './passkey.store.ts';

/** The app and the passkeys, for the sign-in methods on the account page. */
export const secondFactorMethods: SignInMethods = async (db, personId) => {
  const owner = await findOwnerByPerson(db, personId);
  if (!owner) return [];
  const since = (await findOneTimeKey(db, owner.accountId))?.confirmedAt ?? null;
  const app: SignInMethod[] = since === null ? [] : [{ kind: 'totp', detail: '', since }];
  const passkeys = await listOwnPasskeys(db, owner.accountId);
  return [
    ...app,
    ...passkeys.map(({ name, createdAt }): SignInMethod => {
      return { kind: 'passkey', detail: name, since: createdAt };
    }),
  ];
};
