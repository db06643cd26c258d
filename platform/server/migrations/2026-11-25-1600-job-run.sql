-- The last runs of each background job: for those who watch whether jobs still work.

create table job_run (
  name text primary key,
  succeeded_at timestamptz(3),
  failed_at timestamptz(3),
  -- Attempts that failed since this table exists.
  failures bigint not null default 0
);
