-- assignment: reminders of assignments (docs/glossary.md); the name changes in the catalogue alone.

alter table job_reminder rename to assignment_reminder;
alter table assignment_reminder rename column job_id to assignment_id;
alter table assignment_reminder rename constraint job_reminder_assignee_id_fkey to assignment_reminder_assignee_id_fkey;
alter table assignment_reminder rename constraint job_reminder_by_id_fkey to assignment_reminder_by_id_fkey;
alter table assignment_reminder rename constraint job_reminder_check to assignment_reminder_check;
alter table assignment_reminder rename constraint job_reminder_job_id_fkey to assignment_reminder_assignment_id_fkey;
alter table assignment_reminder rename constraint job_reminder_stage_check to assignment_reminder_stage_check;
alter index job_reminder_daily rename to assignment_reminder_daily;
alter index job_reminder_once rename to assignment_reminder_once;
