-- The time of day by which a document is due, beside its day; empty: the end of the day.

alter table document add column due_time text not null default ''
  check (due_time ~ '^(([01]\d|2[0-3]):[0-5]\d)?$');

-- 24:00 is the end of the day: day and time together are one moment that is compared with now.
alter table queue_item add column due_time time not null default '24:00';

-- Counts of what is overdue read the index alone.
drop index queue_item_principal;
create index queue_item_principal on queue_item (principal, code, since desc)
  include (subject_key, document_id, transmission_id, assignment_id, due_date, due_time);
