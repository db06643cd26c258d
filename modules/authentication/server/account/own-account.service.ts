import { AppError } from '@sarn/kernel';
import type { Handle, Platform } from '@sarn/platform-server';
import type { OwnAccount, PastSignIn, SignInMethod } from '../../contract/index.ts';
import { findOwnAccount, listConsents, listSignIns } from './own-account.store.ts';
import type { ConsentRow, OwnAccountRow } from './own-account.store.ts';

/** Returns the methods by which a person signs in; each kind of sign-in has its own function. */
export type SignInMethods = (db: Handle, personId: string) => Promise<readonly SignInMethod[]>;

/** What an account shows to its owner, and the stored records of its use. */
export interface OwnAccounts {
  /** @throws AppError 'platform.not-found' */
  read(db: Handle, personId: string): Promise<OwnAccount>;
  /** Names and dates only; undefined when the person has no account. */
  find(db: Handle, personId: string): Promise<OwnAccountRow | undefined>;
  /** The last sign-ins, live and ended, newest first. */
  signIns(db: Handle, personId: string, take: number): Promise<PastSignIn[]>;
  /** Every answer to the personal-data policy, newest first. */
  consents(db: Handle, personId: string): Promise<ConsentRow[]>;
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
): OwnAccounts {
  const signIns = (db: Handle, personId: string, take: number) =>
    listSignIns(db, personId, clock.now().toISOString(), take);
  return {
    find: findOwnAccount,
    signIns,
    consents: listConsents,
    async read(db, personId) {
      const account = await findOwnAccount(db, personId);
      if (!account) throw new AppError('platform.not-found');
      const { directoryName, ...rest } = account;
      const found = [];
      for (const list of methods) found.push(...(await list(db, personId)));
      return {
        ...rest,
        adUser: directoryName,
        passwordPlace: directoryName === null ? null : passwordPlace,
        methods: found,
        signIns: await signIns(db, personId, shownSignIns),
      };
    },
  };
}

/** The password, or the directory that checks it instead. */
export const passwordMethod: SignInMethods = async (db, personId) => {
  const account = await findOwnAccount(db, personId);
  if (!account) return [];
  const { directoryName, passwordChangedAt } = account;
  return directoryName === null
    ? [{ kind: 'password', detail: '', since: passwordChangedAt }]
    : [{ kind: 'directory', detail: directoryName, since: null }];
};
