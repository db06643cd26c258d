-- reorganisation: acts on units that are entered for a day to come, and readers that follow a moved unit.

create table unit_plan (
  id uuid primary key,
  unit_id uuid not null references unit (id),
  act text not null check (act in ('rename', 'letter-code', 'move', 'split')),
  -- The first day of the new values; the act is carried out after its midnight.
  from_day date not null,
  order_no text not null check (order_no <> '' and length(order_no) <= 100),
  reason text not null check (length(reason) between 3 and 500),
  -- What the act gives the unit, in the form of the call.
  change jsonb not null,
  entered_by uuid not null references person (id),
  entered_name text not null,
  entered_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'done', 'cancelled', 'failed')),
  -- Why it was called off; or the code of what stood against it.
  settled_reason text not null default '' check (length(settled_reason) <= 500),
  settled_at timestamptz,
  check ((state = 'planned') = (settled_at is null))
);
create unique index unit_plan_one on unit_plan (unit_id, act) where state = 'planned';

-- Heads above a unit read what comes to it. When it moves, the documents it has are gone through in parts; until
-- then the heads of both lines read them.
create table unit_reader_change (
  id uuid primary key,
  unit_id uuid not null references unit (id),
  -- Units above it before and after, those of both lines left out.
  from_unit_ids uuid[] not null,
  to_unit_ids uuid[] not null,
  begun_at timestamptz not null,
  -- The last document that was done.
  cursor uuid,
  documents integer not null default 0,
  done_at timestamptz
);
create index unit_reader_change_open on unit_reader_change (begun_at) where done_at is null;

insert into role_permission (role_id, permission)
select distinct role_id, granted.permission from role_permission
cross join unnest(array['settings.organisation', 'settings.sections']) granted (permission)
where role_permission.permission = 'identity.manage'
on conflict do nothing;
