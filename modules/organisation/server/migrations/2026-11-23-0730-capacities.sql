-- organisation: the functions have the words of docs/glossary.md: a post is held, and people act in
-- capacities. Names and words in the texts changed, and nothing else.

alter function chair_held(uuid, date) rename to posts_held;
alter function chair_to_stand_from(uuid, text, date) rename to post_to_act_from;
alter function seats_of(uuid, date, timestamptz) rename to capacities_of;

create or replace function post_to_act_from(who uuid, for_duty text, today date)
returns uuid
language sql
stable parallel safe
as $$
  select c.post_id from posts_held(who, today) c join person m on m.id = who and m.is_active
  where not c.is_acting
    and (for_duty not in ('head', 'deputy') or c.duty not in ('secretary', 'clerk', 'none'))
  order by c.sort, c.post_id limit 1
$$;

create or replace function capacities_of(who uuid, today date, moment timestamptz)
returns table(post_id uuid, is_acting boolean, phrase text, chain uuid[], posts uuid[], is_scoped boolean)
language plpgsql
stable parallel safe
as $$
#variable_conflict use_column
begin
  return query
  with recursive own as (select * from posts_held(who, today)),
  capacity as (
    select o.post_id, o.is_acting, o.phrase, '{}'::uuid[] as chain, array[o.post_id] as posts,
      false as is_scoped
    from own o
    union all
    select next.post_id, true, null, next.chain, next.posts, next.is_scoped
    from capacity cross join lateral (
      select p.id as post_id, capacity.chain || (given.one).id as chain,
        case when (given.one).delegate_post_id is null then array[start.id, p.id]
          else capacity.posts || p.id end as posts,
        (given.one).is_scoped
      from (
        select g as one from delegation g where g.delegate_post_id = capacity.post_id
        union all
        -- Given to the person: reached once, from the first of their own posts.
        select g as one from delegation g where g.delegate_person_id = who
          and capacity.chain = '{}' and capacity.post_id = (select o.post_id from own o
            where not o.is_acting order by o.sort, o.post_id limit 1)
      ) given
      cross join lateral posts_of_delegation(given.one, today) p
      cross join lateral (select post_to_act_from(who, p.duty, today) as id) start
      where is_delegation_live(given.one, moment) and start.id is not null
        and p.id <> all (capacity.posts)
    ) next
    where not capacity.is_scoped
  )
  select capacity.post_id, capacity.is_acting, capacity.phrase, capacity.chain, capacity.posts, capacity.is_scoped from capacity;
end
$$;

create or replace function people_on_posts(wanted uuid[], today date, moment timestamptz)
returns table(person_id uuid)
language plpgsql
stable parallel safe
as $$
#variable_conflict use_column
begin
  return query
  select distinct m.id from unnest(wanted) as asked (id)
  join post p on p.id = asked.id
    and p.valid_from <= today and (p.valid_to is null or p.valid_to >= today)
  join post_holding h on h.post_id = p.id
    and h.valid_from <= today and (h.valid_to is null or h.valid_to >= today)
  join person m on m.id = h.person_id and m.is_active;

  if not exists (
    select 1 from unnest(wanted) as asked (id) join post p on p.id = asked.id
    cross join lateral delegations_of_post(p) d
    where is_delegation_live(d, moment) and not d.is_scoped
      and p.valid_from <= today and (p.valid_to is null or p.valid_to >= today)
  ) then
    return;
  end if;

  return query
  with recursive reached as (
    select p.id, true as is_wanted from post p
    where p.id = any (wanted) and p.valid_from <= today and (p.valid_to is null or p.valid_to >= today)
    union
    select d.delegate_post_id, false
    -- The limit keeps the planner from reading all posts instead of one by its key.
    from reached cross join lateral (select p from post p where p.id = reached.id limit 1) given (post)
    cross join lateral delegations_of_post(given.post) d
    where is_delegation_live(d, moment) and not d.is_scoped and d.delegate_post_id is not null
  )
  select m.id from (
    select h.person_id from reached join post_holding h on h.post_id = reached.id
    where not reached.is_wanted
      and h.valid_from <= today and (h.valid_to is null or h.valid_to >= today)
    union
    select d.delegate_person_id
    from reached cross join lateral (select p from post p where p.id = reached.id limit 1) given (post)
    cross join lateral delegations_of_post(given.post) d
    where is_delegation_live(d, moment) and not d.is_scoped and d.delegate_person_id is not null
  ) found
  join person m on m.id = found.person_id and m.is_active
  -- What decides is capacities_of: whoever is found here has the post there too.
  where exists (select 1 from capacities_of(m.id, today, moment) s
    where s.post_id = any (wanted) and not s.is_scoped);
end
$$;

create or replace function people_by_delegation(wanted uuid[], today date, moment timestamptz)
returns table(person_id uuid)
language sql
stable parallel safe
as $$
  select m.id from (
    select d.delegate_person_id as person_id from delegation d
    where d.id = any (wanted) and d.delegate_person_id is not null
    union
    select p.person_id from people_on_posts(
      (select array_agg(d.delegate_post_id) from delegation d
       where d.id = any (wanted) and d.delegate_post_id is not null), today, moment) p
  ) found
  join person m on m.id = found.person_id and m.is_active
  where exists (select 1 from capacities_of(m.id, today, moment) s
    where s.chain[cardinality(s.chain)] = any (wanted))
$$;

create or replace function may_appoint(who uuid, wanted uuid, today date, moment timestamptz, keeps_orders boolean)
returns boolean
language sql
stable parallel safe
as $$
  select keeps_orders or exists (
    select 1 from capacities_of(who, today, moment) s where s.post_id = wanted and (
      (s.chain = '{}' and not s.is_acting)
      or (select d.may_redelegate from delegation d where d.id = s.chain[cardinality(s.chain)])))
  or exists (
    with recursive above as (
      select u.id, u.parent_id from unit u join post p on p.serves_unit_id = u.id and p.id = wanted
      union
      select u.id, u.parent_id from unit u join above on above.parent_id = u.id)
    select 1 from posts_held(who, today) c join post p on p.id = c.post_id
    where not c.is_acting and p.duty = 'head' and p.serves_unit_id in (select id from above))
$$;

create or replace function secret_keys(who uuid, today date)
returns setof text
language sql
stable parallel safe
as $$
  select keys.key from generate_series(1, clearance_level(who, today)) level
  cross join lateral (
    select 's' || level || ':' || who as key
    union all
    select distinct 'sr' || level || ':' || r.unit_id from secret_registrar r
    where r.person_id = who and r.ended_at is null
      and r.valid_from <= today and (r.valid_to is null or r.valid_to >= today)
    union all
    select distinct 's' || level || p.duty || ':' || p.serves_unit_id
    from posts_held(who, today) c join post p on p.id = c.post_id
    where not c.is_acting and p.duty in ('head', 'deputy')) keys
$$;

