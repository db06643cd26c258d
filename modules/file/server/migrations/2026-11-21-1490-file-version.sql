-- A file whose place was taken: by a newer version of it, or by nothing when it was withdrawn.
-- Its bytes stay, for somebody decided on what he read in them.
alter table file
  add column replaced_at timestamptz(3),
  add column replaced_by uuid references file (id) on delete set null,
  add check (replaced_at is null or state = 'attached'),
  add check (replaced_by is null or replaced_at is not null),
  add check (replaced_by <> id);

create unique index file_replaced_by on file (replaced_by) where replaced_by is not null;
