import type { Handle, Tx } from '@sarn/platform-server';
import type { RetentionDecision, RetentionOpinion } from '../../contract/index.ts';

export interface OpinionRow {
  readonly documentId: string;
  readonly personId: string;
  readonly name: string;
  readonly opinion: RetentionOpinion;
  readonly years: number | null;
  readonly reason: string;
}

export function listOpinions(h: Handle, listId: string): Promise<OpinionRow[]> {
  return h.query<OpinionRow>(
    `select document_id as "documentId", opinion.person_id as "personId",
       member.person_name as name, opinion, years, reason
     from retention_opinion opinion join retention_member member
       on member.list_id = opinion.list_id and member.person_id = opinion.person_id
     where opinion.list_id = $1 order by member.seq`,
    [listId],
  );
}

export interface MemberRow {
  readonly personId: string;
  readonly name: string;
  readonly positionName: string;
  readonly isChair: boolean;
  readonly signedAt: string | null;
}

export function listMembers(h: Handle, listId: string): Promise<MemberRow[]> {
  return h.query<MemberRow>(
    `select person_id as "personId", person_name as name, position_name as "positionName",
       is_chair as "isChair", signed_at as "signedAt"
     from retention_member where list_id = $1 order by seq`,
    [listId],
  );
}

/** Names the committee anew; what an earlier one said falls with it. */
export async function replaceMembers(
  tx: Tx,
  listId: string,
  members: readonly Omit<MemberRow, 'signedAt'>[],
): Promise<void> {
  await tx.query(`delete from retention_opinion where list_id = $1`, [listId]);
  await tx.query(`delete from retention_member where list_id = $1`, [listId]);
  await tx.query(
    `insert into retention_member (list_id, person_id, person_name, position_name, is_chair, seq)
     select $1, told.id, told.name, told.position, told.chair, told.n
     from unnest($2::uuid[], $3::text[], $4::text[], $5::boolean[]) with ordinality
       told (id, name, position, chair, n)`,
    [
      listId,
      members.map(({ personId }) => personId),
      members.map(({ name }) => name),
      members.map(({ positionName }) => positionName),
      members.map(({ isChair }) => isChair),
    ],
  );
}

/** The members may read what they judge; none of it is a secret. */
export async function letMembersRead(tx: Tx, listId: string): Promise<void> {
  await tx.query(
    `insert into document_reader (document_id, holder)
     select item.document_id, 'p:' || member.person_id from retention_item item
     join retention_member member on member.list_id = item.list_id
     where item.list_id = $1 on conflict do nothing`,
    [listId],
  );
}

/** Writes what one member says of every paper, and that he has said it. */
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
  await tx.query(
    `insert into retention_opinion (list_id, document_id, person_id, opinion, years, reason)
     select item.list_id, item.document_id, $2, coalesce(told.opinion, 'destroy'), told.years,
       coalesce(told.reason, '')
     from retention_item item
     left join unnest($3::uuid[], $4::text[], $5::integer[], $6::text[])
       told (id, opinion, years, reason) on told.id = item.document_id
     where item.list_id = $1
     on conflict (list_id, document_id, person_id) do update
       set opinion = excluded.opinion, years = excluded.years, reason = excluded.reason`,
    [
      listId,
      member.personId,
      exceptions.map(({ documentId }) => documentId),
      exceptions.map(({ opinion }) => opinion),
      exceptions.map(({ years }) => years),
      exceptions.map(({ reason }) => reason),
    ],
  );
  await tx.query(
    `update retention_member set signed_at = $3 where list_id = $1 and person_id = $2`,
    [listId, member.personId, member.at],
  );
}

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
  await tx.query(
    `update retention_item item set decision = told.decision, extend_years = told.years,
       remark = told.remark
     from unnest($2::uuid[], $3::text[], $4::integer[], $5::text[])
       told (id, decision, years, remark)
     where item.list_id = $1 and item.document_id = told.id`,
    [
      listId,
      rows.map(({ documentId }) => documentId),
      rows.map(({ decision }) => decision),
      rows.map(({ years }) => years),
      rows.map(({ remark }) => remark),
    ],
  );
}
