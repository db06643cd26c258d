-- A document that is due at a time of day is reminded of before that time, and when it has passed.

alter table reminder_stage drop constraint reminder_stage_stage_check;
alter table reminder_stage add constraint reminder_stage_stage_check
  check (stage in ('soon', 'today', 'overdue', 'escalated', 'timed', 'passed'));
-- Before the time; of no other stage.
alter table reminder_stage add column minutes integer not null default 0 check (minutes between 0 and 1440);
insert into reminder_stage (stage, working_days, minutes) values ('timed', 0, 60), ('passed', 0, 0);

alter table assignment_reminder drop constraint assignment_reminder_stage_check;
alter table assignment_reminder add constraint assignment_reminder_stage_check
  check (stage in ('soon', 'today', 'overdue', 'escalated', 'timed', 'passed', 'manual'));
