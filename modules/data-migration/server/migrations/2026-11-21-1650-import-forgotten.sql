-- Rows of an import go when their time is over; what came of them stays with the run.
alter table import_run
  -- Counts as they were when the rows went: {good, bad, said, done, …}.
  add column counts jsonb,
  add column forgotten_at timestamptz,
  add check ((counts is null) = (forgotten_at is null));
