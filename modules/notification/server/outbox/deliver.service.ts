import type { Contact } from '@sarn/organisation/server';
import { DeliveryProblem } from '@sarn/platform-server';
import type { JobContext, Logger, Tx } from '@sarn/platform-server';
import type { OutsideLetter } from '../channel/channel.ts';
import { closedTo } from '../closed-documents.ts';
import { deleteSubscription } from '../channel/push/push.store.ts';
import { writeDigest, writeLetter } from '../letter/letter.service.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import {
  claimDigestForUpdate,
  claimDueForUpdate,
  holdRows,
  leaseRows,
  lockLeased,
  postpone,
  settle,
} from './outbox.store.ts';
import type { Delivery } from './outbox.store.ts';
import { listPreferences } from '../preference/preference.store.ts';
import { maxAttempts, nextAttemptAt } from './plan.rules.ts';
import { readQuietTimes } from './quiet.service.ts';

/** The result of one turn of the outbox. */
export type Turn =
  | { readonly kind: 'idle' }
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly at: Date };

/** A letter that a job has taken to send it. */
export interface TakenLetter {
  readonly kind: 'send';
  readonly first: Delivery;
  readonly ids: readonly string[];
  readonly letter: OutsideLetter;
}

/** Longer than one run of the job: whoever has taken a row longer is taken for dead. */
const leaseMs = 120_000;

/**
 * Takes the next letter that is due. Its rows are leased to the job while it is sent, after the commit: when the process
 * is killed, the job is run again, takes the same rows, and sends them with the same key, by which LINE refuses it and
 * mail servers and push services recognise it as the same.
 */
export async function takeNext(
  deps: OutboxDependencies,
  tx: Tx,
  job: string,
): Promise<Turn | TakenLetter> {
  const now = deps.platform.clock.now();
  const first = await claimDueForUpdate(tx, now.toISOString(), job);
  if (!first) return { kind: 'idle' };
  const rows = first.isDigest ? await claimDigestForUpdate(tx, first, now.toISOString()) : [first];
  const heldUntil = await quietUntil(deps, tx, first, now);
  if (heldUntil > now) {
    const held = rows.map(({ id }) => id);
    await holdRows(tx, held, heldUntil.toISOString());
    return { kind: 'again', at: heldUntil };
  }
  const contact = (await deps.people.contacts(tx, [first.personId])).get(first.personId);
  const open = await readable(deps, tx, first, rows);
  const letter =
    contact && isStillCurrent(first, contact) ? await write(deps, tx, first, open, contact) : null;
  const ids = rows.map(({ id }) => id);
  if (!letter) {
    await settle(tx, { ids, state: 'dropped', isAttempt: false, at: now.toISOString() });
    return { kind: 'done' };
  }
  const until = new Date(now.getTime() + leaseMs).toISOString();
  await leaseRows(tx, ids, { job, until });
  return { kind: 'send', first, ids, letter };
}

/** Until when it must wait: it may have become quiet since it was planned, as after a failed attempt. */
async function quietUntil(
  deps: OutboxDependencies,
  tx: Tx,
  { personId, channel, urgency, isDigest }: Delivery,
  now: Date,
): Promise<Date> {
  const quiet = await readQuietTimes(deps, tx);
  const [times] = await listPreferences(tx, [personId]);
  const isDaily = isDigest && channel === 'email' && (times?.digestAt ?? null) !== null;
  return isDaily ? quiet.agencyLoudFrom(now) : quiet.loudFrom(now, urgency, times);
}

/** Whether the person still works here, under the address of the row. */
function isStillCurrent({ channel, address }: Delivery, { email }: Contact): boolean {
  return channel !== 'email' || address === email;
}

/** Leaves out documents that the person may no longer read: nothing about them is sent. */
async function readable(
  { people, documents }: OutboxDependencies,
  tx: Tx,
  { personId }: Delivery,
  rows: readonly Delivery[],
): Promise<Delivery[]> {
  const isClosed = await closedTo(tx, documents, await people.keysOf(tx, personId), rows);
  return rows.filter((row) => !isClosed(row));
}

/** @returns null when nothing is left to send: all was read or done meanwhile, or the document closed */
async function write(
  { platform: { config, clock }, ownModules }: OutboxDependencies,
  tx: Tx,
  first: Delivery,
  rows: readonly Delivery[],
  contact: Contact,
): Promise<OutsideLetter | null> {
  if (rows.length === 0) return null;
  if (!first.isDigest && first.isSettled) return null;
  const post = { ...config, own: ownModules() };
  if (!first.isDigest) return writeLetter(tx, post, first, contact);
  const unread = rows.filter(({ isRead }) => !isRead);
  const [only] = unread;
  if (!only) return null;
  // One alone that was held back on a phone says itself what it is about.
  if (unread.length === 1 && first.channel !== 'email') {
    return writeLetter(tx, post, { ...only, id: first.id }, contact);
  }
  return writeDigest(tx, post, first, unread, contact, clock.now().toISOString());
}

/** Sends a letter, without a transaction. @returns why it was not sent; null when it was */
export async function sendLetter(
  { channels, platform: { db } }: OutboxDependencies,
  { first, letter }: TakenLetter,
  log: Logger,
): Promise<DeliveryProblem | null> {
  try {
    await channels[first.channel].send(letter, db);
    return null;
  } catch (error) {
    return toProblem(error, log);
  }
}

/** Writes what came of sending. */
export async function settleLetter(
  { platform: { clock } }: OutboxDependencies,
  tx: Tx,
  { first: { id, channel, attempts }, ids: taken, letter }: TakenLetter,
  problem: DeliveryProblem | null,
  { key, log }: Pick<JobContext, 'key' | 'log'>,
): Promise<Turn> {
  const now = clock.now();
  const rows = await lockLeased(tx, taken, key);
  const all = { ids: rows.map((row) => row.id), isAttempt: true, at: now.toISOString() };
  if (!problem) {
    await settle(tx, { ...all, state: 'sent' });
    return { kind: 'done' };
  }
  const { code, detail } = problem;
  log.warn({ deliveryId: id, channel, problem: code, detail, attempt: attempts + 1 }, 'not sent');
  if (code === 'gone' && channel === 'push') await deleteSubscription(tx, letter.address, null);
  // What was dropped while it was sent stays dropped.
  const ids = rows.filter(({ state }) => state === 'waiting').map((row) => row.id);
  if (!problem.isFinal && attempts + 1 < maxAttempts) {
    const at = nextAttemptAt(now, attempts + 1);
    await postpone(tx, ids, at.toISOString(), { code, detail });
    return { kind: 'again', at };
  }
  // Not a failure to show: the address no longer exists, or its person signed out there.
  const state = code === 'gone' || code === 'signed-out' ? 'dropped' : 'failed';
  await settle(tx, { ...all, ids, state, problem });
  return { kind: 'done' };
}

function toProblem(error: unknown, log: Logger): DeliveryProblem {
  if (error instanceof DeliveryProblem) return error;
  log.error({ err: error }, 'a channel failed in an unknown way');
  return new DeliveryProblem('unknown', error instanceof Error ? error.name : 'unknown');
}
