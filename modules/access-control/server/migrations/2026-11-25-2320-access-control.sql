-- access-control: who may do what, and who changed that.

-- Each change of rights, with who, why and what differs. A change that a second person must confirm
-- waits here; it is applied by the confirmation, or becomes void.
create table access_change (
  id uuid primary key,
  kind text not null check (kind <> '' and length(kind) <= 40),
  subject_kind text not null,
  subject_id text not null,
  -- What is done when it is applied; read by the schema of its kind.
  payload jsonb not null,
  -- Lines of field, before and after, as codes and names of that moment.
  difference jsonb not null,
  reason text not null default '' check (length(reason) <= 500),
  asked_by uuid references person (id),
  asked_at timestamptz(3) not null,
  state text not null check (state in ('waiting', 'applied', 'refused', 'void')),
  expires_at timestamptz(3),
  -- When it is applied by itself, where nobody else could confirm it.
  alone_at timestamptz(3),
  decided_by uuid references person (id),
  decided_at timestamptz(3),
  decided_reason text not null default '' check (length(decided_reason) <= 500),
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'waiting' or expires_at is not null)
);
create index access_change_subject on access_change (subject_kind, subject_id, asked_at desc);
create index access_change_waiting on access_change (expires_at) where state = 'waiting';
create index access_change_asked_by on access_change (asked_by);
create index access_change_decided_by on access_change (decided_by);

create table user_group (
  id uuid primary key,
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  kind text not null check (kind in ('everyone', 'fixed', 'rule')),
  -- Conditions of a rule: all that are given must hold for one post of the person.
  rule_unit_id uuid references unit (id),
  rule_duty text check (rule_duty in ('head', 'deputy', 'clerk', 'officer', 'secretary', 'none')),
  rule_position_type_id uuid references position_type (id),
  sort integer not null default 0,
  is_seed boolean not null default false,
  valid_from date not null default '2000-01-01',
  valid_to date check (valid_to >= valid_from),
  version integer not null default 1,
  check (kind = 'rule' or num_nonnulls(rule_unit_id, rule_duty, rule_position_type_id) = 0),
  check (kind <> 'rule' or num_nonnulls(rule_unit_id, rule_duty, rule_position_type_id) > 0)
);
create index user_group_unit on user_group (rule_unit_id) where rule_unit_id is not null;
create index user_group_position_type on user_group (rule_position_type_id)
  where rule_position_type_id is not null;

insert into user_group (id, code, name_th, name_en, kind, rule_duty, sort, is_seed) values
  ('01930000-0000-7000-8000-000000000401', 'everyone', 'ทุกคน', 'Everybody', 'everyone', null, 1, true),
  ('01930000-0000-7000-8000-000000000402', 'heads', 'หัวหน้าหน่วยงาน', 'Heads of units', 'rule', 'head', 2, true),
  ('01930000-0000-7000-8000-000000000403', 'clerks', 'ธุรการ', 'Registry clerks', 'rule', 'clerk', 3, true);

create table user_group_member (
  group_id uuid not null references user_group (id) on delete cascade,
  person_id uuid not null references person (id),
  primary key (group_id, person_id)
);
create index user_group_member_person on user_group_member (person_id);

-- A group contains the members of its parts.
create table user_group_part (
  group_id uuid not null references user_group (id) on delete cascade,
  part_id uuid not null references user_group (id),
  primary key (group_id, part_id),
  check (group_id <> part_id)
);
create index user_group_part_part on user_group_part (part_id);

-- A cell of the matrix of menus: it grants the permissions of the menu.
create table user_group_menu (
  group_id uuid not null references user_group (id) on delete cascade,
  menu text not null check (menu ~ '^[a-z]+:[a-z0-9.-]+$'),
  level text not null check (level in ('query', 'manage')),
  permissions text[] not null check (cardinality(permissions) > 0),
  primary key (group_id, menu)
);

-- Who may do what with numbers, besides the clerks of a unit whose role has the permission.
create table number_line (
  id uuid primary key,
  person_id uuid references person (id),
  post_id uuid references post (id),
  role_id uuid references role (id),
  group_id uuid references user_group (id),
  acts text[] not null check (cardinality(acts) > 0 and acts <@
    array['take', 'reserve', 'back-date', 'void', 'release', 'open', 'close-year']),
  unit_id uuid not null references unit (id),
  scope text not null default 'unit' check (scope in ('unit', 'subtree')),
  -- Kinds of registers; null for all but those of classified documents.
  kinds text[] check (cardinality(kinds) > 0),
  most_at_once integer check (most_at_once between 1 and 1000),
  most_days_back integer check (most_days_back between 0 and 366),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  version integer not null default 1,
  check (num_nonnulls(person_id, post_id, role_id, group_id) = 1)
);
create index number_line_person on number_line (person_id) where person_id is not null;
create index number_line_post on number_line (post_id) where post_id is not null;
create index number_line_role on number_line (role_id) where role_id is not null;
create index number_line_group on number_line (group_id) where group_id is not null;
create index number_line_unit on number_line (unit_id);

