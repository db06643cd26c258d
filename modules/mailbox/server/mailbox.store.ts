import type { Handle, Tx } from '@sarn/platform-server';

export interface MailboxState {
  readonly uidValidity: number;
  readonly firstSeenAt: string;
  /** Mails with lower numbers need not be read; 0 after the server numbered its mails anew. */
  readonly nextUid: number;
  readonly checkedAt: string | null;
}

export async function findState(h: Handle, mailbox: string): Promise<MailboxState | undefined> {
  const rows = await h.query<MailboxState>(
    `select uid_validity as "uidValidity", first_seen_at as "firstSeenAt", next_uid as "nextUid",
       checked_at as "checkedAt"
     from mailbox_state where mailbox = $1`,
    [mailbox],
  );
  return rows[0];
}

/** Stores how its mails are numbered now, and from which number on they are read. */
export async function keepNumbers(
  h: Handle,
  mailbox: string,
  numbers: { readonly uidValidity: number; readonly nextUid: number; readonly at: string },
): Promise<void> {
  await h.query(
    `insert into mailbox_state (mailbox, uid_validity, next_uid, first_seen_at)
     values ($1, $2, $3, $4)
     on conflict (mailbox) do update set uid_validity = excluded.uid_validity,
       next_uid = excluded.next_uid`,
    [mailbox, numbers.uidValidity, numbers.nextUid, numbers.at],
  );
}

export async function noteChecked(h: Handle, mailbox: string, at: string): Promise<void> {
  await h.query(`update mailbox_state set checked_at = $2 where mailbox = $1`, [mailbox, at]);
  await h.query(`delete from mailbox_failure where mailbox = $1`, [mailbox]);
}

/** The present failure; undefined while the mailbox can be read. */
export async function findFailure(
  h: Handle,
  mailbox: string,
): Promise<{ readonly failure: string; readonly failedAt: string } | undefined> {
  const rows = await h.query<{ failure: string; failedAt: string }>(
    `select failure, failed_at as "failedAt" from mailbox_failure where mailbox = $1`,
    [mailbox],
  );
  return rows[0];
}

export async function noteFailure(
  h: Handle,
  mailbox: string,
  failure: string,
  at: string,
): Promise<void> {
  await h.query(
    `insert into mailbox_failure (mailbox, failure, failed_at) values ($1, $2, $3)
     on conflict (mailbox) do update set failed_at = excluded.failed_at, failure = excluded.failure`,
    [mailbox, failure, at],
  );
}

/** Which of these numbers were taken already. */
export async function listTaken(
  h: Handle,
  mailbox: string,
  uidValidity: number,
  uids: readonly number[],
): Promise<number[]> {
  const rows = await h.query<{ uid: number }>(
    `select uid from mailbox_message
     where mailbox = $1 and uid_validity = $2 and uid = any ($3::bigint[])`,
    [mailbox, uidValidity, uids],
  );
  return rows.map(({ uid }) => uid);
}

/** Mails that were taken, and not yet marked as read. */
export async function listUnflagged(
  h: Handle,
  mailbox: string,
  uidValidity: number,
): Promise<number[]> {
  const rows = await h.query<{ uid: number }>(
    `select uid from mailbox_message
     where mailbox = $1 and uid_validity = $2 and flagged_at is null order by uid limit 500`,
    [mailbox, uidValidity],
  );
  return rows.map(({ uid }) => uid);
}

export async function noteFlagged(
  h: Handle,
  mailbox: string,
  uidValidity: number,
  uids: readonly number[],
  at: string,
): Promise<void> {
  await h.query(
    `update mailbox_message set flagged_at = $4
     where mailbox = $1 and uid_validity = $2 and uid = any ($3::bigint[])`,
    [mailbox, uidValidity, uids, at],
  );
}

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
  await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 1581))`, [messageKey]);
  const rows = await tx.query(
    `select 1 from mailbox_message where message_key = $1 and kind <> 'repeat'`,
    [messageKey],
  );
  return rows.length > 0;
}

/** @returns false when another process took the same mail meanwhile */
export async function insertMessage(tx: Tx, row: MessageRow): Promise<boolean> {
  const rows = await tx.query(
    `insert into mailbox_message (mailbox, uid_validity, uid, message_key, kind, arrival_id,
       answer_to, in_reply_to, taken_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning uid`,
    [
      row.mailbox,
      row.uidValidity,
      row.uid,
      row.messageKey,
      row.kind,
      row.arrivalId,
      row.answerTo,
      row.inReplyTo,
      row.takenAt,
    ],
  );
  return rows.length > 0;
}

export interface AnswerPlace {
  readonly messageKey: string;
  readonly answerTo: string;
  readonly inReplyTo: string;
}

/** Address to which an answer about an arrival is sent. */
export async function findAnswerPlace(
  h: Handle,
  arrivalId: string,
): Promise<AnswerPlace | undefined> {
  const rows = await h.query<AnswerPlace>(
    `select message_key as "messageKey", answer_to as "answerTo", in_reply_to as "inReplyTo"
     from mailbox_message where arrival_id = $1 and kind = 'letter'`,
    [arrivalId],
  );
  return rows[0];
}

/** Answers to an address since a moment. */
export async function countAnswers(h: Handle, address: string, since: string): Promise<number> {
  const rows = await h.query<{ all: number }>(
    `select count(*) as all from mailbox_message where answer_to = $1 and answered_at >= $2`,
    [address, since],
  );
  return rows[0]?.all ?? 0;
}

export async function noteAnswered(tx: Tx, messageKey: string, at: string): Promise<void> {
  await tx.query(
    `update mailbox_message set answered_at = $2 where message_key = $1 and kind = 'letter'`,
    [messageKey, at],
  );
}

/** What was taken since a moment, by kind. */
export async function countKinds(
  h: Handle,
  since: string,
): Promise<{ readonly kind: string; readonly all: number }[]> {
  return h.query(
    `select kind, count(*) as all from mailbox_message where taken_at >= $1 group by kind`,
    [since],
  );
}

export interface MailboxChoice {
  readonly acknowledges: boolean;
  readonly tellsNumber: boolean;
}

export async function findChoice(h: Handle): Promise<MailboxChoice> {
  const rows = await h.query<MailboxChoice>(
    `select acknowledges, tells_number as "tellsNumber" from mailbox_setting`,
  );
  return rows[0] ?? { acknowledges: true, tellsNumber: true };
}

export async function setChoice(
  tx: Tx,
  choice: MailboxChoice,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await tx.query(
    `update mailbox_setting set acknowledges = $1, tells_number = $2, updated_by = $3,
       updated_at = $4`,
    [choice.acknowledges, choice.tellsNumber, by.personId, by.at],
  );
}
