import type { Handle, Tx } from '@sarn/platform-server';
import type { RevocationReason } from '../../contract/index.ts';
import { certificateTables } from '../tables.ts';

/** What the newest list of the issuing authority does not have yet. */
export interface ListState {
  readonly number: number;
  readonly madeAt: string;
  readonly nextAt: string;
  /** Since when something waits for a newer list; null: nothing does. */
  readonly dueSince: string | null;
  readonly toldAt: string | null;
}

/** Undefined before the authority was made. */
export const findListState = (h: Handle): Promise<ListState | undefined> =>
  certificateTables(h)
    .selectFrom('revocation_list')
    .select(['number', 'made_at as madeAt', 'next_at as nextAt'])
    .select(['due_since as dueSince', 'told_at as toldAt'])
    .where('issuer', '=', 'issuing')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

const issuingList = (tx: Tx, number: number) =>
  certificateTables(tx)
    .updateTable('revocation_list')
    .where('issuer', '=', 'issuing')
    .where('number', '=', number);

/** The first that waits says since when. */
export async function noteDue(tx: Tx, number: number, at: string): Promise<void> {
  await issuingList(tx, number).set({ due_since: at }).where('due_since', 'is', null).execute();
}

export async function noteTold(tx: Tx, number: number, at: string): Promise<void> {
  await issuingList(tx, number).set({ told_at: at }).execute();
}

/** How long lists are good for, in days. */
export async function setListDays(tx: Tx, days: number): Promise<void> {
  await certificateTables(tx)
    .updateTable('authority_certificate')
    .set({ list_days: days })
    .where('role', '=', 'issuing')
    .execute();
}

/** The issuing key as it is sealed from now on, under a secret. */
export async function storeIssuingKey(tx: Tx, sealedKey: Buffer): Promise<void> {
  await certificateTables(tx)
    .updateTable('authority_certificate')
    .set({ sealed_key: sealedKey, has_secret: true })
    .where('role', '=', 'issuing')
    .execute();
}

/** A certificate whose state changed lately. */
interface Changed {
  readonly serial: string;
  readonly der: Buffer;
  readonly changedAt: string | null;
  readonly code: RevocationReason | 'certificateHold' | null;
}

/** Certificates of the agency that changed since, the newest first. */
export const listChangedSince = (h: Handle, since: string, most: number): Promise<Changed[]> =>
  certificateTables(h)
    .selectFrom('person_certificate')
    .select(['serial', 'der', 'changed_at as changedAt', 'revocation_code as code'])
    .where('origin', '=', 'own')
    .where('changed_at', '>=', since)
    .orderBy('changed_at', 'desc')
    .limit(most)
    .execute();
