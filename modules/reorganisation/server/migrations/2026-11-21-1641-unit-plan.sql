-- A unit may end when a day to come is over: entered beforehand, called off until then.
create table unit_ending_plan (
  id uuid primary key,
  unit_id uuid not null references unit (id),
  -- Null: dissolved.
  successor_id uuid references unit (id),
  last_day date not null,
  order_no text not null check (order_no <> '' and length(order_no) <= 100),
  note text not null default '' check (length(note) <= 500),
  entered_by uuid not null references person (id),
  entered_name text not null,
  entered_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'done', 'cancelled', 'failed')),
  -- Why it was called off; or the code of what stood against it.
  reason text not null default '' check (length(reason) <= 500),
  settled_at timestamptz,
  check ((state = 'planned') = (settled_at is null))
);
create unique index unit_ending_plan_one on unit_ending_plan (unit_id) where state = 'planned';

-- A unit that was ended may be opened again, and end once more.
alter table unit_ending
  add column id uuid not null default gen_random_uuid(),
  add column reopened_order_no text check (reopened_order_no <> '' and length(reopened_order_no) <= 100),
  add column reopened_reason text check (length(reopened_reason) <= 500),
  add column reopened_by uuid references person (id),
  add column reopened_name text,
  add column reopened_at timestamptz,
  add check ((reopened_at is null) = (reopened_by is null)),
  drop constraint unit_ending_pkey;
alter table unit_ending add primary key (id);
create unique index unit_ending_last on unit_ending (unit_id) where reopened_at is null;
