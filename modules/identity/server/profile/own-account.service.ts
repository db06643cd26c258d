import { AppError } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Handle, Platform } from '@sarn/platform-server';
import type { getAccount, SignInMethod } from '../../contract/index.ts';
import { findOwnAccount, listSignIns } from './own-account.store.ts';

/** Tells ways by which a person signs in; each kind of sign-in brings its own. */
export type SignInMethods = (db: Handle, personId: string) => Promise<readonly SignInMethod[]>;

export interface OwnAccount {
  /** @throws AppError 'platform.not-found' */
  read(db: Handle, personId: string): Promise<OutputOf<typeof getAccount>>;
}

const shownSignIns = 10;

/**
 * The account as its owner sees it.
 *
 * @param methods in the order in which they are shown
 * @param passwordPlace where passwords of the directory are changed
 */
export function createOwnAccount(
  { clock }: Platform,
  methods: readonly SignInMethods[],
  passwordPlace: string,
): OwnAccount {
  return {
    async read(db, personId) {
      const account = await findOwnAccount(db, personId);
      if (!account) throw new AppError('platform.not-found');
      const { directoryName, ...rest } = account;
      const found = [];
      for (const list of methods) found.push(...(await list(db, personId)));
      const now = clock.now().toISOString();
      return {
        ...rest,
        adUser: directoryName,
        passwordPlace: directoryName === null ? null : passwordPlace,
        methods: found,
        signIns: await listSignIns(db, personId, now, shownSignIns),
      };
    },
  };
}

/** The password, or the directory that is asked in its place. */
export const passwordMethod: SignInMethods = async (db, personId) => {
  const account = await findOwnAccount(db, personId);
  if (!account) return [];
  const { directoryName, passwordChangedAt } = account;
  return directoryName === null
    ? [{ kind: 'password', detail: '', since: passwordChangedAt }]
    : [{ kind: 'directory', detail: directoryName, since: null }];
};
