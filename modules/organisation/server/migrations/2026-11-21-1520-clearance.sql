-- Who may be trusted with classified papers, and who keeps their registers.

-- Level 1 ลับ, 2 ลับมาก, 3 ลับที่สุด; a higher one holds the lower ones.
create table clearance (
  id uuid primary key,
  person_id uuid not null references person (id),
  level integer not null check (level between 1 and 3),
  order_no text not null check (order_no <> '' and length(order_no) <= 100),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  given_by uuid references person (id),
  given_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by uuid references person (id),
  end_reason text not null default '' check (length(end_reason) <= 500),
  check ((ended_at is null) = (end_reason = ''))
);
create index clearance_person on clearance (person_id) where ended_at is null;

-- นายทะเบียนข้อมูลข่าวสารลับ of a unit and assistants.
create table secret_registrar (
  id uuid primary key,
  person_id uuid not null references person (id),
  unit_id uuid not null references unit (id),
  is_assistant boolean not null,
  order_no text not null check (order_no <> '' and length(order_no) <= 100),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  given_by uuid references person (id),
  given_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_by uuid references person (id),
  end_reason text not null default '' check (length(end_reason) <= 500),
  check ((ended_at is null) = (end_reason = ''))
);
create index secret_registrar_person on secret_registrar (person_id) where ended_at is null;
create index secret_registrar_unit on secret_registrar (unit_id) where ended_at is null;

-- Highest class a person is cleared for on a day; 0 for none.
create function clearance_level(who uuid, today date) returns integer
language sql stable parallel safe as $$
  select coalesce(max(level), 0) from clearance
  where person_id = who and ended_at is null
    and valid_from <= today and (valid_to is null or valid_to >= today)
$$;

/*
 * Keys of a person for classified papers, one for each class up to his clearance:
 * `s<level>:<person>` as a named reader, `sr<level>:<unit>` as secret registrar, and
 * `s<level>head:<unit>` (deputy) for chairs he himself sits on: by those he acts, never reads.
 * Orders of acting give none.
 */
create function secret_keys(who uuid, today date) returns setof text
language sql stable parallel safe as $$
  select keys.key from generate_series(1, clearance_level(who, today)) level
  cross join lateral (
    select 's' || level || ':' || who as key
    union all
    select distinct 'sr' || level || ':' || r.unit_id from secret_registrar r
    where r.person_id = who and r.ended_at is null
      and r.valid_from <= today and (r.valid_to is null or r.valid_to >= today)
    union all
    select distinct 's' || level || p.duty || ':' || p.serves_unit_id
    from chair_held(who, today) c join post p on p.id = c.post_id
    where not c.is_acting and p.duty in ('head', 'deputy')) keys
$$;

-- The active people who have one of these keys.
create function people_of_secret_keys(wanted text[], today date) returns setof uuid
language sql stable parallel safe as $$
  select m.id from person m
  where m.is_active and m.id in (select person_id from clearance where ended_at is null)
    and exists (select from secret_keys(m.id, today) key where key = any (wanted))
$$;

insert into role_permission (role_id, permission)
select role.id, 'identity.clear' from role where role.code = 'personnel'
on conflict do nothing;
