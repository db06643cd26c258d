import type { CivilDate, Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { watchingQueues } from '@sarn/document/contract';

/** What waits for a post of somebody, while nobody else can do it. */
export interface PostWork {
  readonly post: string;
  readonly unitName: string;
  readonly count: number;
}

const postWorkSql = statement(
  'transfer.post-work',
  row<PostWork>({ post: 'text', unitName: 'text', count: 'int8' }),
  ['uuid', 'date', 'timestamptz', 'text[]'],
  `with held as (
     select distinct post.id, post.title_th, unit.name_th unit_name, 'post:' || post.id post_key,
       post.duty || ':' || post.serves_unit_id duty_key
     from post_holding holding join post on post.id = holding.post_id
       join unit on unit.id = post.unit_id
     where holding.person_id = $1 and holding.valid_from <= $2
       and (holding.valid_to is null or holding.valid_to >= $2)
       and not exists (select 1 from delegation acting
         where acting.principal_post_id = post.id and acting.ended_at is null
           and acting.begins_at <= $3 and (acting.ends_at is null or acting.ends_at > $3))
       and not exists (select 1 from post_holding other join post same on same.id = other.post_id
           join person on person.id = other.person_id and person.is_active
         where other.person_id <> $1 and other.valid_from <= $2
           and (other.valid_to is null or other.valid_to >= $2)
           and (same.id = post.id
             or (same.duty = post.duty and same.serves_unit_id = post.serves_unit_id)))
   )
   select held.title_th post, held.unit_name "unitName", count(distinct item.subject_key) count
   from held join queue_item item on item.principal in (held.post_key, held.duty_key)
     join document on document.id = item.document_id and document.secrecy = 'normal'
   where item.code <> all ($4::text[])
   group by held.id, held.title_th, held.unit_name order by count desc, held.title_th`,
);

/**
 * The posts that somebody holds alone and for which nobody acts, with what waits for them; classified
 * documents are not counted.
 */
export const listPostWork = (
  h: Handle,
  personId: string,
  { day, now }: { readonly day: CivilDate; readonly now: Instant },
): Promise<PostWork[]> => postWorkSql.all(h, personId, day, now, watchingQueues);
