import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import type { DocumentKind, SpeedClass } from '@sarn/document/contract';
import { reorganisationTables } from '../tables.ts';
import { among, word } from '@sarn/document/server';

/** A unit that has ended, and the living one that goes on with what it had. */
export interface WorkToTransfer {
  readonly unitId: string;
  readonly heirId: string;
  /** Whether it was merged into the heir; a dissolved one takes no letters on their way with it. */
  readonly isMerged: boolean;
}

/** A sending in one of these asks nothing more of the unit to which it went. */
const overStates = [
  'CLOSED',
  'RESENT',
  'SETTLED',
  'RETURNED',
  'AUTO_RETURNED',
  'RECALLED',
] as const;
const over = overStates.map((state) => word(state));

/** Duties for which work can wait. */
const duties = ['clerk', 'head', 'deputy', 'secretary', 'sr1', 'sr2', 'sr3'];

/** Keys of a unit and those of its heir, as pairs. */
function keyPairs({ unitId, heirId }: WorkToTransfer): { from: string[]; to: string[] } {
  return {
    from: duties.map((duty) => `${duty}:${unitId}`),
    to: duties.map((duty) => `${duty}:${heirId}`),
  };
}

/** Documents that still move and have to do with the unit, held until the transaction ends. */
export async function listTakenOverForUpdate(
  tx: Tx,
  workToTransfer: WorkToTransfer,
  atMost: number,
): Promise<string[]> {
  const rows = await listTakenOverSql.all(
    tx,
    keyPairs(workToTransfer).from,
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
       where to_unit_id = $2 and state not in ('${overStates.join(`', '`)}'))
   order by id limit $3 for update`,
);

/**
 * Gives these documents to the heir: their sendings, their owner, who may recall them, and their
 * places in the queues with the age they have.
 */
export async function moveToSuccessor(
  tx: Tx,
  workToTransfer: WorkToTransfer,
  documentIds: readonly string[],
): Promise<void> {
  const { unitId, heirId } = workToTransfer;
  const { from, to } = keyPairs(workToTransfer);
  await reorganisationTables(tx)
    .updateTable('document_leg')
    .set({ to_unit_id: heirId })
    .where('document_id', '=', among(documentIds))
    .where('to_unit_id', '=', unitId)
    .where('state', 'not in', over)
    .execute();
  await moveSenders(tx, documentIds, unitId, heirId);
  await moveOwners(tx, documentIds, unitId, heirId, from, to);
  await moveQueues(tx, documentIds, from, to);
}

const moveSenders = writeStatement(
  'take-over.move-senders',
  ['uuid[]', 'text', 'text'],
  `update document_leg set from_holders = array_replace(from_holders, 'clerk:' || $2, 'clerk:' || $3)
   where document_id = any ($1::uuid[]) and ('clerk:' || $2) = any (from_holders)`,
);

const moveOwners = writeStatement(
  'take-over.move-owners',
  ['uuid[]', 'uuid', 'uuid', 'text[]', 'text[]'],
  `update document set
     owner_unit_id = case when owner_unit_id = $2::uuid then $3::uuid else owner_unit_id end,
     presented_holder = coalesce(($5::text[])[array_position($4::text[], presented_holder)],
                                 presented_holder),
     registry_unit_id = case when registry_unit_id = $2::uuid then $3::uuid
                             else registry_unit_id end,
     version = version + 1
   where id = any ($1::uuid[])`,
);

const moveQueues = writeStatement(
  'take-over.move-queues',
  ['uuid[]', 'text[]', 'text[]'],
  `with gone as (
     delete from queue_item where document_id = any ($1::uuid[]) and holder = any ($2::text[])
     returning *)
   insert into queue_item (thing_key, code, holder, document_id, leg_id, job_id, since, due_date)
   select thing_key, code, ($3::text[])[array_position($2::text[], holder)], document_id, leg_id,
          job_id, since, due_date
   from gone on conflict do nothing`,
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

export async function returnTransmissions(
  tx: Tx,
  transmissionIds: readonly string[],
): Promise<void> {
  await reorganisationTables(tx)
    .updateTable('document_leg')
    .set({ state: 'AUTO_RETURNED' })
    .where('id', '=', among(transmissionIds))
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