-- What the agency changed of a menu entry; what is null stays as the program has it.
create table menu_setting (
  menu_id integer primary key,
  name_th text check (name_th <> '' and length(name_th) <= 200),
  name_en text check (length(name_en) <= 200),
  icon text check (length(icon) <= 60),
  action text check (action <> '' and length(action) <= 500),
  seq integer,
  permission text,
  is_on boolean not null default true,
  -- A link of the agency's own: where it stands. Null for an entry of the program.
  own_parent text check (own_parent <> ''),
  own_level integer check (own_level between 1 and 3),
  version integer not null default 1,
  check (own_parent is null or (name_th is not null and action is not null and icon is not null))
);
create sequence menu_setting_own as integer minvalue 90000 start 90000;

-- Switches of the deployment that the agency has set otherwise than its file.
create table switch_setting (
  code text primary key check (code ~ '^[a-zA-Z][a-zA-Z0-9]{0,39}$'),
  is_on boolean not null,
  version integer not null default 1
);

-- Groups of a person who holds these posts, and the groups that contain them.
create function groups_of(who uuid, of_posts uuid[], today date)
returns setof uuid
language sql stable parallel safe rows 3
as $$
  with recursive held as (
    select p.serves_unit_id, p.unit_id, p.duty, t.id as position_type_id
    from post p left join position_level l on l.id = p.position_level_id
    left join position_type t on t.code = l.type
    where p.id = any (of_posts)
  ), above as (
    select distinct u.id, u.parent_id from held join unit u on u.id = held.unit_id
    union
    select u.id, u.parent_id from above join unit u on u.id = above.parent_id
  ), own as (
    select g.id from user_group g
    where g.valid_from <= today and (g.valid_to is null or g.valid_to >= today)
      and (g.kind = 'everyone'
        or (g.kind = 'fixed' and exists (
          select 1 from user_group_member m where m.group_id = g.id and m.person_id = who))
        or (g.kind = 'rule'
          and (g.rule_unit_id is null or g.rule_unit_id in (select id from above))
          and exists (select 1 from held
            where (g.rule_duty is null or held.duty = g.rule_duty)
              and (g.rule_position_type_id is null
                or held.position_type_id = g.rule_position_type_id))))
  ), reached as (
    select id, 1 as depth from own
    union
    select part.group_id, reached.depth + 1 from reached
    join user_group_part part on part.part_id = reached.id
    join user_group g on g.id = part.group_id
      and g.valid_from <= today and (g.valid_to is null or g.valid_to >= today)
    where reached.depth < 3
  )
  select distinct id from reached
$$;

create or replace function further_rights(who uuid, of_posts uuid[], today date)
returns table (permission text, scope text, unit_id uuid, only_kinds text[], limits integer[],
  source text, source_id uuid, via_post uuid)
language sql stable parallel safe rows 4
as $$
  select given.permission, 'agency', null::uuid, null::text[], null::integer[], 'group', m.group_id, null::uuid
  from groups_of(who, of_posts, today) as mine (id)
  join user_group_menu m on m.group_id = mine.id
  cross join unnest(m.permissions) as given (permission)
  union all
  select given.permission, 'unit', place.id, n.kinds,
    array[n.most_at_once, n.most_days_back], 'number-line', n.id, n.post_id
  from number_line n
  cross join lateral (
    with recursive below as (
      select n.unit_id as id
      union
      select u.id from unit u join below on u.parent_id = below.id where n.scope = 'subtree')
    select id from below
  ) place
  cross join lateral (
    select 'number.' || act as permission from unnest(n.acts) as act
    union all
    -- The calls of reservations ask for it; which register is decided by the acts above.
    select 'registry.reserve' where n.acts && array['reserve', 'void', 'release', 'open', 'close-year']
  ) given
  where n.valid_from <= today and (n.valid_to is null or n.valid_to >= today)
    and (n.person_id = who or n.post_id = any (of_posts)
      or n.group_id in (select groups_of(who, of_posts, today))
      or n.role_id in (
        select g.role_id from role_grant g
        where (g.person_id = who or g.post_id = any (of_posts))
          and g.valid_from <= today and (g.valid_to is null or g.valid_to >= today)))
