import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';
import type { MatrixConcern, NoticeWay, RecipientRole } from '../../../contract/index.ts';

/**
 * People who may be told in one of these roles by its way, each once. Only people who can sign in count:
 * active, with an account that is neither suspended nor closed. By role, as of today:
 *
 * - head: who holds or acts for a post of a head (`people_on_posts`, which also finds who is told);
 * - clerk: likewise posts of clerks, deputies and secretaries, whose keys `roleOfKey` calls so, and the
 *   registrars of classified documents;
 * - administrator: who has a role of the type administrator, as person or by a post. A single permission
 *   given by a role of another type is not counted;
 * - who has the work, wrote it or follows it: everybody, because any document may come to anybody.
 *
 * What people chose themselves is not looked at: the change concerns them all the same.
 */
export async function countConcerned(
  h: Handle,
  changed: readonly { readonly role: RecipientRole; readonly way: NoticeWay }[],
  { day, now }: { readonly day: string; readonly now: string },
): Promise<MatrixConcern> {
  const roles = changed.map(({ role }) => role);
  const ways = changed.map(({ way }) => way);
  const counted = roles.length > 0 && (await concernSql.first(h, roles, ways, day, now));
  return counted || { people: 0, reached: 0 };
}

const concernSql = statement(
  'notification-cell.concerned',
  row<MatrixConcern>({ people: 'int4!', reached: 'int4!' }),
  ['text[]', 'text[]', 'date', 'timestamptz'],
  `with asked as (
     select * from unnest($1::text[], $2::text[]) as asked (role, way)
   ), granted as (
     select g.person_id, g.post_id from role_grant g
     join role r on r.id = g.role_id and r.type_code = 'administrator'
       and r.valid_from <= $3 and (r.valid_to is null or r.valid_to >= $3)
     where g.valid_from <= $3 and (g.valid_to is null or g.valid_to >= $3)
   ), posts (role, ids) as (
     select 'head', array(select id from post where duty = 'head')
     union all
     select 'clerk', array(select id from post where duty in ('clerk', 'deputy', 'secretary'))
     union all
     select 'administrator', array(select post_id from granted where post_id is not null)
   ), member (role, person_id) as (
     select posts.role, on_post.person_id
     from posts cross join lateral people_on_posts(posts.ids, $3, $4) on_post
     where posts.role in (select role from asked)
     union
     select 'administrator', person_id from granted where person_id is not null
     union
     select 'clerk', person_id from secret_registrar
     where ended_at is null and valid_from <= $3 and (valid_to is null or valid_to >= $3)
     union
     select everybody.role, p.id
     from (values ('holder'), ('author'), ('follower')) as everybody (role) cross join person p
     where everybody.role in (select role from asked)
   ), concerned as (
     select p.id, bool_or(case asked.way
       when 'email' then p.email is not null
       when 'line' then exists (
         select 1 from line_link l where l.person_id = p.id and not l.is_blocked)
       when 'push' then exists (select 1 from push_subscription s where s.person_id = p.id)
       else true end) as is_reached
     from asked join member using (role)
     join person p on p.id = member.person_id and p.is_active
     join account a on a.person_id = p.id and not a.is_suspended and a.closed_at is null
     group by p.id
   )
   select count(*)::int as people, (count(*) filter (where is_reached))::int as reached
   from concerned`,
);
