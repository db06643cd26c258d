-- Files of settings that were opened, and what an import changed: enough to undo it.

create table configuration_import (
  id uuid primary key,
  file jsonb not null,
  opened_by uuid not null references person (id),
  opened_at timestamptz(3) not null,
  applied_at timestamptz(3),
  -- Rows before and after, by section; null until it was imported.
  applied jsonb,
  undone_at timestamptz(3),
  check ((applied_at is null) = (applied is null)),
  check (undone_at is null or applied_at is not null)
);
create index configuration_import_opened_by on configuration_import (opened_by, opened_at desc);
