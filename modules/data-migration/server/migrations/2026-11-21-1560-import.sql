-- Registers and letters of an older system, brought in from a table and a folder of scans.

-- One table that was sent, and how far it is. The job reads `stage_row` and moves it on in the
-- transaction of each part, so a part is done once or not at all, whatever is killed.
create table import_run (
  id uuid primary key,
  state text not null check (state in ('UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE',
    'UNDOING', 'UNDONE', 'DISCARDED')),
  file_name text not null,
  encoding text not null,
  -- [{heading, samples}] in the order of the table.
  columns jsonb not null,
  -- field → place of its column.
  mapping jsonb not null,
  -- Date columns in which a cell can only be month/day/year; noted when the reading begins.
  month_first text[] not null default '{}',
  unit_id uuid references unit (id),
  kind text check (kind in ('receive', 'outgoing')),
  be_year integer,
  register_id uuid references register (id),
  scans_kind text check (scans_kind in ('zip', 'folder')),
  scans_name text,
  -- A folder named on the server; the zip lies in the data directory under the id.
  scans_path text,
  rows integer not null,
  stage_row integer not null default 0,
  handled integer not null default 0,
  -- Where the counter of the register stood before, and where the import put it.
  counter_before integer,
  counter_set integer,
  created_by uuid not null references person (id),
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  request_id text not null
);

create index import_run_created on import_run (created_at desc);

create table import_row (
  run_id uuid not null references import_run (id) on delete cascade,
  row_no integer not null check (row_no >= 1),
  -- As sent.
  cells jsonb not null,
  number integer,
  -- As read; null where the row is left out.
  read jsonb,
  -- Paths of the scans that belong to it.
  scans text[] not null default '{}',
  problems jsonb not null default '[]',
  state text not null default 'new'
    check (state in ('new', 'good', 'bad', 'done', 'undone', 'kept')),
  document_id uuid,
  primary key (run_id, row_no)
);

create index import_row_number on import_row (run_id, number) where number is not null;
create index import_row_shown on import_row (run_id, row_no)
  where problems <> '[]' or state = 'kept';

create table import_scan (
  run_id uuid not null references import_run (id) on delete cascade,
  path text not null,
  bytes bigint not null,
  row_no integer,
  is_attached boolean not null default false,
  primary key (run_id, path)
);

-- What was chosen for a heading, for the next table of the same old system; null: not read.
create table import_heading (
  heading_key text primary key,
  field text,
  changed_by uuid not null references person (id),
  changed_at timestamptz not null
);

-- A paper that came from an older system.
create table imported_paper (
  document_id uuid primary key references document (id),
  run_id uuid not null references import_run (id),
  row_no integer not null,
  old_id text not null default '',
  -- What the old register says under การปฏิบัติ.
  action text not null default ''
);

create index imported_paper_run on imported_paper (run_id, row_no);

/*
 * A line of a register is never deleted, but for one that an import brought and that is taken out
 * with the whole import: that number was given by the older system and not by this one.
 */
create or replace function keep_register_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state = 'USED' and exists (
      select 1 from imported_paper paper join import_run run on run.id = paper.run_id
      where paper.document_id = old.document_id and run.state = 'UNDOING') then
      return old;
    end if;
    raise exception 'a line of a register is never deleted';
  end if;
  if (new.register_id, new.be_year, new.number) is distinct from
     (old.register_id, old.be_year, old.number) then
    raise exception 'the number of a line never changes';
  end if;
  if new.state <> old.state and not (
       (old.state = 'RESERVED' and new.state in ('USED', 'VOID', 'RELEASED'))
       or (old.state = 'USED' and new.state = 'VOID')) then
    raise exception 'a line does not go from % to %', old.state, new.state;
  end if;
  return new;
end
$$;

insert into role_permission (role_id, permission)
select role.id, 'registry.import' from role where role.code = 'administrator'
on conflict do nothing;
