import { newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type {
  CertificateAct,
  CertificateOrigin,
  CertificateState,
  RevocationReason,
} from '../contract/index.ts';
import { certificateTables } from './tables.ts';

/** A certificate of a person as it is stored. */
export interface CertificateRow {
  readonly id: string;
  readonly personId: string;
  readonly origin: CertificateOrigin;
  readonly state: CertificateState;
  readonly serial: string;
  readonly der: Buffer;
  readonly chain: readonly Buffer[];
  readonly sealedKey: string | null;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly reason: string;
}

const columns = [
  ...(['id', 'person_id as personId', 'origin', 'state', 'serial', 'der', 'chain'] as const),
  ...(['sealed_key as sealedKey', 'not_before as notBefore', 'not_after as notAfter'] as const),
  'reason',
] as const;

const all = (h: Handle) => certificateTables(h).selectFrom('person_certificate').select(columns);

/** The certificate that a person may sign with, or that is suspended. */
export const findInUse = (h: Handle, personId: string): Promise<CertificateRow | undefined> =>
  all(h)
    .where('person_id', '=', personId)
    .where('state', 'in', ['valid', 'suspended'])
    .executeTakeFirst();

/** The same, locked until the end of the transaction. */
export const findInUseForUpdate = (tx: Tx, personId: string): Promise<CertificateRow | undefined> =>
  all(tx)
    .where('person_id', '=', personId)
    .where('state', 'in', ['valid', 'suspended'])
    .forUpdate()
    .executeTakeFirst();

export const findForUpdate = (tx: Tx, id: string): Promise<CertificateRow | undefined> =>
  all(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** All certificates of a person, the newest first. */
export const listOfPerson = (h: Handle, personId: string): Promise<CertificateRow[]> =>
  all(h)
    .where('person_id', '=', personId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Notes that the owners of these are told now. @returns those that end within these days and were not told of them */
export const noteTold = (
  tx: Tx,
  days: number,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<{ readonly personId: string; readonly serial: string; readonly notAfter: string }[]> =>
  certificateTables(tx)
    .updateTable('person_certificate')
    .set({ told_days: days })
    .where('state', '=', 'valid')
    .where('not_after', '>', now)
    .where('not_after', '<=', until)
    .where((row) => row.or([row('told_days', 'is', null), row('told_days', '>', days)]))
    .returning(['person_id as personId', 'serial', 'not_after as notAfter'])
    .execute();

/** Whether the authority of the agency ever issued a certificate to a person. */
export async function hasIssued(h: Handle): Promise<boolean> {
  const found = await certificateTables(h)
    .selectFrom('person_certificate')
    .select('id')
    .where('origin', '=', 'own')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whose certificates are in use. */
export async function listOwners(h: Handle): Promise<string[]> {
  const rows = await certificateTables(h)
    .selectFrom('person_certificate')
    .select('person_id as personId')
    .where('state', 'in', ['valid', 'suspended'])
    .orderBy('person_id')
    .execute();
  return rows.map(({ personId }) => personId);
}

export interface NewCertificate {
  readonly personId: string;
  readonly requestId: string | null;
  readonly origin: CertificateOrigin;
  readonly serial: string;
  readonly der: Uint8Array;
  readonly chain: readonly Uint8Array[];
  readonly sealedKey: string;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly issuedAt: string;
  readonly issuedBy: string;
}

/** @returns its id; null where another person has the same certificate */
export async function insertCertificate(tx: Tx, row: NewCertificate): Promise<string | null> {
  const made = await certificateTables(tx)
    .insertInto('person_certificate')
    .values({
      ...{ id: newId(), person_id: row.personId, request_id: row.requestId, origin: row.origin },
      ...{ state: 'valid' as const, serial: row.serial, sealed_key: row.sealedKey },
      ...{ der: Buffer.from(row.der), chain: row.chain.map((der) => Buffer.from(der)) },
      ...{ not_before: row.notBefore, not_after: row.notAfter },
      ...{ issued_at: row.issuedAt, issued_by: row.issuedBy },
    })
    .onConflict((same) => same.column('serial').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export interface CertificateChange {
  readonly state: CertificateState;
  readonly reason: string;
  readonly code: RevocationReason | 'certificateHold' | null;
  readonly at: string;
}

/** Writes a new state; the key of a certificate that ended is deleted. */
export async function changeState(tx: Tx, id: string, change: CertificateChange): Promise<void> {
  const isOver = change.state === 'revoked' || change.state === 'replaced';
  await certificateTables(tx)
    .updateTable('person_certificate')
    .set({
      ...{ state: change.state, reason: change.reason, changed_at: change.at },
      ...{ revocation_code: change.code, ...(isOver && { sealed_key: null }) },
    })
    .where('id', '=', id)
    .execute();
}

/** Writes the key sealed by another secret. */
export async function storeSealedKey(tx: Tx, id: string, sealedKey: string): Promise<void> {
  await certificateTables(tx)
    .updateTable('person_certificate')
    .set({ sealed_key: sealedKey })
    .where('id', '=', id)
    .where('state', 'in', ['valid', 'suspended'])
    .execute();
}

/** Adds an entry to the history of a person. */
export async function insertEvent(
  tx: Tx,
  event: {
    readonly personId: string;
    readonly certificateId: string | null;
    readonly act: CertificateAct;
    readonly reason: string;
    /** Null: the system. */
    readonly actorId: string | null;
    readonly at: string;
  },
): Promise<void> {
  const { personId, certificateId, act, reason, actorId, at } = event;
  await certificateTables(tx)
    .insertInto('certificate_event')
    .values({
      ...{ id: newId(), person_id: personId, certificate_id: certificateId },
      ...{ act, reason, actor_id: actorId, at },
    })
    .execute();
}

/** The history of a person, newest first, at most 200 entries. */
export const listEvents = (h: Handle, personId: string) =>
  certificateTables(h)
    .selectFrom('certificate_event')
    .select(['id', 'act', 'reason', 'actor_id as actorId', 'at'])
    .where('person_id', '=', personId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
