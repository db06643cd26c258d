import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { mailboxTables } from './tables.ts';

export interface MailboxState {
  readonly uidValidity: number;
  readonly firstSeenAt: string;
  /** Mails with lower numbers need not be read; 0 after the server numbered its mails anew. */
  readonly nextUid: number;
  readonly checkedAt: string | null;
}

export function findState(h: Handle, mailbox: string): Promise<MailboxState | undefined> {
  return mailboxTables(h)
    .selectFrom('mailbox_state')
    .select([
      'uid_validity as uidValidity',
      'first_seen_at as firstSeenAt',
      'next_uid as nextUid',
      'checked_at as checkedAt',
    ])
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
}

/** Stores how its mails are numbered now, and from which number on they are read. */
export async function keepNumbers(
  h: Handle,
  mailbox: string,
  numbers: { readonly uidValidity: number; readonly nextUid: number; readonly at: string },
): Promise<void> {
  const kept = { uid_validity: numbers.uidValidity, next_uid: numbers.nextUid };
  await mailboxTables(h)
    .insertInto('mailbox_state')
    .values({ ...kept, mailbox, first_seen_at: numbers.at })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(kept))
    .execute();
}

export async function noteChecked(h: Handle, mailbox: string, at: string): Promise<void> {
  const tables = mailboxTables(h);
  await tables
    .updateTable('mailbox_state')
    .set({ checked_at: at })
    .where('mailbox', '=', mailbox)
    .execute();
  await tables.deleteFrom('mailbox_failure').where('mailbox', '=', mailbox).execute();
}

/** The present failure; undefined while the mailbox can be read. */
export function findFailure(
  h: Handle,
  mailbox: string,
): Promise<{ readonly failure: string; readonly failedAt: string } | undefined> {
  return mailboxTables(h)
    .selectFrom('mailbox_failure')
    .select(['failure', 'failed_at as failedAt'])
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
}

export async function noteFailure(
  h: Handle,
  mailbox: string,
  failure: string,
  at: string,
): Promise<void> {
  const noted = { failure, failed_at: at };
  await mailboxTables(h)
    .insertInto('mailbox_failure')
    .values({ ...noted, mailbox })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(noted))
    .execute();
}

/** Which of these numbers were taken already. */
export async function listTaken(
  h: Handle,
  mailbox: string,
  uidValidity: number,
  uids: readonly number[],
): Promise<number[]> {
  const rows = await takenSql.all(h, mailbox, uidValidity, uids);
  return rows.map(({ uid }) => uid);
}

const takenSql = statement(
  'mailbox-message.taken',
  row<{ uid: number }>({ uid: 'int8' }),
  ['text', 'int8', 'int8[]'],
  `select uid from mailbox_message
   where mailbox = $1 and uid_validity = $2 and uid = any ($3::bigint[])`,
);

/** Mails that were taken, and not yet marked as read. */
export async function listUnflagged(
  h: Handle,
  mailbox: string,
  uidValidity: number,
): Promise<number[]> {
  const rows = await mailboxTables(h)
    .selectFrom('mailbox_message')
    .select('uid')
    .where('mailbox', '=', mailbox)
    .where('uid_validity', '=', uidValidity)
    .where('flagged_at', 'is', null)
    .orderBy('uid')
    .limit(500)
    .execute();
  return rows.map(({ uid }) => uid);
}

export async function noteFlagged(
  h: Handle,
  mailbox: string,
  uidValidity: number,
  uids: readonly number[],
  at: string,
): Promise<void> {
  await flagSql.all(h, mailbox, uidValidity, uids, at);
}

const flagSql = statement(
  'mailbox-message.flag',
  row<{ uid: number }>({ uid: 'int8' }),
  ['text', 'int8', 'int8[]', 'timestamptz'],
  `update mailbox_message set flagged_at = $4
   where mailbox = $1 and uid_validity = $2 and uid = any ($3::bigint[]) returning uid`,
);

