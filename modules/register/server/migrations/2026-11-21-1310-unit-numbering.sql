-- Whose letter code is printed and whose register counts for the papers of a unit and of those
-- below it, where it differs from the agency's usual way (F_IS_USE_DOC_NO_OWNER_DEPT).
create table unit_numbering (
  unit_id uuid primary key references unit (id),
  code_owner text not null check (code_owner in ('division', 'department')),
  changed_by uuid not null references person (id),
  changed_at timestamptz(3) not null
);
