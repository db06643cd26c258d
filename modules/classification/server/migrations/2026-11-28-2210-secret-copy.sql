-- Copies of classified documents, as the control register holds them: which numbers, by whose permission, made by whom.
create table secret_copy (
  id uuid primary key,
  document_id uuid not null references document (id),
  -- The file of which they are; null: the pages of the document itself. No foreign key: a file may be deleted.
  file_id uuid,
  first_number integer not null check (first_number > 0),
  last_number integer not null,
  permitted_by text not null check (permitted_by <> ''),
  reason text not null check (reason <> ''),
  made_by uuid not null references person (id),
  made_at timestamptz not null,
  check (last_number >= first_number),
  -- No two copies of a file have the same number.
  unique nulls not distinct (document_id, file_id, first_number)
);