$$;

-- Somebody must stay who can sign in and set rights. A grant with a last day does not count: the day
-- would come without anybody noticing.
create function assert_administrator_left()
returns void
language plpgsql
as $$
declare
  today date := coalesce(nullif(current_setting('sarn.today', true), '')::date,
    (now() at time zone 'Asia/Bangkok')::date);
begin
  -- Two removals at once: the second waits, and then sees the first.
  perform pg_advisory_xact_lock(hashtext('access-control.administrators'));
  if not exists (
    select 1
    from role_permission p join role r on r.id = p.role_id
      and r.valid_from <= today and r.valid_to is null
    join role_grant g on g.role_id = r.id
      and g.valid_from <= today and g.valid_to is null
    left join post_holding h on h.post_id = g.post_id
      and h.valid_from <= today and h.valid_to is null
    join person m on m.id = coalesce(g.person_id, h.person_id) and m.is_active
    join account a on a.person_id = m.id and not a.is_suspended
    where p.permission = 'settings.access' and p.scope = 'agency'
  ) then
    raise exception using errcode = 'SR001', message = 'access.last-administrator';
  end if;
end
$$;

create function role_sets_rights(of_role uuid)
returns boolean
language sql stable
as $$
  select exists (select 1 from role_permission
    where role_id = of_role and permission = 'settings.access')
$$;

-- Whether the person or a grantee of the post has an account: without one there was no administrator
-- to lose.
create function has_living_account(of_person uuid, of_post uuid)
returns boolean
language sql stable
as $$
  select exists (select 1 from account a where not a.is_suspended and (a.person_id = of_person
    or a.person_id in (select h.person_id from post_holding h where h.post_id = of_post)))
$$;

create function keep_administrator_grant()
returns trigger language plpgsql
as $$
begin
  if role_sets_rights(old.role_id) and has_living_account(old.person_id, old.post_id) then
    perform assert_administrator_left();
  end if;
  return null;
end
$$;
create trigger keep_administrator after delete or update on role_grant
  for each row execute function keep_administrator_grant();

create function keep_administrator_permission()
returns trigger language plpgsql
as $$
begin
  if old.permission = 'settings.access' then perform assert_administrator_left(); end if;
  return null;
end
$$;
create trigger keep_administrator after delete or update on role_permission
  for each row execute function keep_administrator_permission();

create function keep_administrator_role()
returns trigger language plpgsql
as $$
begin
  if role_sets_rights(old.id) then perform assert_administrator_left(); end if;
  return null;
end
$$;
create trigger keep_administrator after update of valid_from, valid_to on role
  for each row when (new.valid_to is distinct from old.valid_to or new.valid_from > old.valid_from)
  execute function keep_administrator_role();

create function sets_rights(of_person uuid)
returns boolean
language sql stable
as $$
  select exists (select 1 from role_permission p join role_grant g on g.role_id = p.role_id
    left join post_holding h on h.post_id = g.post_id
    where p.permission = 'settings.access' and coalesce(g.person_id, h.person_id) = of_person)
$$;

create function keep_administrator_account()
returns trigger language plpgsql
as $$
begin
  if sets_rights(old.person_id) then perform assert_administrator_left(); end if;
  return null;
end
$$;
create trigger keep_administrator after update of is_suspended on account
  for each row when (new.is_suspended and not old.is_suspended)
  execute function keep_administrator_account();

create function keep_administrator_person()
returns trigger language plpgsql
as $$
begin
  if sets_rights(old.id) then perform assert_administrator_left(); end if;
  return null;
end
$$;
create trigger keep_administrator after update of is_active on person
  for each row when (old.is_active and not new.is_active)
  execute function keep_administrator_person();

create function keep_administrator_holding()
returns trigger language plpgsql
as $$
begin
  if exists (select 1 from role_grant g where g.post_id = old.post_id and role_sets_rights(g.role_id))
    and has_living_account(old.person_id, null) then
    perform assert_administrator_left();
  end if;
  return null;
end
$$;
create trigger keep_administrator after delete or update of valid_to on post_holding
  for each row execute function keep_administrator_holding();

insert into role_permission (role_id, permission)
select role.id, 'settings.access' from role where role.code = 'administrator'
on conflict do nothing;
