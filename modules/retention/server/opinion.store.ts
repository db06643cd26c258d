import { writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { RetentionDecision, RetentionOpinion } from '../contract/index.ts';
import { retentionTables } from './tables.ts';

export interface OpinionRow {
  readonly documentId: string;
  readonly personId: string;
  readonly name: string;
  readonly opinion: RetentionOpinion;
  readonly years: number | null;
  readonly reason: string;
}

export function listOpinions(h: Handle, listId: string): Promise<OpinionRow[]> {
  return retentionTables(h)
    .selectFrom('retention_opinion as opinion')
    .innerJoin('retention_member as member', (join) =>
      join
        .onRef('member.list_id', '=', 'opinion.list_id')
        .onRef('member.person_id', '=', 'opinion.person_id'),
    )
    .select(['opinion.document_id as documentId', 'opinion.person_id as personId'])
    .select(['member.person_name as name', 'opinion.opinion', 'opinion.years', 'opinion.reason'])
    .where('opinion.list_id', '=', listId)
    .orderBy('member.seq')
    .execute();
}

export interface MemberRow {
  readonly personId: string;
  readonly name: string;
  readonly positionName: string;
  readonly isChair: boolean;
  readonly signedAt: string | null;
}

/** Those who are on the committee now. */
export function listMembers(h: Handle, listId: string): Promise<MemberRow[]> {
  return retentionTables(h)
    .selectFrom('retention_member')
    .select(['person_id as personId', 'person_name as name', 'position_name as positionName'])
    .select(['is_chair as isChair', 'signed_at as signedAt'])
    .where('list_id', '=', listId)
    .where('replaced_at', 'is', null)
    .orderBy('seq')
    .execute();
}

/** Names the committee anew; what an earlier one said is deleted. */
export async function replaceMembers(
  tx: Tx,
  listId: string,
  members: readonly Omit<MemberRow, 'signedAt'>[],
): Promise<void> {
  await retentionTables(tx).deleteFrom('retention_opinion').where('list_id', '=', listId).execute();
  await retentionTables(tx).deleteFrom('retention_member').where('list_id', '=', listId).execute();
  if (members.length === 0) return;
  await retentionTables(tx)
    .insertInto('retention_member')
    .values(
      members.map(({ personId, name, positionName, isChair }, place) => ({
        list_id: listId,
        person_id: personId,
        person_name: name,
        position_name: positionName,
        is_chair: isChair,
        seq: place + 1,
      })),
    )
    .execute();
}

/** Writes what one member says of every document, and that the member has answered. */
export async function writeOpinions(
  tx: Tx,
  listId: string,
  member: { readonly personId: string; readonly at: string },
  exceptions: readonly {
    readonly documentId: string;
    readonly opinion: RetentionOpinion;
    readonly years: number | null;
    readonly reason: string;
  }[],
): Promise<void> {
  await writeOpinionsSql(
    tx,
    listId,
    member.personId,
    exceptions.map(({ documentId }) => documentId),
    exceptions.map(({ opinion }) => opinion),
    exceptions.map(({ years }) => years),
    exceptions.map(({ reason }) => reason),
  );
  await retentionTables(tx)
    .updateTable('retention_member')
    .set({ signed_at: member.at })
    .where('list_id', '=', listId)
    .where('person_id', '=', member.personId)
    .execute();
}

const writeOpinionsSql = writeStatement(
  'retention.write-opinions',
  ['uuid', 'uuid', 'uuid[]', 'text[]', 'int4?[]', 'text[]'],
  `insert into retention_opinion (list_id, document_id, person_id, opinion, years, reason)
   select item.list_id, item.document_id, $2, coalesce(told.opinion, 'destroy'), told.years,
     coalesce(told.reason, '')
   from retention_item item
   left join unnest($3::uuid[], $4::text[], $5::integer[], $6::text[])
     told (id, opinion, years, reason) on told.id = item.document_id
   where item.list_id = $1
   on conflict (list_id, document_id, person_id) do update
     set opinion = excluded.opinion, years = excluded.years, reason = excluded.reason`,
);

export async function setDecisions(
  tx: Tx,
  listId: string,
  rows: readonly {
    readonly documentId: string;
    readonly decision: RetentionDecision;
    readonly years: number | null;
    readonly remark: string;
  }[],
): Promise<void> {
  await setDecisionsSql(
    tx,
    listId,
    rows.map(({ documentId }) => documentId),
    rows.map(({ decision }) => decision),
    rows.map(({ years }) => years),
    rows.map(({ remark }) => remark),
  );
}

const setDecisionsSql = writeStatement(
  'retention.set-decisions',
  ['uuid', 'uuid[]', 'text[]', 'int4?[]', 'text[]'],
  `update retention_item item set decision = told.decision, extend_years = told.years,
     remark = told.remark
   from unnest($2::uuid[], $3::text[], $4::integer[], $5::text[])
     told (id, decision, years, remark)
   where item.list_id = $1 and item.document_id = told.id`,
);
