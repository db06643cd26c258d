import type { Handle } from '@sarn/platform-server';
import type { Member } from '../../contract/index.ts';

/** Of these papers those that came from this sender, in the same order. */
export async function ofSender(
  h: Handle,
  documentIds: readonly string[],
  sender: string,
): Promise<string[]> {
  const rows = await h.query<{ id: string }>(
    'select id from document where id = any ($1::uuid[]) and sender = $2 order by created_at desc',
    [documentIds, sender],
  );
  return rows.map((row) => row.id);
}

/** The stations of a person's own drafts in their last round, one line each, the newest first. */
export async function listLines(
  h: Handle,
  documentIds: readonly string[],
  authorId: string,
): Promise<Member[][]> {
  const rows = await h.query<{ members: Member[] }>(
    `select jsonb_agg(jsonb_build_object('personId', step.person_id, 'as', step.role)
                      order by step.seq) as members
     from document paper join route_step step
       on step.document_id = paper.id and step.round = paper.route_round
     where paper.id = any ($1::uuid[]) and paper.author_id = $2
     group by paper.id, paper.created_at order by paper.created_at desc`,
    [documentIds, authorId],
  );
  return rows.map((row) => row.members);
}

/** To whom these units sent the papers on, the newest first; what came back does not count. */
export function listSent(
  h: Handle,
  documentIds: readonly string[],
  unitIds: readonly string[],
): Promise<Member[]> {
  return h.query<Member>(
    `select to_unit_id as "unitId", to_person_id as "personId", role as "as" from document_leg
     where document_id = any ($1::uuid[]) and from_unit_id = any ($2::uuid[])
       and state not in ('RECALLED', 'RETURNED', 'AUTO_RETURNED', 'RESENT')
     order by sent_at desc, id`,
    [documentIds, unitIds],
  );
}

/** Who was given work on the papers in these units, the newest first. */
export function listAssigned(
  h: Handle,
  documentIds: readonly string[],
  unitIds: readonly string[],
): Promise<Member[]> {
  return h.query<Member>(
    `select job.assignee_id as "personId", case when job.is_main then 'main' else 'info' end as "as"
     from document_job job join document_leg leg on leg.id = job.leg_id
     where job.document_id = any ($1::uuid[]) and leg.to_unit_id = any ($2::uuid[])
       and job.state <> 'RETURNED'
     order by job.assigned_at desc, job.id`,
    [documentIds, unitIds],
  );
}
