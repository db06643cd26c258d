import { row, statement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import type { DocumentKind, SpeedClass } from '@sarn/document/contract';
import { reorganisationTables } from '../tables.ts';
import { among, endedSendings, word, workKeysOf } from '@sarn/document/server';

/** A unit that has ended, and the living one that goes on with what it had. */
export interface WorkToTransfer {
  readonly unitId: string;
  readonly heirId: string;
  /** Whether it was merged into the heir; a dissolved one takes no letters on their way with it. */
  readonly isMerged: boolean;
}

/** Documents that still move and have to do with the unit, held until the transaction ends. */
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
     select document_id from queue_item where holder = any ($1::text[])
     union select document_id from document_leg
       where to_unit_id = $2 and state not in ('${endedSendings.join(`', '`)}'))
   order by id limit $3 for update`,
);

/** A letter on its way to a unit that was dissolved. */
export interface OnWay {
  readonly legId: string;
  readonly documentId: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly speed: SpeedClass;
  readonly secrecy: string;
  readonly shareRef: string;
  readonly fromHolders: readonly string[];
  readonly dueDate: string | null;
}

/** Sendings that the unit has not received, with their documents held until the transaction ends. */
export async function listOnWayForUpdate(tx: Tx, unitId: string, atMost: number): Promise<OnWay[]> {
  // Document first, then its sending, as everywhere: two moves of one document wait for each other.
  const documents = await reorganisationTables(tx)
    .selectFrom('document')
    .select('id')
    .where('id', 'in', (db) =>
      db
        .selectFrom('document_leg')
        .select('document_id')
        .where('to_unit_id', '=', unitId)
        .where('state', '=', word('SENT')),
    )
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .execute();
  return reorganisationTables(tx)
    .selectFrom('document_leg as leg')
    .innerJoin('document as paper', 'paper.id', 'leg.document_id')
    .select(['leg.id as legId', 'leg.document_id as documentId', 'paper.kind', 'paper.title'])
    .select(['paper.speed', 'paper.secrecy', 'paper.share_ref as shareRef'])
    .select('leg.from_holders as fromHolders')
    .select(({ fn }) => fn.coalesce('leg.due_date', 'paper.due_date').as('dueDate'))
    .where('leg.document_id', '=', among(documents.map((document) => document.id)))
    .where('leg.to_unit_id', '=', unitId)
    .where('leg.state', '=', word('SENT'))
    .orderBy('leg.document_id')
    .orderBy('leg.id')
    .forUpdate('leg')
    .execute();
}

/**
 * Documents that still move and name the unit as their owner, but wait for persons alone, as drafts do;
 * held until the transaction ends. All that waits is looked through: asked once, when a unit ends.
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
