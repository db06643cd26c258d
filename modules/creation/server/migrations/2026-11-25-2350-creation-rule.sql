-- Who may create a kind of document, with which classes and steps; no row: as delivered.
create table creation_rule (
  kind text primary key references document_type (code),
  -- Lists of ids, not references: a role or group that is gone must not open the kind to everybody.
  role_ids uuid[] not null,
  group_ids uuid[] not null,
  -- With all units below them.
  unit_ids uuid[] not null,
  -- Empty: all classes.
  speeds text[] not null,
  secrecies text[] not null,
  steps text[] not null check (steps <@ array['reviewer', 'unit-head']),
  version integer not null check (version >= 1),
  changed_by uuid not null references person (id),
  changed_at timestamptz(3) not null
);
