import { allRows, builtStatement, row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { publicationKinds, searchWordFields } from '@sarn/document/contract';
import { textOfFields } from '@sarn/document/server';
import { noRelations, wordsColumns } from './relations.ts';
import type { SearchRelations } from './relations.ts';

/** Whether anything changed since the index was brought up to date. */
export async function isFindDue(h: Handle): Promise<boolean> {
  return (await dueSql.first(h)) !== undefined;
}

// As text: it is asked before every search, and the query builder would make it anew each time.
const dueSql = statement(
  'find.is-due',
  row<{ id: number }>({ id: 'int8' }),
  [],
  'select id from document_find_due limit 1',
);

/**
 * Updates the rows of changed documents, the oldest changes first.
 *
 * One at a time: two in parallel could write the same document in the wrong order.
 *
 * @returns how many changes it took
 */
export async function refreshFind(
  tx: Tx,
  relations: SearchRelations,
  atMost: number,
): Promise<number> {
  await holdSql(tx);
  return (await refreshSql.first(tx, { relations, atMost }))?.taken ?? 0;
}

const holdSql = writeStatement(
  'find.hold',
  [],
  `select pg_advisory_xact_lock(hashtext('document_find'))`,
);

interface Refreshed {
  taken: number;
  kept: number;
}

interface RefreshAsk {
  readonly relations: SearchRelations;
  readonly atMost: number;
}

// Classified documents are not in the index: nobody finds them by their words.
// Orders and notes are indexed except for published documents: everybody may read those, but not
// what was written about their drafts.
const refreshSql = builtStatement<Refreshed, RefreshAsk>(
  'find.refresh',
  row<Refreshed>({ taken: 'int8', kept: 'int8' }),
  ({ relations, atMost }) => ({ values: [atMost], text: refreshText(relations) }),
  () => [{ relations: noRelations, atMost: 1 }],
);

const isPublished = `paper.kind in (${publicationKinds.map((kind) => `'${kind}'`).join(', ')})`;

const refreshText = ({ numbers, words }: SearchRelations): string => `
  with taken as (
    delete from document_find_due where id in (
      select id from document_find_due order by id limit $1)
    returning document_id),
  paper as (
    select document.*, (created_at at time zone 'Asia/Bangkok')::date as day
    from document where id in (select document_id from taken)),
  made as (
    select paper.id, paper.created_at, search_fold(paper.title) as title,
      search_fold(concat_ws(' ', ${textOfFields(searchWordFields, 'paper.')},
        paper.day::text, paper.signed_by_name,
        entry.numbers, event.notes, further.words,
        left(regexp_replace(coalesce(paper.body_html, ''), '<[^>]*>', ' ', 'g'), 20000)
      )) as body,
      array_cat(
        array['y' || (extract(year from day) + 543)::text, 'm' || to_char(day, 'YYYY-MM'),
              'k:' || paper.kind, 's:' || paper.state, 'u:' || paper.owner_unit_id,
              'p:' || paper.author_id]
          || case when paper.sub_type_code <> '' then array['k:' || paper.sub_type_code] else '{}' end,
        array_cat(coalesce(entry.tags, '{}'), coalesce(event.tags, '{}'))) as tags,
      coalesce(reader.principals, '{}') as readers
    from paper
    left join lateral (
      select string_agg(number || '/' || be_year, ' ') as numbers,
             array_agg('n' || number) || array_agg(distinct 'r:' || register_id) as tags
      from ${numbers.sql} given where document_id = paper.id) entry on true
    left join lateral (
      select string_agg(event.note, ' ')
               filter (where not ${isPublished})
               as notes,
             array_agg(distinct 'p:' || who) as tags
      from document_event event
      left join lateral (
        select event.actor_id as who
        union select assignee_id from document_assignment where document_assignment.id = event.assignment_id) people on true
      where event.document_id = paper.id) event on true
    left join lateral (
      select string_agg(given.words, ' ') as words
      from ${allRows(wordsColumns, words).sql} given where given.document_id = paper.id) further
      on true
    left join lateral (
      select array_agg(principal) as principals from document_reader where document_id = paper.id) reader
      on true
    where paper.secrecy = 'normal'),
  gone as (
    delete from document_find where document_id in (
      select id from paper where secrecy <> 'normal')),
  kept as (
    insert into document_find (document_id, at, title, body, pairs, tags, readers)
    select id, created_at, title, body, search_pairs(title), tags, readers from made
    on conflict (document_id) do update
      set title = excluded.title, body = excluded.body, pairs = excluded.pairs,
          tags = excluded.tags, readers = excluded.readers
    returning 1)
  select (select count(*) from taken) as taken, (select count(*) from kept) as kept`;
