import { AppError, formatInstant } from '@sarn/kernel';
import { isDeepStrictEqual } from 'node:util';
import { row } from '../db/statement/columns.ts';
import { statement } from '../db/statement/statement.ts';
import type { Handle, Tx } from '../db/database.ts';
import { listSettingEntries } from './setting-history.store.ts';

/** Names people for a refusal; modules give what they have of the organisation. */
export interface NamesPeople {
  personCard(
    h: Handle,
    ids: readonly string[],
  ): Promise<
    | ReadonlyMap<string, { readonly name: string }>
    | readonly { readonly id: string; readonly name: string }[]
  >;
}

/** A change of a value or row that has no version: it is compared with what the caller saw. */
export interface SeenChange<T> {
  /** As the caller read it; undefined where the caller did not say, as programs may. */
  readonly seen: T | undefined;
  readonly wanted: T;
  /** Reads what is stored; asked once nobody else can change it. Undefined: it is gone. */
  readonly now: () => Promise<T | undefined>;
  /** Under what the audit trail has its changes; it also names the lock. */
  readonly subject: { readonly kind: string; readonly id: string };
  /** The acts of its changes, where the subject has others too. */
  readonly acts?: readonly string[];
}

/**
 * Refuses a change by which the second of two administrators would undo what the first saved a
 * moment ago (specification of settings §1.5, R1). Whoever wants what is stored already is let
 * through.
 *
 * @throws AppError 'settings.stale' with who was first and when
 */
export async function refuseUnseen<T>(
  tx: Tx,
  people: NamesPeople,
  { seen, wanted, now, subject, acts }: SeenChange<T>,
): Promise<void> {
  await lockSql.all(tx, `${subject.kind} ${subject.id}`);
  if (seen === undefined) return;
  const stored = await now();
  const isFine =
    stored === undefined || isDeepStrictEqual(stored, seen) || isDeepStrictEqual(stored, wanted);
  if (isFine) return;
  throw new AppError('settings.stale', await whoWasFirst(tx, people, subject, acts));
}

/** Who changed it last and when, as a refusal of R1 names both; the day too, as a form may be old. */
export async function whoWasFirst(
  tx: Tx,
  people: NamesPeople,
  subject: SeenChange<unknown>['subject'],
  acts?: readonly string[],
): Promise<{ name: string; at: string }> {
  const entries = await listSettingEntries(tx, [subject.kind], subject.id);
  const last = entries.find(({ act }) => acts === undefined || acts.includes(act));
  const id = last?.callerId;
  const cards = id ? await people.personCard(tx, [id]) : [];
  const card = 'get' in cards ? cards.get(id ?? '') : cards[0];
  return { name: card?.name ?? '', at: last ? formatInstant(last.at) : '' };
}

const lockSql = statement(
  'settings.lock-seen',
  row<{ locked: string }>({ locked: 'text!' }),
  ['text'],
  `select pg_advisory_xact_lock(hashtextextended($1, 1316))::text as locked`,
);
