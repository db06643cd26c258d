import { newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { RequestState } from '../contract/index.ts';
import { certificateTables } from './tables.ts';

/** A request for a certificate. */
export interface RequestRow {
  readonly id: string;
  readonly personId: string;
  readonly state: RequestState;
  readonly publicKey: Buffer;
  readonly sealedKey: string | null;
  readonly askedAt: string;
  readonly decidedAt: string | null;
  readonly reason: string;
  /** What another authority is asked with, DER; null: the agency is asked. */
  readonly pkcs10: Buffer | null;
  /** The certificate to be renewed, whose key it has; null: a new key. */
  readonly renews: string | null;
}

const columns = [
  ...(['id', 'person_id as personId', 'state', 'public_key as publicKey'] as const),
  ...(['sealed_key as sealedKey', 'asked_at as askedAt', 'decided_at as decidedAt'] as const),
  ...(['reason', 'pkcs10', 'renews'] as const),
] as const;

const all = (h: Handle) => certificateTables(h).selectFrom('certificate_request').select(columns);

/** The last request of a person. */
export const lastRequest = (h: Handle, personId: string): Promise<RequestRow | undefined> =>
  all(h)
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Locked until the end of the transaction; undefined where it was decided. */
export const findWaitingForUpdate = (tx: Tx, id: string): Promise<RequestRow | undefined> =>
  all(tx).where('id', '=', id).where('state', '=', 'waiting').forUpdate().executeTakeFirst();

/** What a person has asked another authority for; locked until the end of the transaction. */
export const findElsewhereForUpdate = (tx: Tx, personId: string): Promise<RequestRow | undefined> =>
  all(tx)
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .where('pkcs10', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** The renewal that is asked for a certificate; locked until the end of the transaction. */
export const findRenewalForUpdate = (
  tx: Tx,
  certificateId: string,
): Promise<RequestRow | undefined> =>
  all(tx)
    .where('renews', '=', certificateId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();

/** Those that wait for a decision of the agency, oldest first. */
export const listWaiting = (h: Handle): Promise<RequestRow[]> =>
  all(h)
    .where('state', '=', 'waiting')
    .where('pkcs10', 'is', null)
    .orderBy('asked_at')
    .orderBy('id')
    .limit(500)
    .execute();

/** Every one that waits, of the agency and of others; locked until the end of the transaction. */
export const listWaitingForUpdate = (tx: Tx): Promise<RequestRow[]> =>
  all(tx).where('state', '=', 'waiting').orderBy('id').forUpdate().execute();

/** @returns its id; null where the person has one that waits */
export async function insertRequest(
  tx: Tx,
  row: {
    readonly personId: string;
    readonly publicKey: Uint8Array;
    /** Null of a renewal. */
    readonly sealedKey: string | null;
    readonly renews: string | null;
    readonly askedAt: string;
    readonly pkcs10: Uint8Array | null;
  },
): Promise<string | null> {
  const made = await certificateTables(tx)
    .insertInto('certificate_request')
    .values({
      ...{ id: newId(), person_id: row.personId, state: 'waiting' as const },
      ...{ public_key: Buffer.from(row.publicKey), sealed_key: row.sealedKey },
      ...{
        renews: row.renews,
        asked_at: row.askedAt,
        pkcs10: row.pkcs10 && Buffer.from(row.pkcs10),
      },
    })
    // As text: a parameter does not name the partial index once the plan is for any value, after the fifth request.
    .onConflict((open) =>
      open.column('person_id').where('state', '=', sql.lit<RequestState>('waiting')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Ends a request; its sealed key is deleted, or has gone to the certificate. */
export async function endRequest(
  tx: Tx,
  id: string,
  end: {
    readonly state: Exclude<RequestState, 'waiting'>;
    /** Null: the system. */
    readonly by: string | null;
    readonly at: string;
    readonly reason: string;
  },
): Promise<void> {
  await certificateTables(tx)
    .updateTable('certificate_request')
    .set({
      ...{ state: end.state, sealed_key: null, decided_by: end.by, decided_at: end.at },
      reason: end.reason,
    })
    .where('id', '=', id)
    .execute();
}
