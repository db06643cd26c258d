import type { Tx } from '@sarn/platform-server';
import type { DocumentKind, SpeedClass } from '../../contract/index.ts';

/** A unit that has ended, and the living one that goes on with what it had. */
export interface Heritage {
  readonly unitId: string;
  readonly heirId: string;
  /** Whether it was merged into the heir; a dissolved one takes no letters on their way with it. */
  readonly isMerged: boolean;
}

/** A sending in one of these asks nothing more of the unit to which it went. */
const over = `('CLOSED', 'RESENT', 'SETTLED', 'RETURNED', 'AUTO_RETURNED', 'RECALLED')`;

/** Duties for which work can wait. */
const duties = ['clerk', 'head', 'deputy', 'secretary', 'sr1', 'sr2', 'sr3'];

/** Keys of a unit and those of its heir, as pairs. */
function keyPairs({ unitId, heirId }: Heritage): { from: string[]; to: string[] } {
  return {
    from: duties.map((duty) => `${duty}:${unitId}`),
    to: duties.map((duty) => `${duty}:${heirId}`),
  };
}

/** Papers that still move and have to do with the unit, held until the transaction ends. */
export async function listTakenOverForUpdate(
  tx: Tx,
  heritage: Heritage,
  atMost: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from document where id in (
       select document_id from queue_item where holder = any ($1::text[])
       union select document_id from document_leg
         where to_unit_id = $2 and state not in ${over})
     order by id limit $3 for update`,
    [keyPairs(heritage).from, heritage.unitId, atMost],
  );
  return rows.map((row) => row.id);
}

/**
 * Gives these papers to the heir: their sendings, their owner, who may recall them, and their
 * places in the queues with the age they have.
 */
export async function moveToHeir(
  tx: Tx,
  heritage: Heritage,
  documentIds: readonly string[],
): Promise<void> {
  const { from, to } = keyPairs(heritage);
  const values = [documentIds, heritage.unitId, heritage.heirId];
  await tx.query(
    `update document_leg set to_unit_id = $3
     where document_id = any ($1::uuid[]) and to_unit_id = $2
       and state not in ${over}`,
    values,
  );
  await tx.query(
    `update document_leg set from_holders = array_replace(from_holders, 'clerk:' || $2, 'clerk:' || $3)
     where document_id = any ($1::uuid[]) and ('clerk:' || $2) = any (from_holders)`,
    values,
  );
  await tx.query(
    `update document set
       owner_unit_id = case when owner_unit_id = $2::uuid then $3::uuid else owner_unit_id end,
       presented_holder = coalesce(($5::text[])[array_position($4::text[], presented_holder)],
                                   presented_holder),
       registry_unit_id = case when registry_unit_id = $2::uuid then $3::uuid
                               else registry_unit_id end,
       version = version + 1
     where id = any ($1::uuid[])`,
    [...values, from, to],
  );
  await tx.query(
    `with gone as (
       delete from queue_item where document_id = any ($1::uuid[]) and holder = any ($2::text[])
       returning *)
     insert into queue_item (thing_key, code, holder, document_id, leg_id, job_id, since, due_date)
     select thing_key, code, ($3::text[])[array_position($2::text[], holder)], document_id, leg_id,
            job_id, since, due_date
     from gone on conflict do nothing`,
    [documentIds, from, to],
  );
}

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

/** Sendings that the unit has not received, with their papers held until the transaction ends. */
export async function listOnWayForUpdate(tx: Tx, unitId: string, atMost: number): Promise<OnWay[]> {
  // Paper first, then its sending, as everywhere: two moves of one paper wait for each other.
  const papers = await tx.query<{ id: string }>(
    `select id from document where id in (
       select document_id from document_leg where to_unit_id = $1 and state = 'SENT')
     order by id limit $2 for update`,
    [unitId, atMost],
  );
  return tx.query<OnWay>(
    `select leg.id as "legId", leg.document_id as "documentId", paper.kind, paper.title,
       paper.speed, paper.secrecy, paper.share_ref as "shareRef",
       leg.from_holders as "fromHolders", coalesce(leg.due_date, paper.due_date) as "dueDate"
     from document_leg leg join document paper on paper.id = leg.document_id
     where leg.document_id = any ($1::uuid[]) and leg.to_unit_id = $2 and leg.state = 'SENT'
     order by leg.document_id, leg.id for update of leg`,
    [papers.map((paper) => paper.id), unitId],
  );
}

export async function returnLegs(tx: Tx, legIds: readonly string[]): Promise<void> {
  await tx.query(`update document_leg set state = 'AUTO_RETURNED' where id = any ($1::uuid[])`, [
    legIds,
  ]);
}

/**
 * Papers that still move and name the unit as their owner, but wait for persons alone, as drafts do;
 * held until the transaction ends. All that waits is looked through: asked once, when a unit ends.
 */
export async function listOwnForUpdate(
  tx: Tx,
  { unitId }: Heritage,
  atMost: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from document where owner_unit_id = $1
       and id in (select document_id from queue_item)
     order by id limit $2 for update`,
    [unitId, atMost],
  );
  return rows.map((row) => row.id);
}
