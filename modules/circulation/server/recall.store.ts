import { row, statement } from '@sarn/platform-server';
import type { Tx } from '@sarn/platform-server';
import { circulationTables } from './tables.ts';

/** A circulation that is locked to be recalled. */
export interface HeldCirculation {
  readonly isRecallable: boolean;
  readonly gaveEveryone: boolean;
  readonly people: number;
  readonly read: number;
  /** The document was circulated again since. */
  readonly isPassedOn: boolean;
}

/** Locks a circulation and its people, so that nobody is marked as reader meanwhile. */
export async function holdCirculation(tx: Tx, id: string): Promise<HeldCirculation | undefined> {
  await circulationTables(tx)
    .selectFrom('circulation')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  await circulationTables(tx)
    .selectFrom('circulation_recipient')
    .select('person_id')
    .where('circulation_id', '=', id)
    .forUpdate()
    .execute();
  return heldCirculation.first(tx, id);
}

const heldCirculation = statement(
  'circulation.held',
  row<HeldCirculation>({
    isRecallable: 'bool',
    gaveEveryone: 'bool',
    people: 'int8',
    read: 'int8',
    isPassedOn: 'bool',
  }),
  ['uuid'],
  `select is_recallable and recalled_at is null as "isRecallable",
          gave_everyone as "gaveEveryone", counted.people, counted.read,
          exists (select from circulation later where later.document_id = mine.document_id
            and (later.sent_at, later.id) > (mine.sent_at, mine.id)
            and later.recalled_at is null) as "isPassedOn"
   from circulation mine cross join lateral (
     select count(*) as people, count(read_at) as read
     from circulation_recipient where circulation_id = mine.id) counted
   where mine.id = $1`,
);

/**
 * People who may read the document by the circulation alone: they never had work on it.
 * A person who got work on it keeps the right.
 */
export async function listGivenRights(tx: Tx, id: string): Promise<string[]> {
  return (await givenRightsSql.all(tx, id)).map(({ personId }) => personId);
}

const givenRightsSql = statement(
  'circulation.given-rights',
  row<{ personId: string }>({ personId: 'uuid' }),
  ['uuid'],
  `select mine.person_id as "personId" from circulation_recipient mine
  join document on document.id = mine.document_id
  where mine.circulation_id = $1 and mine.gave_right and document.author_id <> mine.person_id
    and not exists (select from document_event event where event.document_id = mine.document_id
                      and event.actor_id = mine.person_id)
    and not exists (select from route_step step where step.document_id = mine.document_id
                      and step.person_id = mine.person_id)
    and not exists (select from document_assignment assignment where assignment.document_id = mine.document_id
                      and assignment.assignee_id = mine.person_id)
    and not exists (select from document_transmission transmission
                      where transmission.document_id = mine.document_id
                        and (transmission.to_person_id = mine.person_id
                             or transmission.studier_id = mine.person_id))
    and not exists (select from queue_item item where item.document_id = mine.document_id
                      and item.principal = 'p:' || mine.person_id)`,
);

/**
 * Deletes the recipients of a circulation. The rights that it gave must be removed before
 * (`listGivenRights`).
 *
 * @returns the people to whom it was sent
 */
export async function takeBack(
  tx: Tx,
  id: string,
  { reason, at }: { reason: string; at: string },
): Promise<string[]> {
  const gone = await circulationTables(tx)
    .deleteFrom('circulation_recipient')
    .where('circulation_id', '=', id)
    .returning('person_id as id')
    .execute();
  await circulationTables(tx)
    .updateTable('circulation')
    .set({ recalled_at: at, recall_reason: reason, recalled_people: gone.length })
    .where('id', '=', id)
    .execute();
  return gone.map((person) => person.id);
}
