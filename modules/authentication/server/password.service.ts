import { AppError, newId, toArabicDigits } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { hashSecret, isSecret } from '@sarn/platform-server';
import type { CallContext, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { idCardDigits, isEmail, isIdCard } from '@sarn/organisation/contract';
import { authenticationLimits, newPasswordFault } from '../contract/index.ts';
import type { changePassword, forgotPassword, resetPassword } from '../contract/index.ts';
import { keyedHash } from '@sarn/organisation/server';
import {
  findByEmail,
  findByPerson,
  lockAccountForUpdate,
  setPasswordHash,
} from './account/account.store.ts';
import type { Attempt, Attempts } from './captcha/attempts.ts';
import type { Captcha } from './captcha/captcha.service.ts';
import type { Credentials } from './credentials.service.ts';
import type { Directory } from './directory/directory.service.ts';
import {
  closeCode,
  countCodesSince,
  insertCode,
  replaceCodes,
  spendTry,
} from './one-time-password.store.ts';
import type { OpenCode } from './one-time-password.store.ts';
import { passwordElsewhereMail, resetMail } from './reset-mail.ts';
import type { Sessions } from './session.service.ts';
import { newCode, newToken, tokenHash } from './token.ts';

export interface PasswordParts {
  readonly credentials: Credentials;
  readonly sessions: Sessions;
  /** Key with which ID card numbers are hashed. */
  readonly key: () => Buffer;
  /** Whether the deployment asks for the ID card besides the e-mail. */
  readonly asksIdCard: boolean;
  readonly attempts: Attempts;
  readonly captcha: Captcha;
  readonly directory: Directory;
}

export interface Passwords {
  /** Sends a code when the address is known; same answer and same work when it is not. */
  forgot(input: InputOf<typeof forgotPassword>, context: CallContext): Promise<void>;
  /** @throws AppError 'identity.code-invalid', '….password-…' */
  reset(input: InputOf<typeof resetPassword>, context: CallContext): Promise<void>;
  /** @throws AppError 'identity.current-password-wrong', '….password-…' */
  change(input: InputOf<typeof changePassword>, context: SignedContext): Promise<void>;
}

export function createPasswords(platform: Platform, parts: PasswordParts): Passwords {
  return {
    forgot: (input, context) => forgot(platform, parts, input, context),
    reset: (input, context) => reset(platform, parts, input, context),
    change: (input, context) => change(platform, parts, input, context),
  };
}

async function forgot(
  platform: Platform,
  parts: PasswordParts,
  input: InputOf<typeof forgotPassword>,
  context: CallContext,
): Promise<void> {
  const email = input.F_EMAIL.trim().toLowerCase();
  if (!isEmail(email)) throw new AppError('identity.email-invalid');
  const idCard = readIdCard(input.F_ID_CARD, parts.asksIdCard);
  const attempt = { name: email, ip: context.ip };
  await countRequest(platform, parts, attempt, input.captcha);
  const account = await findByEmail(platform.db, email);
  const isMeant = account !== undefined && cardFits(account.idCardHash, idCard, parts.key());
  const isElsewhere = isMeant && account.directoryName !== null;
  const code = newCode(authenticationLimits.codeDigits);
  const codeHash = await hashSecret(code);
  await platform.db.transaction((tx) =>
    issueCode(platform, tx, {
      accountId: isMeant && !isElsewhere ? account.id : null,
      elsewhere: isElsewhere ? parts.directory.passwordPlace : null,
      email,
      code,
      codeHash,
      requestId: context.requestId,
    }),
  );
}

/**
 * Counted for this name at this address, and after the captcha: otherwise anybody could use up the
 * requests of an address they know, and its owner would get no code.
 *
 * @throws AppError 'identity.captcha-…', 'platform.too-many-requests'
 */
async function countRequest(
  { db }: Platform,
  { attempts, captcha }: PasswordParts,
  attempt: Attempt,
  solution: string | undefined,
): Promise<void> {
  const counts = await attempts.take(db, attempt);
  await captcha.pass(counts, solution).catch(async (error: unknown) => {
    await attempts.takeBack(db, attempt);
    throw error;
  });
  await db.transaction((tx) => attempts.keep(tx, attempt));
  const { codesPerAddress, codesMinutes } = authenticationLimits;
  if ((await attempts.takeRequest(db, attempt)) > codesPerAddress) {
    throw new AppError('platform.too-many-requests', { seconds: codesMinutes * 60 });
  }
}

function readIdCard(text: string | undefined, isRequired: boolean): string | null {
  const digits = idCardDigits(text ?? '');
  if (digits === '' && !isRequired) return null;
  if (!isIdCard(digits)) throw new AppError('identity.id-card-invalid');
  return digits;
}

function cardFits(stored: Buffer | null, digits: string | null, key: Buffer): boolean {
  if (digits === null) return true;
  return stored !== null && stored.equals(keyedHash(key, digits));
}

/** Writes the same rows for an unknown address, without an account. */
async function issueCode(
  platform: Platform,
  tx: Tx,
  issue: {
    readonly accountId: string | null;
    /** Where a password of the directory is changed; null for a password kept here. */
    readonly elsewhere: string | null;
    readonly email: string;
    readonly code: string;
    readonly codeHash: string;
    readonly requestId: string;
  },
): Promise<void> {
  const now = platform.clock.now();
  const id = newId(now.getTime());
  const key = newToken();
  // Without this lock two requests at once would find no older code and leave two open ones.
  if (issue.accountId) await lockAccountForUpdate(tx, issue.accountId);
  if (await isMailedEnough(tx, issue.accountId, now)) return;
  await replaceCodes(tx, issue.accountId, now.toISOString());
  await insertCode(tx, {
    id,
    account_id: issue.accountId,
    purpose: 'password-reset',
    reference_hash: tokenHash(key),
    code_hash: issue.codeHash,
    tries_left: authenticationLimits.codeTries,
    link_tries_left: authenticationLimits.codeTries,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + authenticationLimits.codeSeconds * 1000).toISOString(),
    used_at: null,
    replaced_at: null,
  });
  await platform.audit.write(tx, {
    act: 'identity.reset-requested',
    callerId: null,
    subject: { kind: 'account', id: issue.accountId ?? 'unknown' },
    requestId: issue.requestId,
  });
  const { accountId, elsewhere } = issue;
  if (accountId === null && elsewhere === null) return;
  const mail =
    elsewhere === null
      ? resetMail(platform.config, key, issue.code)
      : passwordElsewhereMail(elsewhere);
  await platform.mail.send(tx, { to: issue.email, ...mail, key: `identity.reset/${id}` });
}

