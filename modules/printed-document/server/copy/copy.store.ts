import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** What a caller may have beside a plain copy. */
export interface CopyRights {
  readonly mayFileCopy: boolean;
  /** The post in which the caller may certify; null for none. */
  readonly certifierPost: string | null;
}

/**
 * The file copy is kept by whoever wrote, checked or signed the document, by the unit that wrote it and by the
 * registry. A copy is certified by an officer with a level, ปฏิบัติงาน or ปฏิบัติการ at least.
 *
 * @rule saraban-2526 ข้อ 30, ข้อ 31
 * @assumed heads and deputies certify also where posts have no levels, as in state enterprises; of several posts the
 *   own one is named, and the one that heads a unit before others
 */
export async function rightsToCopy(
  h: Handle,
  documentId: string,
  caller: { readonly id: string; readonly principals: readonly string[] },
  today: string,
): Promise<CopyRights> {
  const found = await rightsSql.first(h, documentId, caller.principals, caller.id, today);
  return found ?? { mayFileCopy: false, certifierPost: null };
}

const rightsSql = statement(
  'copy.rights',
  row<CopyRights>({ mayFileCopy: 'bool', certifierPost: 'text?' }),
  ['uuid', 'text[]', 'uuid', 'date'],
  `select
     ('p:' || document.author_id = any ($2::text[])
       or exists (select from unnest($2::text[]) held (key)
                  where split_part(held.key, ':', 1) in ('head', 'deputy', 'clerk', 'officer', 'secretary')
                    and split_part(held.key, ':', 2) in (document.owner_unit_id::text, document.registry_unit_id::text))
       or exists (select from route_step step
                  where step.document_id = document.id and step.round = document.route_round
                    and ('p:' || step.person_id = any ($2::text[]) or 'post:' || step.post_id = any ($2::text[]))))
       "mayFileCopy",
     (select post.title_th from post_holding held join post on post.id = held.post_id
      where held.person_id = $3 and held.valid_from <= $4 and (held.valid_to is null or held.valid_to >= $4)
        and (post.valid_to is null or post.valid_to >= $4)
        and (post.position_level_id is not null or post.duty in ('head', 'deputy'))
      order by held.is_acting, post.duty not in ('head', 'deputy'), post.sort, post.id limit 1)
       "certifierPost"
   from document where document.id = $1`,
);

/** Who had a part in a document; without a time where nothing was recorded. */
export interface PartRow {
  readonly part: 'drafted' | 'typed' | 'checked';
  /** First name and surname; of a reviewer for whom somebody else acted, that one's name and post. */
  readonly name: string;
  readonly at: string | null;
  readonly personId: string;
  /** The step of the route; 0 for who drafted and typed. */
  readonly seq: number;
}

/**
 * Who drafted, typed and checked it, in this order; the reviewers as they passed it.
 *
 * @assumed whoever saved the text last typed it
 */
export function listParts(h: Handle, documentId: string): Promise<PartRow[]> {
  return partsSql.all(h, documentId);
}

const partsSql = statement(
  'copy.list-parts',
  row<PartRow>({
    ...{ part: 'text', name: 'text', at: 'timestamptz?' },
    ...{ personId: 'uuid', seq: 'int4' },
  }),
  ['uuid'],
  `with saved as (
     select actor_id, act, at, id from document_event
     where document_id = $1 and act in ('create', 'edit') and actor_id is not null),
   parts as (
     select 1 rank, 'drafted' part, document.author_id person_id, '' acted_by, 0 seq,
       coalesce((select min(at) from saved), document.created_at) at
     from document where id = $1
     union all
     select 2, 'typed', coalesce(last.actor_id, document.author_id), '', 0, coalesce(last.at, document.created_at)
     from document left join lateral (select actor_id, at from saved order by at desc, id desc limit 1) last on true
     where document.id = $1
     union all
     select 3, 'checked', step.person_id, step.acted_by, step.seq, step.acted_at
     from route_step step join document on document.id = step.document_id and document.route_round = step.round
     where step.document_id = $1 and step.role = 'review' and step.state = 'passed')
   select part, case when acted_by = '' then btrim(person.first_name_th || ' ' || person.last_name_th)
     else acted_by end "name", at, parts.person_id "personId", seq
   from parts join person on person.id = parts.person_id
   order by rank, at nulls last, seq`,
);