export interface MessageRow {
  readonly mailbox: string;
  readonly uidValidity: number;
  readonly uid: number;
  readonly messageKey: string;
  readonly kind: 'letter' | 'report' | 'repeat';
  readonly arrivalId: string | null;
  readonly answerTo: string;
  readonly inReplyTo: string;
  readonly takenAt: string;
}

/**
 * Whether the mail was taken before, under any number. Locks its Message-ID until the
 * transaction ends, so that two processes take it one after the other.
 */
export async function isKnownMail(tx: Tx, messageKey: string): Promise<boolean> {
  await lockMailSql(tx, messageKey);
  const known = await mailboxTables(tx)
    .selectFrom('mailbox_message')
    .select('uid')
    .where('message_key', '=', messageKey)
    .where('kind', '<>', 'repeat')
    .executeTakeFirst();
  return known !== undefined;
}

const lockMailSql = writeStatement(
  'mailbox-message.lock-mail',
  ['text'],
  'select pg_advisory_xact_lock(hashtextextended($1, 1581))',
);

/** @returns false when another process took the same mail meanwhile */
export async function insertMessage(tx: Tx, message: MessageRow): Promise<boolean> {
  const inserted = await mailboxTables(tx)
    .insertInto('mailbox_message')
    .values({
      mailbox: message.mailbox,
      uid_validity: message.uidValidity,
      uid: message.uid,
      message_key: message.messageKey,
      kind: message.kind,
      arrival_id: message.arrivalId,
      answer_to: message.answerTo,
      in_reply_to: message.inReplyTo,
      taken_at: message.takenAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export interface AnswerPlace {
  readonly messageKey: string;
  readonly answerTo: string;
  readonly inReplyTo: string;
}

/** Address to which an answer about an arrival is sent. */
export function findAnswerPlace(h: Handle, arrivalId: string): Promise<AnswerPlace | undefined> {
  return mailboxTables(h)
    .selectFrom('mailbox_message')
    .select(['message_key as messageKey', 'answer_to as answerTo', 'in_reply_to as inReplyTo'])
    .where('arrival_id', '=', arrivalId)
    .where('kind', '=', 'letter')
    .executeTakeFirst();
}

/** Answers to an address since a moment. */
export async function countAnswers(h: Handle, address: string, since: string): Promise<number> {
  const counted = await mailboxTables(h)
    .selectFrom('mailbox_message')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('answer_to', '=', address)
    .where('answered_at', '>=', since)
    .executeTakeFirstOrThrow();
  return counted.all;
}

export async function noteAnswered(tx: Tx, messageKey: string, at: string): Promise<void> {
  await mailboxTables(tx)
    .updateTable('mailbox_message')
    .set({ answered_at: at })
    .where('message_key', '=', messageKey)
    .where('kind', '=', 'letter')
    .execute();
}

/** What was taken since a moment, by kind. */
export function countKinds(
  h: Handle,
  since: string,
): Promise<{ readonly kind: string; readonly all: number }[]> {
  return mailboxTables(h)
    .selectFrom('mailbox_message')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('all')])
    .where('taken_at', '>=', since)
    .groupBy('kind')
    .execute();
}

export interface MailboxChoice {
  readonly acknowledges: boolean;
  readonly tellsNumber: boolean;
}

export async function findChoice(h: Handle): Promise<MailboxChoice> {
  const choice = await mailboxTables(h)
    .selectFrom('mailbox_setting')
    .select(['acknowledges', 'tells_number as tellsNumber'])
    .executeTakeFirst();
  return choice ?? { acknowledges: true, tellsNumber: true };
}

export async function setChoice(
  tx: Tx,
  choice: MailboxChoice,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await mailboxTables(tx)
    .updateTable('mailbox_setting')
    .set({
      acknowledges: choice.acknowledges,
      tells_number: choice.tellsNumber,
      updated_by: by.personId,
      updated_at: by.at,
    })
    .execute();
}