/**
 * Requests from many addresses do not fill a mailbox. The newest code stays valid: its owner has it,
 * and is not locked out by the requests of others.
 */
async function isMailedEnough(tx: Tx, accountId: string | null, now: Date): Promise<boolean> {
  if (accountId === null) return false;
  const since = new Date(now.getTime() - authenticationLimits.codeSeconds * 1000);
  const sent = await countCodesSince(tx, accountId, since.toISOString());
  return sent >= authenticationLimits.mailsPerAccount;
}

async function reset(
  platform: Platform,
  parts: PasswordParts,
  input: InputOf<typeof resetPassword>,
  context: CallContext,
): Promise<void> {
  assertGood(input.NEW_PASSWORD);
  const now = (): string => platform.clock.now().toISOString();
  const open = await findCode(platform, input.EMAIL.trim(), now());
  const code = toArabicDigits(input.OTP).replace(/\s/g, '');
  const isRight = await isSecret(open?.codeHash, code);
  const accountId = isRight ? open?.accountId : null;
  if (!open || !accountId) {
    await platform.db.transaction((tx) => noteWrongCode(platform, tx, open, context));
    throw new AppError('identity.code-invalid');
  }
  const hash = await hashSecret(input.NEW_PASSWORD);
  await platform.db.transaction(async (tx) => {
    const account = await lockAccountForUpdate(tx, accountId);
    const isMine = account?.isOpen && (await closeCode(tx, open.id, now()));
    if (!account || !isMine) throw new AppError('identity.code-invalid');
    await setPasswordHash(tx, accountId, hash, now());
    await parts.sessions.end(tx, account.personId, { accountId, reason: 'password-reset' });
    await platform.audit.write(tx, {
      act: 'identity.password-reset',
      callerId: account.personId,
      subject: { kind: 'account', id: accountId },
      detail: { ip: context.ip },
      requestId: context.requestId,
    });
  });
}

/** By the key of the link, or by the e-mail address, which old clients send. */
async function findCode(
  { db }: Platform,
  given: string,
  now: string,
): Promise<OpenCode | undefined> {
  if (!given.includes('@')) {
    return spendTry(db, { referenceHash: tokenHash(given), accountId: null }, now);
  }
  const account = await findByEmail(db, given.toLowerCase());
  return spendTry(db, { referenceHash: null, accountId: account?.id ?? null }, now);
}

async function noteWrongCode(
  { audit }: Platform,
  tx: Tx,
  open: OpenCode | undefined,
  context: CallContext,
): Promise<void> {
  await audit.write(tx, {
    act: 'identity.code-refused',
    callerId: null,
    subject: { kind: 'account', id: open?.accountId ?? 'unknown' },
    detail: { ip: context.ip },
    requestId: context.requestId,
  });
}

async function change(
  platform: Platform,
  { credentials, sessions, directory }: PasswordParts,
  input: InputOf<typeof changePassword>,
  context: SignedContext,
): Promise<void> {
  const account = await findByPerson(platform.db, context.caller.id);
  if (account && account.directoryName !== null) {
    throw new AppError('identity.password-in-directory', { where: directory.passwordPlace });
  }
  assertGood(input.newPassword);
  const { caller } = context;
  const own = await credentials.findOwn(caller.id, input.currentPassword, context);
  if (!own) throw new AppError('identity.current-password-wrong');
  if (input.newPassword === input.currentPassword)
    throw new AppError('identity.password-unchanged');
  const hash = await hashSecret(input.newPassword);
  await platform.db.transaction(async (tx) => {
    await credentials.hold(tx, own);
    await setPasswordHash(tx, own.id, hash, platform.clock.now().toISOString());
    await sessions.end(tx, caller.id, {
      accountId: own.id,
      exceptId: caller.sessionId,
      reason: 'password-changed',
    });
    await platform.audit.write(tx, {
      act: 'identity.password-changed',
      callerId: caller.id,
      subject: { kind: 'account', id: own.id },
      requestId: context.requestId,
    });
  });
}

/** @throws AppError with the rule that a new password breaks */
function assertGood(password: string): void {
  const fault = newPasswordFault(password);
  if (fault) throw new AppError(fault);
}
