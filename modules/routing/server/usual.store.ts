import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { Member } from '../contract/index.ts';
import { routingTables } from './tables.ts';
import { among, word } from '@sarn/document/server';

/** Those of the documents that came from this sender, the newest first. */
export async function ofSender(
  h: Handle,
  documentIds: readonly string[],
  sender: string,
): Promise<string[]> {
  const rows = await routingTables(h)
    .selectFrom('document')
    .select('id')
    .where('id', '=', among(documentIds))
    .where('sender', '=', sender)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((found) => found.id);
}

/** The routes of a person's own drafts in their last round, the newest first. */
export async function listLines(
  h: Handle,
  documentIds: readonly string[],
  authorId: string,
): Promise<Member[][]> {
  const rows = await listLinesSql.all(h, documentIds, authorId);
  return rows.map((found) => found.members);
}

const listLinesSql = statement(
  'routing.lines',
  row<{ members: Member[] }>({ members: 'jsonb' }),
  ['uuid[]', 'uuid'],
  `select jsonb_agg(jsonb_build_object('personId', step.person_id, 'as', step.role)
                    order by step.seq) as members
   from document join route_step step
     on step.document_id = document.id and step.round = document.route_round
   where document.id = any ($1::uuid[]) and document.author_id = $2
   group by document.id, document.created_at order by document.created_at desc`,
);

/** Recipients to whom these units sent the documents, the newest first, without returned ones. */
export async function listSent(
  h: Handle,
  documentIds: readonly string[],
  unitIds: readonly string[],
): Promise<Member[]> {
  const rows = await routingTables(h)
    .selectFrom('document_transmission')
    .select(['to_unit_id', 'to_person_id', 'role'])
    .where('document_id', '=', among(documentIds))
    .where('from_unit_id', '=', among(unitIds))
    .where('state', 'not in', cameBack)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ to_unit_id: unitId, to_person_id: personId, role }) => ({
    unitId: unitId ?? undefined,
    personId: personId ?? undefined,
    as: role,
  }));
}

const cameBack = [word('RECALLED'), word('RETURNED'), word('AUTO_RETURNED'), word('RESENT')];

/** Assignees of the documents in these units, the newest first, without returned ones. */
export function listAssigned(
  h: Handle,
  documentIds: readonly string[],
  unitIds: readonly string[],
): Promise<Member[]> {
  return routingTables(h)
    .selectFrom('document_assignment as assignment')
    .innerJoin(
      'document_transmission as transmission',
      'transmission.id',
      'assignment.transmission_id',
    )
    .select('assignment.assignee_id as personId')
    .select(({ case: when, lit }) =>
      when()
        .when('assignment.is_main', '=', lit(true))
        .then(word('main'))
        .else(word('info'))
        .end()
        .as('as'),
    )
    .where('assignment.document_id', '=', among(documentIds))
    .where('transmission.to_unit_id', '=', among(unitIds))
    .where('assignment.state', '<>', word('RETURNED'))
    .orderBy('assignment.assigned_at', 'desc')
    .orderBy('assignment.id')
    .execute();
}
