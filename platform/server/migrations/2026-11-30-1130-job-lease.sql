-- Which process does the outside work of a job, between two short transactions. It moves the end on while it works;
-- after the end whoever had it is taken for dead.
create table job_lease (
  job_name text not null,
  key text not null,
  run_id uuid not null,
  ends_at timestamptz(3) not null,
  primary key (job_name, key)
);
create index job_lease_end on job_lease (ends_at);
