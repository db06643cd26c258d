-- To whom numbered copies of classified documents are handed, and their return and destruction. Rows are never changed:
-- what became of a copy is its newest row; one without a row is with the registrar.
create table secret_copy_act (
  id uuid primary key,
  copy_id uuid not null references secret_copy (id),
  number integer not null,
  act text not null check (act in ('handed', 'returned', 'destroyed')),
  -- The day on which it happened, which may be before the day on which it is recorded.
  on_date date not null,
  -- Handed: who holds it now, a person of the agency or somebody outside.
  held_by text not null default '',
  held_by_id uuid references person (id),
  -- Destroyed: who ordered it, before whom, and the number of the certificate.
  permitted_by text not null default '',
  committee text not null default '',
  certificate text not null default '',
  note text not null default '',
  recorded_by uuid not null references person (id),
  recorded_at timestamptz not null,
  check (act <> 'handed' or held_by <> ''),
  check (act <> 'destroyed' or (permitted_by <> '' and committee <> ''))
);
create index secret_copy_act_newest on secret_copy_act (copy_id, number, recorded_at desc, id desc);
create index secret_copy_act_held_by on secret_copy_act (held_by_id) where held_by_id is not null;
create index secret_copy_act_recorded_by on secret_copy_act (recorded_by);
