-- Import of people and units, and what the personnel office keeps of an employment.

-- A table that was sent. Until it is entered, nothing but these two tables has anything of it.
create table people_import (
  id uuid primary key,
  kind text not null check (kind in ('units', 'people')),
  state text not null check (state in ('UPLOADED', 'CHECKED', 'DONE', 'UNDONE', 'DISCARDED')),
  file_name text not null check (length(file_name) <= 200),
  encoding text not null,
  -- The headings, in the order of the table.
  headings text[] not null,
  -- field → place of its column.
  mapping jsonb not null,
  row_count integer not null,
  -- The unit below which units without one above are placed.
  top_unit_id uuid references unit (id),
  -- Of what the last check found; what is entered must be what was shown.
  digest text not null default '',
  counts jsonb,
  created_by uuid not null references person (id),
  created_at timestamptz(3) not null,
  entered_at timestamptz(3),
  entered_by uuid references person (id),
  took_ms integer,
  undone_at timestamptz(3),
  undone_by uuid references person (id),
  -- When its rows were deleted.
  forgotten_at timestamptz(3)
);
create index people_import_age on people_import (created_at desc);
create index people_import_top on people_import (top_unit_id) where top_unit_id is not null;
create index people_import_creator on people_import (created_by);
create index people_import_enterer on people_import (entered_by) where entered_by is not null;
create index people_import_undoer on people_import (undone_by) where undone_by is not null;

create table people_import_row (
  import_id uuid not null references people_import (id) on delete cascade,
  row_no integer not null check (row_no >= 1),
  -- As sent, with the numbers of ID cards masked.
  cells text[] not null,
  -- column → {hash, tail, isValid} of an ID card that was cut out of its cell.
  seals jsonb not null default '{}',
  -- Columns with a formula that has no stored result.
  without_result integer[] not null default '{}',
  state text not null default 'sent'
    check (state in ('sent', 'new', 'changed', 'same', 'twice', 'bad', 'waits')),
  -- The code of the unit or person, by which a corrected table finds an earlier row.
  code text not null default '',
  name text not null default '',
  unit_name text not null default '',
  problems jsonb not null default '[]',
  changes jsonb not null default '[]',
  plan jsonb,
  -- What entering it made and what was there before, to take it back.
  made jsonb,
  result text check (result in ('entered', 'undone', 'kept')),
  primary key (import_id, row_no)
);
create index people_import_row_code on people_import_row (code) where seals <> '{}';
create index people_import_row_state on people_import_row (import_id, state, row_no);

-- Headings that somebody was asked about; null: the column is not read.
create table people_import_heading (
  kind text not null check (kind in ('units', 'people')),
  key text not null check (key <> ''),
  field text,
  primary key (kind, key)
);

-- What is kept of somebody's employment besides person and posts.
create table employment (
  person_id uuid primary key references person (id),
  -- Code of an employment type; null where nobody said.
  type text check (type ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  appointed_on date,
  -- Code of a suffix of the name.
  suffix text not null default '' check (length(suffix) <= 40),
  -- Codes of prefixes that are not printed.
  off_paper text[] not null default '{}',
  -- Last day in office.
  left_on date,
  leave_reason text not null default '' check (length(leave_reason) <= 500),
  leave_order_no text not null default '' check (length(leave_order_no) <= 60),
  updated_at timestamptz(3) not null
);
create index employment_leaving on employment (left_on) where left_on is not null;

-- Orders that are carried out on a day: transfers, and leaving office.
create table personnel_order (
  id uuid primary key,
  kind text not null check (kind in ('transfer', 'leave')),
  person_id uuid not null references person (id),
  order_no text not null default '' check (length(order_no) <= 60),
  -- First day of the new post; last day in office.
  day date not null,
  reason text not null default '' check (length(reason) <= 500),
  -- A transfer: {unitId, title, position, levelCode, duty}.
  detail jsonb not null default '{}',
  state text not null check (state in ('planned', 'done', 'cancelled', 'failed')),
  fault text not null default '',
  entered_by uuid not null references person (id),
  entered_at timestamptz(3) not null,
  done_at timestamptz(3)
);
create index personnel_order_waiting on personnel_order (day) where state = 'planned';
create index personnel_order_person on personnel_order (person_id, day desc);
create index personnel_order_enterer on personnel_order (entered_by);
create unique index personnel_order_leaving on personnel_order (person_id)
  where kind = 'leave' and state = 'planned';

-- What was handed over from a suspended account, line by line.
create table account_handover (
  id uuid primary key,
  person_id uuid not null references person (id),
  line text not null check (line ~ '^[a-z][a-z-]{1,39}$'),
  taker_id uuid references person (id),
  count integer not null check (count >= 0),
  by_id uuid not null references person (id),
  at timestamptz(3) not null
);
create index account_handover_person on account_handover (person_id, at);
create index account_handover_taker on account_handover (taker_id) where taker_id is not null;
create index account_handover_by on account_handover (by_id);

-- One comparison with the agency's directory: a preview until it is carried out.
create table directory_run (
  id uuid primary key,
  state text not null check (state in ('preview', 'done', 'stopped', 'failed', 'dropped')),
  is_scheduled boolean not null,
  entries integer not null default 0,
  counts jsonb not null default '{}',
  -- [{act, personId, name, detail}] as shown.
  plan jsonb not null default '[]',
  fault text not null default '',
  created_by uuid references person (id),
  created_at timestamptz(3) not null,
  done_by uuid references person (id),
  done_at timestamptz(3)
);
create index directory_run_age on directory_run (created_at desc);
create index directory_run_creator on directory_run (created_by) where created_by is not null;
create index directory_run_doer on directory_run (done_by) where done_by is not null;

-- People who came from the directory, or were found in it.
create table directory_person (
  person_id uuid primary key references person (id),
  -- Name of the user in the directory.
  directory_name text not null unique,
  seen_at timestamptz(3) not null,
  missing_since timestamptz(3)
);
