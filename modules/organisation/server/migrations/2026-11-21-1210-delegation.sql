-- Acting for somebody: who stands in for which chair, with which power, for how long, by which order.
-- Instants bound a period: it begins with begins_at and is over at ends_at.

create table delegation (
  id uuid primary key,
  power text not null check (power in ('substitute', 'caretaker', 'delegated', 'in-place', 'on-duty')),
  -- The chair acted for, or all leading and registry chairs of a unit.
  principal_post_id uuid references post (id),
  principal_unit_id uuid references unit (id),
  -- Who acts: a person, or whoever sits on a chair.
  delegate_person_id uuid references person (id),
  delegate_post_id uuid references post (id),
  -- What it is limited to; empty: not limited in this respect.
  kinds text[] not null default '{}',
  acts text[] not null default '{}',
  unit_ids uuid[] not null default '{}',
  is_scoped boolean not null generated always as
    (cardinality(kinds) + cardinality(acts) + cardinality(unit_ids) > 0) stored,
  matters text not null default '' check (length(matters) <= 1000),
  may_redelegate boolean not null default false,
  begins_at timestamptz(3) not null,
  -- Null: until another order.
  ends_at timestamptz(3),
  order_no text not null check (order_no <> '' and length(order_no) <= 100),
  order_date date not null,
  entered_by uuid references person (id),
  entered_at timestamptz(3) not null,
  ended_by uuid references person (id),
  ended_at timestamptz(3),
  end_reason text not null default '' check (length(end_reason) <= 500),
  check (num_nonnulls(principal_post_id, principal_unit_id) = 1),
  check (num_nonnulls(delegate_person_id, delegate_post_id) = 1),
  check (ends_at > begins_at),
  check (delegate_post_id <> principal_post_id)
);
create index delegation_principal_post on delegation (principal_post_id);
create index delegation_principal_unit on delegation (principal_unit_id);
create index delegation_person on delegation (delegate_person_id);
create index delegation_post on delegation (delegate_post_id);

/* Begun and neither over nor ended early at the moment: the one place that says so. */
create function is_delegation_live(d delegation, moment timestamptz) returns boolean
language sql immutable parallel safe as $$
  select d.begins_at <= moment and (d.ends_at is null or moment < d.ends_at)
    and (d.ended_at is null or moment < d.ended_at)
$$;

/* Chairs for which a delegation stands. */
create function posts_of_delegation(d delegation, today date) returns setof post
language sql stable parallel safe as $$
  select p.* from post p where p.id = d.principal_post_id
    and p.valid_from <= today and (p.valid_to is null or p.valid_to >= today)
  union all
  select p.* from post p where p.serves_unit_id = d.principal_unit_id
    and p.duty in ('head', 'deputy', 'clerk')
    and p.valid_from <= today and (p.valid_to is null or p.valid_to >= today)
$$;

/* Delegations that stand for a chair, whenever. */
create function delegations_of_post(p post) returns setof delegation
language sql stable parallel safe as $$
  select d.* from delegation d where d.principal_post_id = p.id
  union all
  select d.* from delegation d where d.principal_unit_id = p.serves_unit_id
    and p.duty in ('head', 'deputy', 'clerk')
$$;

/* Chairs held by being seated on them, acting ones of the personnel file included. */
create function chair_held(who uuid, today date)
returns table (post_id uuid, is_acting boolean, phrase text, duty text, sort integer)
language sql stable parallel safe as $$
  select p.id, h.is_acting, h.acting_phrase, p.duty, p.sort
  from post_holding h join post p on p.id = h.post_id
  where h.person_id = who
    and h.valid_from <= today and (h.valid_to is null or h.valid_to >= today)
    and p.valid_from <= today and (p.valid_to is null or p.valid_to >= today)
$$;

/*
 * The own chair from which a person acts for another: his highest, and for a chair that orders and
 * signs one that is itself not a secretary's or a clerk's. Null: he may not.
 */
create function chair_to_stand_from(who uuid, for_duty text, today date) returns uuid
language sql stable parallel safe as $$
  select c.post_id from chair_held(who, today) c join person m on m.id = who and m.is_active
  where not c.is_acting
    and (for_duty not in ('head', 'deputy') or c.duty not in ('secretary', 'clerk', 'none'))
  order by c.sort, c.post_id limit 1
