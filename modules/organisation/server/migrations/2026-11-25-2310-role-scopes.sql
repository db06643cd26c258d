-- organisation: roles are bundles of permissions with a scope, granted with dates and a place.

create table role_type (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  -- The widest scope that a role of this type may give a permission.
  widest_scope text not null default 'agency'
    check (widest_scope in ('own', 'unit', 'subtree', 'agency')),
  -- To whom its roles may be granted.
  grantee text not null default 'any' check (grantee in ('any', 'person', 'post')),
  -- A second person confirms grants and changes of its roles, where the agency asks for it.
  needs_second boolean not null default false,
  has_head_portal boolean not null default false,
  sort integer not null default 0,
  is_seed boolean not null default false,
  valid_from date not null default '2000-01-01',
  valid_to date check (valid_to >= valid_from),
  version integer not null default 1
);

insert into role_type
  (code, name_th, name_en, widest_scope, grantee, needs_second, has_head_portal, sort, is_seed) values
  ('administrator', 'ผู้ดูแลระบบ', 'Administrator', 'agency', 'any', true, false, 1, true),
  ('clerk', 'ธุรการ', 'Registry clerk', 'agency', 'any', false, false, 2, true),
  ('executive', 'ผู้บริหาร', 'Executive', 'agency', 'any', false, true, 3, true),
  ('officer', 'เจ้าหน้าที่', 'Officer', 'agency', 'any', false, false, 4, true),
  ('special', 'เฉพาะด้าน', 'For one field', 'agency', 'any', false, false, 5, true);

alter table role
  add column type_code text not null default 'special' references role_type (code),
  add column is_seed boolean not null default false,
  add column valid_from date not null default '2000-01-01',
  add column valid_to date check (valid_to >= valid_from),
  add column version integer not null default 1;
create index role_of_type on role (type_code);
update role set is_seed = true, type_code = case code
  when 'administrator' then 'administrator'
  when 'central-registry' then 'clerk'
  when 'registrar' then 'clerk'
  when 'executive' then 'executive'
  when 'officer' then 'officer'
  else 'special' end;

alter table role_permission
  add column scope text not null default 'agency'
    check (scope in ('own', 'unit', 'subtree', 'agency'));

alter table role_grant
  -- Where it holds; null: the units that the person or the post serves.
  add column unit_id uuid references unit (id),
  add column valid_from date not null default '2000-01-01',
  add column valid_to date check (valid_to >= valid_from);
create index role_grant_unit on role_grant (unit_id) where unit_id is not null;
-- One open grant of a role for the same unit; ended ones stay as history.
drop index role_grant_person;
drop index role_grant_post;
create unique index role_grant_person
  on role_grant (person_id, role_id, coalesce(unit_id, '00000000-0000-0000-0000-000000000000'))
  where person_id is not null and valid_to is null;
create unique index role_grant_post
  on role_grant (post_id, role_id, coalesce(unit_id, '00000000-0000-0000-0000-000000000000'))
  where post_id is not null and valid_to is null;
create index role_grant_of_person on role_grant (person_id) where person_id is not null;
create index role_grant_of_post on role_grant (post_id) where post_id is not null;

-- Rights that a person has besides those of roles. The module that owns groups and permissions to
-- give numbers replaces this function; without it there are none.
create function further_rights(who uuid, of_posts uuid[], today date)
returns table (permission text, scope text, unit_id uuid, only_kinds text[], limits integer[],
  source text, source_id uuid, via_post uuid)
language sql stable parallel safe rows 4
as $$
  select null::text, null::text, null::uuid, null::text[], null::integer[], null::text,
    null::uuid, null::uuid
  where false
$$;

-- All rights of a person who acts in these posts, one row for each source: what a call checks, and
-- what the page "who may do what" explains. A unit or subtree without a unit of the grant is that
-- of the post, or each unit that the posts of the person serve.
create function rights_of(who uuid, of_posts uuid[], today date)
returns table (permission text, scope text, unit_id uuid, only_kinds text[], limits integer[],
  source text, source_id uuid, via_post uuid)
language sql stable parallel safe rows 20
as $$
  select p.permission, p.scope, place.unit_id, null::text[], null::integer[], 'role', g.id, g.post_id
  from role_grant g
  join role r on r.id = g.role_id
    and r.valid_from <= today and (r.valid_to is null or r.valid_to >= today)
  join role_permission p on p.role_id = g.role_id
  cross join lateral (
    select null::uuid as unit_id where p.scope in ('own', 'agency')
    union
    select g.unit_id where p.scope in ('unit', 'subtree') and g.unit_id is not null
    union
    select own.serves_unit_id from post own
    where p.scope in ('unit', 'subtree') and g.unit_id is null
      and own.id = any (of_posts) and (g.post_id is null or own.id = g.post_id)
  ) place
  where (g.person_id = who or g.post_id = any (of_posts))
    and g.valid_from <= today and (g.valid_to is null or g.valid_to >= today)
  union all
  select * from further_rights(who, of_posts, today)
$$;
