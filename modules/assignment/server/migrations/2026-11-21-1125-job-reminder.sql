-- When people are reminded of jobs, in working days from the due date.
create table reminder_stage (
  stage text primary key check (stage in ('soon', 'today', 'overdue', 'escalated')),
  working_days integer not null check (working_days between 0 and 60),
  is_on boolean not null default true,
  -- Null: as the product brings it.
  changed_by uuid references person (id),
  changed_at timestamptz(3) not null default now()
);

insert into reminder_stage (stage, working_days) values
  ('soon', 2), ('today', 0), ('overdue', 1), ('escalated', 3);

-- Who was reminded of what. The row is the proof that it was done, so that nothing is told twice.
create table job_reminder (
  job_id uuid not null references document_job (id),
  assignee_id uuid not null references person (id),
  stage text not null check (stage in ('soon', 'today', 'overdue', 'escalated', 'manual')),
  -- Bangkok day.
  day date not null,
  reminded_at timestamptz(3) not null,
  -- Who pressed the button; null for the daily job.
  by_id uuid references person (id),
  check ((stage = 'manual') = (by_id is not null))
);
-- A job handed on is another matter for its new holder.
create unique index job_reminder_once on job_reminder (job_id, assignee_id, stage)
  where stage <> 'manual';
create unique index job_reminder_daily on job_reminder (job_id, day) where stage = 'manual';

create index document_job_due on document_job (due_date)
  where state in ('ASSIGNED', 'IN_PROGRESS');

-- What the system does by itself has no person behind it.
alter table document_event alter column actor_id drop not null;
