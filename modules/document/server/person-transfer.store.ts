import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { endedSendings } from './transfer.store.ts';

/** What of somebody's work on documents is handed over together. */
export const personWorkLines = [
  ...(['jobs-held', 'jobs-given', 'drafts', 'stations', 'named'] as const),
  'presented',
] as const;
export type PersonWorkLine = (typeof personWorkLines)[number];

/** Work that waits for a person; classified documents are in none of it. */
export interface PersonWork {
  readonly personId: string;
  readonly line: PersonWorkLine;
  readonly documentId: string;
  readonly title: string;
  readonly since: string;
}

const openJobs = `('ASSIGNED', 'IN_PROGRESS')`;
const ended = `('${endedSendings.join(`', '`)}')`;

const listSql = statement(
  'transfer.person-work',
  row<PersonWork>({
    ...{ personId: 'uuid', line: 'text', documentId: 'uuid', title: 'text', since: 'timestamptz' },
  }),
  ['uuid[]'],
  `with asked as (
     select distinct id, 'p:' || id principal from unnest($1::uuid[]) as given (id)
   ), work as (
     select assignee_id person_id, 'jobs-held' line, document_id, min(assigned_at) since
     from document_assignment where assignee_id = any ($1) and state in ${openJobs}
     group by assignee_id, document_id
     union all
     select assigner_id, 'jobs-given', document_id, min(assigned_at) from document_assignment
     where assigner_id = any ($1) and assignee_id <> assigner_id and state in ${openJobs}
     group by assigner_id, document_id
     union all
     select person_id, 'stations', document_id, null from route_step
     where person_id = any ($1) and state in ('waiting', 'active') group by person_id, document_id
     union all
     select asked.id, 'named', document_id, min(sent_at) from asked
     join document_transmission sent on sent.to_person_id = asked.id or sent.studier_id = asked.id
     where sent.state not in ${ended} group by asked.id, document_id
     union all
     select asked.id, 'drafts', item.document_id, min(item.since) from asked
     join queue_item item on item.principal = asked.principal
     join document own on own.id = item.document_id and own.author_id = asked.id
     where item.assignment_id is null and item.transmission_id is null
       and not exists (select 1 from route_step step where step.document_id = item.document_id
         and step.person_id = asked.id and step.state in ('waiting', 'active'))
     group by asked.id, item.document_id
   ), all_work as (
     select person_id, line, document_id, since from work
     union all
     -- Whatever else waits for the person by name, as what another has passed on to them.
     select asked.id, 'presented', item.document_id, min(item.since) from asked
     join queue_item item on item.principal = asked.principal
     where not exists (select 1 from work where work.person_id = asked.id
       and work.document_id = item.document_id and work.line <> 'jobs-given')
     group by asked.id, item.document_id
   )
   select work.person_id "personId", work.line, work.document_id "documentId", document.title,
     coalesce(work.since, document.updated_at) since
   from all_work work join document on document.id = work.document_id
   where document.secrecy = 'normal' order by work.line, since, work.document_id`,
);

/** Everything that waits for people by name, the oldest of each line first. */
export const listPersonWork = (h: Handle, personIds: readonly string[]): Promise<PersonWork[]> =>
  listSql.all(h, personIds);

const lockSql = statement(
  'transfer.person-papers-for-update',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid[]'],
  `select id from document where id = any ($1) and secrecy = 'normal' order by id for update`,
);

/** Locks the documents of a transfer; classified ones are left out. @returns their ids */
export const lockOrdinary = async (tx: Tx, documentIds: readonly string[]): Promise<string[]> =>
  (await lockSql.all(tx, documentIds)).map(({ id }) => id);

type HandLine = (
  tx: Tx,
  documentIds: readonly string[],
  fromId: string,
  toId: string,
) => Promise<void>;

/** The post of the former person is not that of the taker. */
const lines: Readonly<Record<PersonWorkLine, HandLine>> = {
  'jobs-held': writeStatement(
    'transfer.person-jobs-held',
    ['uuid[]', 'uuid', 'uuid'],
    `update document_assignment set assignee_id = $3, assignee_post_id = null
     where document_id = any ($1) and assignee_id = $2 and state in ${openJobs}`,
  ),
  'jobs-given': writeStatement(
    'transfer.person-jobs-given',
    ['uuid[]', 'uuid', 'uuid'],
    `update document_assignment set assigner_id = $3
     where document_id = any ($1) and assigner_id = $2 and state in ${openJobs}`,
  ),
  drafts: writeStatement(
    'transfer.person-drafts',
    ['uuid[]', 'uuid', 'uuid'],
    `update document set author_id = $3, version = version + 1
     where id = any ($1) and author_id = $2`,
  ),
  stations: writeStatement(
    'transfer.person-stations',
    ['uuid[]', 'uuid', 'uuid'],
    `update route_step set person_id = $3, post_id = null
     where document_id = any ($1) and person_id = $2 and state in ('waiting', 'active')`,
  ),
  named: writeStatement(
    'transfer.person-named',
    ['uuid[]', 'uuid', 'uuid'],
    `update document_transmission set
       to_post_id = case when to_person_id = $2 then null else to_post_id end,
       to_person_id = case when to_person_id = $2 then $3 else to_person_id end,
       studier_post_id = case when studier_id = $2 then null else studier_post_id end,
       studier_id = case when studier_id = $2 then $3 else studier_id end
     where document_id = any ($1) and (to_person_id = $2 or studier_id = $2)
       and state not in ${ended}`,
  ),
  presented: writeStatement(
    'transfer.person-senders',
    ['uuid[]', 'text', 'text'],
    `update document_transmission
     set from_principals = array_replace(from_principals, 'p:' || $2::text, 'p:' || $3::text)
     where document_id = any ($1) and ('p:' || $2::text) = any (from_principals)`,
  ),
};

const handQueues = writeStatement(
  'transfer.person-queues',
  ['uuid[]', 'text', 'text'],
  `with gone as (
     delete from queue_item where document_id = any ($1) and principal = 'p:' || $2 returning *)
   insert into queue_item (subject_key, code, principal, document_id, transmission_id,
     assignment_id, since, due_date, due_time)
   select subject_key, code, 'p:' || $3, document_id, transmission_id, assignment_id, since,
     due_date, due_time
   from gone on conflict do nothing`,
);

const handPresented = writeStatement(
  'transfer.person-presented',
  ['uuid[]', 'text', 'text'],
  `update document set presented_principal = 'p:' || $3::text, presented_post_id = null,
     version = version + 1
   where id = any ($1) and presented_principal = 'p:' || $2::text`,
);

export interface PersonTransfer {
  readonly line: PersonWorkLine;
  readonly fromId: string;
  readonly toId: string;
}

/**
 * Gives the work of one line on these documents to another person, with its age. What waited for the
 * former person on the same documents goes too: it could not be done without the other. The
 * documents must be locked.
 */
export async function transferPersonWork(
  tx: Tx,
  { line, fromId, toId }: PersonTransfer,
  documentIds: readonly string[],
): Promise<void> {
  await lines[line](tx, documentIds, fromId, toId);
  if (line === 'jobs-given') return;
  await handPresented(tx, documentIds, fromId, toId);
  await handQueues(tx, documentIds, fromId, toId);
}
