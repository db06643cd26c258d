import { row, statement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import type { DocumentKind } from '@sarn/document/contract';
import { reorganisationTables } from '../tables.ts';
import { among, endedSendings, word, workKeysOf } from '@sarn/document/server';

/** A dissolved unit, and the existing one to which its work goes. */
export interface WorkToTransfer {
  readonly unitId: string;
  readonly successorId: string;
  /** Whether it was merged; letters that a unit dissolved otherwise has not received go back. */
  readonly isMerged: boolean;
}

/** Unfinished documents that wait for the unit, locked until the transaction ends. */
export async function listTakenOverForUpdate(
  tx: Tx,
  workToTransfer: WorkToTransfer,
  atMost: number,
): Promise<string[]> {
  const rows = await listTakenOverSql.all(
    tx,
    workKeysOf(workToTransfer.unitId),
    workToTransfer.unitId,
    atMost,
  );
  return rows.map((document) => document.id);
}

const listTakenOverSql = statement(
  'take-over.papers-for-update',
  row<{ id: string }>({ id: 'uuid' }),
  ['text[]', 'uuid', 'int8'],
  `select id from document where id in (
     select document_id from queue_item where principal = any ($1::text[])
     union select document_id from document_transmission
       where to_unit_id = $2 and state not in ('${endedSendings.join(`', '`)}'))
   order by id limit $3 for update`,
);

/** A letter that was sent to a dissolved unit and not received. */
export interface OnWay {
  readonly transmissionId: string;
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly speed: string;
  readonly secrecy: string;
  readonly shareRef: string;
  readonly fromPrincipals: readonly string[];
  readonly dueDate: string | null;
}

/** Transmissions that the unit has not received; locks their documents for the transaction. */
export async function listOnWayForUpdate(tx: Tx, unitId: string, atMost: number): Promise<OnWay[]> {
  // Locks the document before its transmission, as everywhere, so that transitions do not deadlock.
  const documents = await reorganisationTables(tx)
    .selectFrom('document')
    .select('id')
    .where('id', 'in', (db) =>
      db
        .selectFrom('document_transmission')
        .select('document_id')
        .where('to_unit_id', '=', unitId)
        .where('state', '=', word('SENT')),
    )
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .execute();
  return reorganisationTables(tx)
    .selectFrom('document_transmission as transmission')
    .innerJoin('document', 'document.id', 'transmission.document_id')
    .select([
      'transmission.id as transmissionId',
      'transmission.document_id as documentId',
      'document.kind',
      'document.title',
    ])
    .select(['document.speed', 'document.secrecy', 'document.share_ref as shareRef'])
    .select('transmission.from_principals as fromPrincipals')
    .select(({ fn }) => fn.coalesce('transmission.due_date', 'document.due_date').as('dueDate'))
    .where('transmission.document_id', '=', among(documents.map((document) => document.id)))
    .where('transmission.to_unit_id', '=', unitId)
    .where('transmission.state', '=', word('SENT'))
    .orderBy('transmission.document_id')
    .orderBy('transmission.id')
    .forUpdate('transmission')
    .execute();
}

/**
 * Unfinished documents owned by the unit that wait for persons only, as drafts do;
 * locked until the transaction ends. Reads all that waits, so it is called once per dissolution.
 */
export async function listOwnForUpdate(
  tx: Tx,
  { unitId }: WorkToTransfer,
  atMost: number,
): Promise<string[]> {
  const rows = await reorganisationTables(tx)
    .selectFrom('document')
    .select('id')
    .where('owner_unit_id', '=', unitId)
    .where('id', 'in', (db) => db.selectFrom('queue_item').select('document_id'))
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .execute();
  return rows.map((document) => document.id);
}
