-- Both are asked at every call and every act. A function in SQL is planned anew each time it is
-- called, and planning these takes longer than doing them; one in PL/pgSQL keeps its plan.
create or replace function seats_of(who uuid, today date, moment timestamptz)
returns table (post_id uuid, is_acting boolean, phrase text, chain uuid[], posts uuid[],
  is_scoped boolean)
language plpgsql stable parallel safe as $$
#variable_conflict use_column
begin
  return query
  with recursive own as (select * from chair_held(who, today)),
  seat as (
    select o.post_id, o.is_acting, o.phrase, '{}'::uuid[] as chain, array[o.post_id] as posts,
      false as is_scoped
    from own o
    union all
    select next.post_id, true, null, next.chain, next.posts, next.is_scoped
    from seat cross join lateral (
      select p.id as post_id, seat.chain || (given.one).id as chain,
        case when (given.one).delegate_post_id is null then array[start.id, p.id]
          else seat.posts || p.id end as posts,
        (given.one).is_scoped
      from (
        select g as one from delegation g where g.delegate_post_id = seat.post_id
        union all
        -- Given to the person himself: reached once, from the first of his own chairs.
        select g as one from delegation g where g.delegate_person_id = who
          and seat.chain = '{}' and seat.post_id = (select o.post_id from own o
            where not o.is_acting order by o.sort, o.post_id limit 1)
      ) given
      cross join lateral posts_of_delegation(given.one, today) p
      cross join lateral (select chair_to_stand_from(who, p.duty, today) as id) start
      where is_delegation_live(given.one, moment) and start.id is not null
        and p.id <> all (seat.posts)
    ) next
    where not seat.is_scoped
  )
  select seat.post_id, seat.is_acting, seat.phrase, seat.chain, seat.posts, seat.is_scoped from seat;
end
$$;

-- Every notice asks who sits on a chair, and nearly always nobody acts for it: whoever holds the
-- chair himself is found by his holding alone. Only who comes to it by an order is asked about
-- with all his seats, which takes a hundred times as long.
create or replace function people_on_posts(wanted uuid[], today date, moment timestamptz)
returns table (person_id uuid)
language plpgsql stable parallel safe as $$
#variable_conflict use_column
begin
  return query
  with recursive chair as (
    select p.id, true as is_wanted from post p
    where p.id = any (wanted) and p.valid_from <= today and (p.valid_to is null or p.valid_to >= today)
    union
    select d.delegate_post_id, false
    from chair join post principal on principal.id = chair.id
    cross join lateral delegations_of_post(principal) d
    where is_delegation_live(d, moment) and not d.is_scoped and d.delegate_post_id is not null
  )
  select m.id from chair join post_holding h on h.post_id = chair.id
  join person m on m.id = h.person_id and m.is_active
  where chair.is_wanted
    and h.valid_from <= today and (h.valid_to is null or h.valid_to >= today)
  union
  select m.id from (
    select h.person_id from chair join post_holding h on h.post_id = chair.id
    where not chair.is_wanted
      and h.valid_from <= today and (h.valid_to is null or h.valid_to >= today)
    union
    select d.delegate_person_id from chair join post principal on principal.id = chair.id
    cross join lateral delegations_of_post(principal) d
    where is_delegation_live(d, moment) and not d.is_scoped and d.delegate_person_id is not null
  ) found
  join person m on m.id = found.person_id and m.is_active
  -- The last word is with seats_of: whoever is found here sits there.
  where exists (select 1 from seats_of(m.id, today, moment) s
    where s.post_id = any (wanted) and not s.is_scoped);
end
$$;
