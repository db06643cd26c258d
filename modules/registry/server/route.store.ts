import { newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { StepRow } from './subject.ts';

/** Stations of one round of a memo's route, in order. */
export function listSteps(h: Handle, documentId: string, round: number): Promise<StepRow[]> {
  return h.query<StepRow>(
    `select id, seq, role, person_id as "personId", state, acted_at as "actedAt",
            post_id as "postId", acted_by as "actedBy"
     from route_step where document_id = $1 and round = $2 order by seq`,
    [documentId, round],
  );
}

/** Writes the stations of a new round; the first one is active at once. */
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
    await tx.query(
      `insert into route_step (id, document_id, round, seq, role, person_id, state, post_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [step.id, documentId, round, step.seq, step.role, step.personId, step.state, step.postId],
    );
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
  await tx.query(`update route_step set state = $2, acted_at = $3, acted_by = $4 where id = $1`, [
    id,
    state,
    actedAt,
    actedBy,
  ]);
}
