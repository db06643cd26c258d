-- signature: a yearly run that was stopped goes on, and its report tells how far it came.

alter table renewal_run add column changed_at timestamptz;
update renewal_run set changed_at = coalesce(ended_at, begun_at);
-- When it was last heard of: one without an end that was not heard of for some minutes was stopped with its program.
alter table renewal_run alter column changed_at set not null;

-- Nothing is left of what the run was to look at.
alter table renewal_run add column is_whole boolean not null default false;
update renewal_run set is_whole = ended_at is not null;

-- A yearly run of the same year began before, and left something.
alter table renewal_run add column continues boolean not null default false;
