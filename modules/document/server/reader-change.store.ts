import { row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';

/** Documents that one of the keys reads, by id, after the given one. */
export async function listReadBy(
  h: Handle,
  keys: readonly string[],
  after: string | null,
  atMost: number,
): Promise<string[]> {
  return (await readBySql.all(h, keys, after, atMost)).map((one) => one.id);
}

const readBySql = statement(
  'reader.read-by',
  row<{ id: string }>({ id: 'uuid' }),
  ['text[]', 'uuid?', 'int8'],
  `select distinct document_id as id from document_reader
   where principal = any ($1::text[]) and ($2::uuid is null or document_id > $2)
   order by document_id limit $3`,
);

/** Lets these people go on reading the documents in which they acted: what a head ordered stays known to them. */
export const keepActors: (
  tx: Tx,
  documentIds: readonly string[],
  personIds: readonly string[],
) => Promise<void> = writeStatement(
  'reader.keep-actors',
  ['uuid[]', 'uuid[]'],
  `insert into document_reader (document_id, principal)
   select distinct event.document_id, 'p:' || event.actor_id
   from document_event event join document on document.id = event.document_id and document.secrecy = 'normal'
   where event.document_id = any ($1::uuid[]) and event.actor_id = any ($2::uuid[])
   on conflict do nothing`,
);

/**
 * Takes the right to read from a head where it came only from a unit that left: not where another
 * unit below the head has the document, and not while it waits for the head.
 *
 * @param key `head:<unit>`
 * @param clerks keys of the clerks of the units that are below that head now
 */
export const dropHead: (
  tx: Tx,
  documentIds: readonly string[],
  key: string,
  clerks: readonly string[],
) => Promise<void> = writeStatement(
  'reader.drop-head',
  ['uuid[]', 'text', 'text[]'],
  `delete from document_reader reader where reader.document_id = any ($1::uuid[]) and reader.principal = $2
     and not exists (select from document_reader other where other.document_id = reader.document_id
                     and other.principal = any ($3::text[]))
     and not exists (select from queue_item item where item.document_id = reader.document_id
                     and item.principal = $2)`,
);
