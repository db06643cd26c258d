-- What the assignee is to do; null for work that was assigned before there were types.
alter table document_assignment add column job_type text references job_type (code);

-- For where a row of the settings is used.
create index document_assignment_of_job_type on document_assignment (job_type)
  where job_type is not null;
