import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@sarn/kernel';
import { isSecret } from '@sarn/platform-server';
import type { CallContext, Handle, Platform, Tx } from '@sarn/platform-server';
import {
  findByPerson,
  findByUsername,
  isKnownAddress,
  lockAccountForUpdate,
  setFailures,
} from './account/account.store.ts';
import type { AccountRow } from './account/account.store.ts';
import type { Attempt, Attempts, FailureCounts } from './captcha/attempts.ts';
import { authenticationLimits } from '../contract/index.ts';
import type { Captcha } from './captcha/captcha.service.ts';
import type { Directory } from './directory/directory.service.ts';
import {
  answerPause,
  failuresNow,
  isResting,
  lockMinutes,
  mayTryWhileResting,
} from './lockout.rules.ts';

/** An account whose password was right, and the IP address of the call. */
export interface EnteredAccount extends AccountRow {
  readonly enteredFrom?: string;
}

/** The only place that checks passwords at sign-in. The reason of a refusal is never told. */
export interface Credentials {
  /**
   * @throws AppError 'identity.wrong-credentials' for an unknown name, a wrong password, a
   *   locked and a suspended account; '….username-required', '….password-required',
   *   '….captcha-required', '….captcha-invalid', '….directory-unavailable'
   */
  enter(
    input: {
      readonly username: string;
      readonly password: string;
      readonly captcha?: string | undefined;
    },
    context: CallContext,
  ): Promise<EnteredAccount>;
  /**
   * Locks the row of an entered account and sets its failures back. Sign-ins of one account run
   * one by one from here on.
   *
   * @throws AppError 'identity.wrong-credentials' when it was locked, suspended or changed since
   */
  hold(tx: Tx, account: EnteredAccount): Promise<void>;
  /** The person's account when this is its password; a wrong one counts as a failed sign-in. */
  findOwn(personId: string, password: string, context: CallContext): Promise<EnteredAccount | null>;
  /**
   * Whether this is the person's password, or stands for it. What stands for it is used up in the transaction that
   * it confirms; for a password that one is rolled back, nobody waits in it for hash or directory, and it begins anew
   * with the answer (`Tx.askedBefore`). A wrong one counts as a failed sign-in, whatever becomes of the act.
   */
  confirm(tx: Tx, personId: string, given: string, context: CallContext): Promise<boolean>;
  /** From now on `confirm` accepts this too; called by the composition. */
  acceptForPassword(substitute: PasswordSubstitute): void;
}

/** What a person may give in place of the password to confirm an act; never at sign-in. */
export interface PasswordSubstitute {
  /** Whether the text has the form of one; all others are passwords. */
  isOne(given: string): boolean;
  /** Uses it up with the act. @throws AppError when it is not valid for this account, or no longer */
  use(tx: Tx, accountId: string, given: string, context: CallContext): Promise<void>;
}

/** Statements for an unknown name run as for a known one; no row has this id. */
const nobody = '00000000-0000-0000-0000-000000000000';

