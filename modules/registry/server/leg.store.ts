import type { Handle, Tx } from '@sarn/platform-server';
import type { LegRow } from './subject.ts';

const columns = `
  id, document_id as "documentId", role, from_unit_id as "fromUnitId",
  from_holders as "fromHolders", to_unit_id as "toUnitId", to_person_id as "toPersonId",
  to_post_id as "toPostId", state,
  note, last_instruction as "lastInstruction", due_date as "dueDate", studier_id as "studierId",
  studier_post_id as "studierPostId",
  sent_at as "sentAt", opened_at as "openedAt"`;

export async function insertLeg(tx: Tx, leg: LegRow): Promise<void> {
  await tx.query(
    `insert into document_leg (id, document_id, role, from_unit_id, from_holders, to_unit_id,
       to_person_id, to_post_id, state, note, due_date, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      leg.id,
      leg.documentId,
      leg.role,
      leg.fromUnitId,
      leg.fromHolders,
      leg.toUnitId,
      leg.toPersonId,
      leg.toPostId,
      leg.state,
      leg.note,
      leg.dueDate,
      leg.sentAt,
    ],
  );
}

/** Legs of a paper, in the order in which they were sent. */
export function listLegs(h: Handle, documentId: string): Promise<LegRow[]> {
  return h.query<LegRow>(
    `select ${columns} from document_leg where document_id = $1 order by sent_at, id`,
    [documentId],
  );
}

/** One leg of the paper, held until the transaction ends. */
export async function findLegForUpdate(
  tx: Tx,
  documentId: string,
  legId: string,
): Promise<LegRow | undefined> {
  const rows = await tx.query<LegRow>(
    `select ${columns} from document_leg where document_id = $1 and id = $2 for update`,
    [documentId, legId],
  );
  return rows[0];
}

export type Receiver = Pick<LegRow, 'toUnitId' | 'toPersonId' | 'toPostId'>;

/** To whom a sending went that was taken back since; undefined when it was not. */
export async function findRecalledLeg(
  tx: Tx,
  documentId: string,
  legId: string,
): Promise<Receiver | undefined> {
  const rows = await tx.query<Receiver>(
    `select to_unit_id as "toUnitId", to_person_id as "toPersonId",
            to_post_id as "toPostId" from document_leg
     where document_id = $1 and id = $2 and state in ('RECALLED', 'RESENT', 'SETTLED')`,
    [documentId, legId],
  );
  return rows[0];
}

export interface LegChange {
  readonly state?: string;
  readonly studierId?: string | null;
  readonly studierPostId?: string | null;
  readonly lastInstruction?: string;
  readonly dueDate?: string | null;
  readonly retention?: string | null;
}

const settable: Record<keyof LegChange, string> = {
  state: 'state',
  studierId: 'studier_id',
  studierPostId: 'studier_post_id',
  lastInstruction: 'last_instruction',
  dueDate: 'due_date',
  retention: 'retention',
};

export async function updateLeg(tx: Tx, id: string, change: LegChange): Promise<void> {
  const entries = Object.entries(change) as [keyof LegChange, unknown][];
  if (entries.length === 0) return;
  const sets = entries.map(([field], index) => `${settable[field]} = $${index + 2}`);
  await tx.query(`update document_leg set ${sets.join(', ')} where id = $1`, [
    id,
    ...entries.map(([, value]) => value),
  ]);
}

/**
 * Notes the first opening by the receiving side; recalling is over from then on. A sending that has
 * arrived and was not taken waits for its receivers alone, and for who acts for them.
 */
export async function markLegsOpened(
  tx: Tx,
  documentId: string,
  holders: readonly string[],
  at: string,
): Promise<void> {
  await tx.query(
    `update document_leg set opened_at = $3
     where document_id = $1 and opened_at is null and state in ('SENT', 'DELIVERED')
       and exists (select 1 from queue_item item where item.thing_key = 'leg:' || document_leg.id
                   and item.holder = any ($2::text[]))`,
    [documentId, holders, at],
  );
}
