import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@sarn/kernel';
import type { CallContext, Platform, Tx } from '@sarn/platform-server';
import {
  findByPerson,
  findByUsername,
  lockAccountForUpdate,
  setFailures,
} from './account.store.ts';
import type { AccountRow } from './account.store.ts';
import { createFailureMemory } from './failure-memory.ts';
import { answerPause, lockMinutes } from './lockout.rules.ts';
import { isSecret } from './password-hash.ts';

/** The one place that says whether somebody is who he says. Why it refused is never told. */
export interface Credentials {
  /**
   * @throws AppError 'identity.wrong-credentials' alike for an unknown name, a wrong password, a
   *   resting and a suspended account; '….username-required', '….password-required'
   */
  enter(
    input: { readonly username: string; readonly password: string },
    context: CallContext,
  ): Promise<AccountRow>;
  /**
   * Takes an entered account under its lock and sets its failures back. Sign-ins of one account
   * go one by one from here on.
   *
   * @throws AppError 'identity.wrong-credentials' when it was shut since `enter`
   */
  hold(tx: Tx, account: AccountRow): Promise<void>;
  /** The person's account when this is its password; a wrong one counts like a failed sign-in. */
  findOwn(personId: string, password: string, context: CallContext): Promise<AccountRow | null>;
  /**
   * Whether this is the person's password, asked in the middle of a transaction that it confirms.
   * A wrong one counts like a failed sign-in, also when that transaction is rolled back.
   */
  confirm(tx: Tx, personId: string, password: string, context: CallContext): Promise<boolean>;
}

/** Statements for an unknown name run as for a known one; no row has this id. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** @param wait how an answer is held back; tests replace it */
export function createCredentials(
  platform: Platform,
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Credentials {
  const { db, clock } = platform;
  const memory = createFailureMemory(clock);

  async function check(
    account: AccountRow | undefined,
    password: string,
    context: CallContext,
  ): Promise<AccountRow | null> {
    const isRight = await isSecret(account?.passwordHash, password);
    if (account && isRight && mayEnter(account, clock.now())) return account;
    await db.transaction((tx) => countFailure(platform, tx, account, context));
    return null;
  }

  return {
    async enter(input, context) {
      const username = input.username.trim().toLowerCase();
      if (username === '') throw new AppError('identity.username-required');
      if (input.password.trim() === '') throw new AppError('identity.password-required');
      const found = await findByUsername(db, username);
      const account = await check(found, input.password, context);
      if (account) {
        memory.forget(username);
        return account;
      }
      await wait(answerPause(memory.add(username)));
      throw new AppError('identity.wrong-credentials');
    },
    async hold(tx, account) {
      const held = await lockAccountForUpdate(tx, account.id);
      const isSame = held?.passwordHash === account.passwordHash;
      if (!held || !isSame || !mayEnter(held, clock.now())) {
        throw new AppError('identity.wrong-credentials');
      }
      if (held.failedCount > 0) await setFailures(tx, held.id, 0, null);
    },
    async findOwn(personId, password, context) {
      return check(await findByPerson(db, personId), password, context);
    },
    async confirm(tx, personId, password, context) {
      const account = await findByPerson(tx, personId);
      const isRight = await isSecret(account?.passwordHash, password);
      if (account && isRight && mayEnter(account, clock.now())) return true;
      const count = (own: Tx) => countFailure(platform, own, account, context);
      await db.transaction(count, { isSeparate: true });
      return false;
    },
  };
}

/** Counts in a transaction of its own, before the refusal. Attempts while resting do not count. */
async function countFailure(
  { clock, audit }: Platform,
  tx: Tx,
  account: AccountRow | undefined,
  context: CallContext,
): Promise<void> {
  const held = await lockAccountForUpdate(tx, account?.id ?? nobody);
  const now = clock.now();
  const isResting = held ? !isRested(held, now) : false;
  const failures = (held?.failedCount ?? 0) + (isResting ? 0 : 1);
  const minutes = isResting ? null : lockMinutes(failures);
  const until =
    minutes === null
      ? (held?.lockedUntil ?? null)
      : new Date(now.getTime() + minutes * 60_000).toISOString();
  await setFailures(tx, held?.id ?? nobody, failures, until);
  await audit.write(tx, {
    act: minutes === null ? 'identity.sign-in-failed' : 'identity.account-locked',
    callerId: null,
    subject: { kind: 'account', id: held?.id ?? 'unknown' },
    detail: { ip: context.ip },
    requestId: context.requestId,
  });
}

function mayEnter(account: AccountRow, now: Date): boolean {
  return account.isOpen && isRested(account, now);
}

function isRested({ lockedUntil }: AccountRow, now: Date): boolean {
  return lockedUntil === null || lockedUntil <= now.toISOString();
}
