import { newId } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { documentTables } from './tables.ts';
import type { StepRow } from './subject.ts';

/** Steps of one round of a document's route, in order; null for the present round. */
export function listSteps(h: Handle, id: string, round: number | null): Promise<StepRow[]> {
  return listSql.all(h, id, round);
}

const listSql = statement(
  'route.list-steps',
  row<StepRow>({
    id: 'uuid',
    seq: 'int4',
    role: 'text',
    personId: 'uuid',
    state: 'text',
    actedAt: 'timestamptz?',
    postId: 'uuid?',
    actedBy: 'text',
  }),
  ['uuid', 'int4?'],
  `select id, seq, role, person_id as "personId", state, acted_at as "actedAt",
          post_id as "postId", acted_by as "actedBy"
   from route_step where document_id = $1
     and round = coalesce($2, (select route_round from document where id = $1)) order by seq`,
);

/** Writes the steps of a new round; the first one is active at once. */
export async function insertSteps(
  tx: Tx,
  documentId: string,
  round: number,
  stations: readonly { role: 'review' | 'sign'; personId: string; postId: string | null }[],
): Promise<StepRow[]> {
  const steps = stations.map((station, index): StepRow => ({
    id: newId(),
    seq: index + 1,
    role: station.role,
    personId: station.personId,
    state: index === 0 ? 'active' : 'waiting',
    actedAt: null,
    postId: station.postId,
    actedBy: '',
  }));
  for (const step of steps) {
    const { id, seq, role, personId, state, postId } = step;
    await documentTables(tx)
      .insertInto('route_step')
      .values({
        id,
        document_id: documentId,
        round,
        seq,
        role,
        person_id: personId,
        state,
        post_id: postId,
      })
      .execute();
  }
  return steps;
}

export async function setStep(
  tx: Tx,
  id: string,
  state: StepRow['state'],
  actedAt: string | null,
  actedBy = '',
): Promise<void> {
  await documentTables(tx)
    .updateTable('route_step')
    .set({ state, acted_at: actedAt, acted_by: actedBy })
    .where('id', '=', id)
    .execute();
}
