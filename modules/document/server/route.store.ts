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
    startsWithPrevious: 'bool',
    signedName: 'text',
    signedLines: 'text[]',
    signedForName: 'text',
  }),
  ['uuid', 'int4?'],
  `select id, seq, role, person_id as "personId", state, acted_at as "actedAt",
          post_id as "postId", acted_by as "actedBy", starts_with_previous as "startsWithPrevious",
          signed_name as "signedName", signed_lines as "signedLines",
          signed_for_name as "signedForName"
   from route_step where document_id = $1
     and round = coalesce($2, (select route_round from document where id = $1)) order by seq`,
);

/** A person whom a route asks to review or to sign. */
export type NewStep = Pick<StepRow, 'role' | 'personId' | 'postId' | 'startsWithPrevious'>;

/** Writes the steps of a new round; the first one, and those that start with it, are active at once. */
export async function insertSteps(
  tx: Tx,
  documentId: string,
  round: number,
  stations: readonly NewStep[],
): Promise<StepRow[]> {
  const later = stations.findIndex((one, index) => index > 0 && !one.startsWithPrevious);
  const steps = stations.map((station, index): StepRow => ({
    ...station,
    ...{ id: newId(), seq: index + 1 },
    state: later === -1 || index < later ? 'active' : 'waiting',
    ...{ actedAt: null, actedBy: '', signedName: '' },
    ...{ signedLines: [], signedForName: '' },
  }));
  for (const step of steps) {
    const { id, seq, role, personId, state, postId, startsWithPrevious } = step;
    await documentTables(tx)
      .insertInto('route_step')
      .values({
        ...{ id, document_id: documentId, round, seq, role, person_id: personId, state },
        ...{ post_id: postId, starts_with_previous: startsWithPrevious },
      })
      .execute();
  }
  return steps;
}

/** What changes with a step. */
export type StepChange = Pick<StepRow, 'state' | 'actedAt'> &
  Partial<Pick<StepRow, 'actedBy' | 'signedName' | 'signedLines' | 'signedForName'>>;

export async function setStep(tx: Tx, id: string, change: StepChange): Promise<void> {
  const { state, actedAt, actedBy = '' } = change;
  const { signedName = '', signedLines = [], signedForName = '' } = change;
  await documentTables(tx)
    .updateTable('route_step')
    .set({
      ...{ state, acted_at: actedAt, acted_by: actedBy },
      ...{ signed_name: signedName, signed_lines: [...signedLines] },
      signed_for_name: signedForName,
    })
    .where('id', '=', id)
    .execute();
}
