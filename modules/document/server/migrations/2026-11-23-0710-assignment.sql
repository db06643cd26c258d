-- document: one person's share of the work is an assignment (docs/glossary.md); a job is work of the program.
-- As for transmissions: names in the catalogue, and the history written anew, which is never updated.

alter table document_job rename to document_assignment;
alter table document_assignment rename constraint document_job_assignee_id_fkey to document_assignment_assignee_id_fkey;
alter table document_assignment rename constraint document_job_assignee_post_id_fkey to document_assignment_assignee_post_id_fkey;
alter table document_assignment rename constraint document_job_assigner_id_fkey to document_assignment_assigner_id_fkey;
alter table document_assignment rename constraint document_job_document_id_fkey to document_assignment_document_id_fkey;
alter table document_assignment rename constraint document_job_percent_check to document_assignment_percent_check;
alter table document_assignment rename constraint document_job_pkey to document_assignment_pkey;
alter table document_assignment rename constraint document_job_transmission_id_fkey to document_assignment_transmission_id_fkey;
alter index document_job_document rename to document_assignment_document;
alter index document_job_due rename to document_assignment_due;
alter index document_job_transmission rename to document_assignment_transmission;

alter table document_event rename column job_id to assignment_id;
alter table document_event rename constraint document_event_job_id_fkey to document_event_assignment_id_fkey;
alter table document_event
  drop constraint document_event_subject_check,
  alter column subject type text using case subject when 'job' then 'assignment' else subject end,
  add constraint document_event_subject_check
    check (subject in ('document', 'transmission', 'assignment'));

alter table queue_item rename column job_id to assignment_id;
update queue_item set thing_key = 'assignment:' || substr(thing_key, 5) where thing_key like 'job:%';