$$;

/*
 * Every way in which a person sits on a chair at a moment: own, acting by the personnel file, or
 * by delegation. `chain` are the delegations passed through, `posts` the chairs from the own one to
 * this one. What was given to a chair is also done by who has the full power of it; a limited power
 * is not passed on.
 */
create function seats_of(who uuid, today date, moment timestamptz)
returns table (post_id uuid, is_acting boolean, phrase text, chain uuid[], posts uuid[],
  is_scoped boolean)
language sql stable parallel safe as $$
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
  select seat.post_id, seat.is_acting, seat.phrase, seat.chain, seat.posts, seat.is_scoped from seat
$$;

/* Everybody who sits on one of the chairs with its full power at the moment; see seats_of. */
create function people_on_posts(wanted uuid[], today date, moment timestamptz)
returns table (person_id uuid)
language sql stable parallel safe as $$
  with recursive chair as (
    select p.id from post p
    where p.id = any (wanted) and p.valid_from <= today and (p.valid_to is null or p.valid_to >= today)
    union
    select d.delegate_post_id
    from chair join post principal on principal.id = chair.id
    cross join lateral delegations_of_post(principal) d
    where is_delegation_live(d, moment) and not d.is_scoped and d.delegate_post_id is not null
  )
  select m.id from (
    select h.person_id from chair join post_holding h on h.post_id = chair.id
    where h.valid_from <= today and (h.valid_to is null or h.valid_to >= today)
    union
    select d.delegate_person_id from chair join post principal on principal.id = chair.id
    cross join lateral delegations_of_post(principal) d
    where is_delegation_live(d, moment) and not d.is_scoped and d.delegate_person_id is not null
  ) found
  join person m on m.id = found.person_id and m.is_active
  -- The last word is with seats_of: whoever is found here sits there.
  where exists (select 1 from seats_of(m.id, today, moment) s
    where s.post_id = any (wanted) and not s.is_scoped)
$$;

/* Everybody who acts by one of the delegations at the moment, limited ones too. */
create function people_by_delegation(wanted uuid[], today date, moment timestamptz)
returns table (person_id uuid)
language sql stable parallel safe as $$
  select m.id from (
    select d.delegate_person_id as person_id from delegation d
    where d.id = any (wanted) and d.delegate_person_id is not null
    union
    select p.person_id from people_on_posts(
      (select array_agg(d.delegate_post_id) from delegation d
       where d.id = any (wanted) and d.delegate_post_id is not null), today, moment) p
  ) found
  join person m on m.id = found.person_id and m.is_active
  where exists (select 1 from seats_of(m.id, today, moment) s
    where s.chain[cardinality(s.chain)] = any (wanted))
$$;

/*
 * Whether a person may appoint somebody to act for a chair: who keeps the orders, who sits on the
 * chair himself, who heads the unit of the chair or one above it; who only acts for it himself, if
 * his order lets him pass it on.
 */
create function may_appoint(who uuid, wanted uuid, today date, moment timestamptz, keeps_orders boolean)
returns boolean
language sql stable parallel safe as $$
  select keeps_orders or exists (
    select 1 from seats_of(who, today, moment) s where s.post_id = wanted and (
      (s.chain = '{}' and not s.is_acting)
      or (select d.may_redelegate from delegation d where d.id = s.chain[cardinality(s.chain)])))
  or exists (
    with recursive above as (
      select u.id, u.parent_id from unit u join post p on p.serves_unit_id = u.id and p.id = wanted
      union
      select u.id, u.parent_id from unit u join above on above.parent_id = u.id)
    select 1 from chair_held(who, today) c join post p on p.id = c.post_id
    where not c.is_acting and p.duty = 'head' and p.serves_unit_id in (select id from above))
$$;

-- Entering orders is the work of the personnel office and of the central registry.
insert into role_permission (role_id, permission)
select id, 'identity.appoint' from role where code in ('personnel', 'central-registry')
on conflict do nothing;