export interface CredentialParts {
  readonly attempts: Attempts;
  readonly captcha: Captcha;
  readonly directory: Directory;
  /** How an answer is delayed; tests replace it. */
  readonly wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

export function createCredentials(platform: Platform, parts: CredentialParts): Credentials {
  const { db, clock } = platform;
  const { attempts, captcha, wait = sleep } = parts;

  const { mayEnter, check } = createCheck(platform, parts);

  return {
    async enter(input, context) {
      const username = input.username.trim().toLowerCase();
      if (username === '') throw new AppError('identity.username-required');
      if (input.password.trim() === '') throw new AppError('identity.password-required');
      const attempt = { name: username, ip: context.ip };
      const counts = await attempts.take(db, attempt);
      const untried = async (error: unknown): Promise<never> => {
        await attempts.takeBack(db, attempt);
        throw error;
      };
      const pass = await captcha.pass(counts, input.captcha).catch(untried);
      const found = await findByUsername(db, username);
      await assertBelowNameLimit(db, counts, found, context).catch(untried);
      const from = { attempt, context, isCounted: true };
      const account = await check(found, input.password, from).catch(untried);
      if (account) {
        await attempts.forget(db, attempt);
        await pass.giveBack();
        return { ...account, enteredFrom: context.ip };
      }
      await wait(answerPause(counts.name));
      throw new AppError('identity.wrong-credentials');
    },
    async hold(tx, account) {
      const held = await lockAccountForUpdate(tx, account.id);
      const isSame = held?.passwordHash === account.passwordHash;
      const attempt = { name: account.username, ip: account.enteredFrom ?? '' };
      if (!held || !isSame || !(await mayEnter(tx, held, attempt))) {
        throw new AppError('identity.wrong-credentials');
      }
      // While it is locked the count stays: this sign-in must not give an attacker new tries.
      if (held.failedCount > 0 && !isResting(held, clock.now())) {
        await setFailures(tx, held.id, 0, null);
      }
    },
    async findOwn(personId, password, context) {
      const own = await findByPerson(db, personId);
      const attempt = { name: own?.username ?? '', ip: context.ip };
      const account = await check(own, password, { attempt, context, isCounted: false });
      return account && { ...account, enteredFrom: context.ip };
    },
    ...createConfirm({ mayEnter, check }),
  };
}

function createConfirm({
  mayEnter,
  check,
}: Check): Pick<Credentials, 'confirm' | 'acceptForPassword'> {
  const substitutes: PasswordSubstitute[] = [];
  return {
    acceptForPassword: (substitute) => void substitutes.push(substitute),
    async confirm(tx, personId, given, context) {
      const account = await findByPerson(tx, personId);
      const substitute = substitutes.find((one) => one.isOne(given));
      if (substitute && account) {
        await substitute.use(tx, account.id, given, context);
        return true;
      }
      const attempt = { name: account?.username ?? '', ip: context.ip };
      const ask = async (): Promise<boolean> =>
        (await check(account, given, { attempt, context, isCounted: false })) !== null;
      const isRight = await tx.askedBefore(questionOf(personId, account, given), ask);
      return account !== undefined && isRight && (await mayEnter(tx, account, attempt));
    },
  };
}

/** Another one as soon as the password of the account is another one, or is asked elsewhere. */
const questionOf = (personId: string, account: AccountRow | undefined, given: string): string =>
  JSON.stringify(['password', personId, account?.passwordHash, account?.directoryName, given]);

/**
 * Guesses from many addresses have an end, and a stranger who makes them keeps nobody out where
 * that person usually signs in. An unknown name is answered alike. The captcha was passed before.
 *
 * @throws AppError 'platform.too-many-requests'
 */
async function assertBelowNameLimit(
  db: Handle,
  { name }: FailureCounts,
  account: AccountRow | undefined,
  { ip }: CallContext,
): Promise<void> {
  if (name <= authenticationLimits.failuresOfName) return;
  if (account && (await isKnownAddress(db, account.id, ip))) return;
  throw new AppError('platform.too-many-requests', {
    seconds: authenticationLimits.failureMinutes * 60,
  });
}

/** Whether a password is right and may open the account now. */
interface Check {
  /** @param isCounted whether this attempt is among the failures of its name and address */
  mayEnter(
    handle: Handle,
    account: AccountRow,
    attempt: Attempt,
    isCounted?: boolean,
  ): Promise<boolean>;
  /** A wrong one counts for the account, and for name and address unless it does already. */
  check(
    account: AccountRow | undefined,
    password: string,
    from: {
      readonly attempt: Attempt;
      readonly context: CallContext;
      readonly isCounted: boolean;
    },
  ): Promise<AccountRow | null>;
}

function createCheck(platform: Platform, { attempts, directory }: CredentialParts): Check {
  const { db, clock } = platform;
  const mayEnter: Check['mayEnter'] = async (handle, account, attempt, isCounted = false) => {
    if (!account.isOpen || !isResting(account, clock.now())) return account.isOpen;
    const { both } = await attempts.count(handle, attempt);
    const earlier = isCounted ? both - 1 : both;
    return mayTryWhileResting(await isKnownAddress(handle, account.id, attempt.ip), earlier);
  };
  return {
    mayEnter,
    async check(account, password, { attempt, context, isCounted }) {
      const isRight = await isPassword(directory, account, password);
      if (account && isRight && (await mayEnter(db, account, attempt, isCounted))) return account;
      await db.transaction(async (tx) => {
        await countFailure(platform, tx, account, context);
        await (isCounted ? attempts.keep(tx, attempt) : attempts.addInside(tx, attempt));
      });
      return null;
    },
  };
}

/** Checked by the directory or by our hash; the hash is always computed, so time tells nothing. */
async function isPassword(
  directory: Directory,
  account: AccountRow | undefined,
  password: string,
): Promise<boolean> {
  const name = account?.directoryName ?? null;
  if (name === null) return isSecret(account?.passwordHash, password);
  const [isRight] = await Promise.all([
    directory.isPassword(name, password),
    isSecret(null, password),
  ]);
  return isRight;
}

/** The caller gives a transaction of its own. Attempts while the account is locked do not count. */
async function countFailure(
  { clock, audit }: Platform,
  tx: Tx,
  account: AccountRow | undefined,
  context: CallContext,
): Promise<void> {
  const held = await lockAccountForUpdate(tx, account?.id ?? nobody);
  const now = clock.now();
  const rests = held ? isResting(held, now) : false;
  const failures = held ? failuresNow(held, now) : 1;
  const minutes = rests ? null : lockMinutes(failures);
  const until = rests ? (held?.lockedUntil ?? null) : untilAfter(now, minutes);
  await setFailures(tx, held?.id ?? nobody, failures, until);
  await audit.write(tx, {
    act: minutes === null ? 'identity.sign-in-failed' : 'identity.account-locked',
    callerId: null,
    subject: { kind: 'account', id: held?.id ?? 'unknown' },
    detail: { ip: context.ip },
    requestId: context.requestId,
  });
}

function untilAfter(now: Date, minutes: number | null): string | null {
  return minutes === null ? null : new Date(now.getTime() + minutes * 60_000).toISOString();
}
