import type { CivilDate, Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import { watchingQueues } from '@sarn/document/contract';

/** A post of somebody that nobody else can do, with what waits for it. */
export interface PostWork {
  readonly personId: string;
  readonly post: string;
  readonly unitName: string;
  /** Letters to its unit are received by this post alone: named also while none waits. */
  readonly isPoint: boolean;
  readonly count: number;
}

export interface PostMoment {
  readonly day: CivilDate;
  readonly now: Instant;
}

/** Somebody whose posts are looked at. */
export interface LeavingPerson {
  readonly personId: string;
  /** The last day of the person in office; null: not left. */
  readonly leftOn: CivilDate | null;
}

const postWorkSql = statement(
  'transfer.post-work',
  row<PostWork>({
    ...{ personId: 'uuid', post: 'text', unitName: 'text', isPoint: 'bool!', count: 'int8' },
  }),
  ['uuid[]', 'date', 'timestamptz', 'text[]', 'date[]'],
  `with held as (
     select distinct holding.person_id, post.id, post.title_th, unit.name_th unit_name, 'post:' || post.id post_key,
       post.duty = 'clerk' is_point, post.duty || ':' || post.serves_unit_id duty_key
     from unnest($1::uuid[], $5::date[]) asked (person_id, left_on)
       join post_holding holding on holding.person_id = asked.person_id
       join post on post.id = holding.post_id join unit on unit.id = post.unit_id
     where holding.valid_from <= $2
       and (holding.valid_to is null or holding.valid_to >= least($2, asked.left_on))
       and (post.valid_to is null or post.valid_to >= $2)
       and (unit.valid_to is null or unit.valid_to >= $2)
       and not exists (select 1 from delegation acting
         where acting.principal_post_id = post.id and acting.ended_at is null
           and acting.delegate_person_id is distinct from holding.person_id
           and acting.begins_at <= $3 and (acting.ends_at is null or acting.ends_at > $3))
       and not exists (select 1 from post_holding other join post same on same.id = other.post_id
           join person on person.id = other.person_id and person.is_active
         where other.person_id <> holding.person_id
           and not exists (select 1 from account
             where account.person_id = person.id and account.is_suspended) and other.valid_from <= $2
           and (other.valid_to is null or other.valid_to >= $2)
           and (same.id = post.id
             or (same.duty = post.duty and same.serves_unit_id = post.serves_unit_id)))
   )
   select held.person_id "personId", held.title_th post, held.unit_name "unitName", held.is_point "isPoint", waits.count
   from held cross join lateral (
     select count(distinct item.subject_key) count from queue_item item
     join document on document.id = item.document_id and document.secrecy = 'normal'
     where item.principal in (held.post_key, held.duty_key) and item.code <> all ($4::text[])
   ) waits
   where held.is_point or waits.count > 0 order by waits.count desc, held.title_th, held.id`,
);

/**
 * The posts that people hold alone and for which nobody acts, with what waits for them; classified
 * documents are not counted. Those that ended with the last day of the person are among them, until
 * somebody holds them.
 */
export const listPostWork = (
  h: Handle,
  people: readonly LeavingPerson[],
  { day, now }: PostMoment,
): Promise<PostWork[]> =>
  postWorkSql.all(
    h,
    people.map(({ personId }) => personId),
    day,
    now,
    watchingQueues,
    people.map(({ leftOn }) => leftOn ?? day),
  );
