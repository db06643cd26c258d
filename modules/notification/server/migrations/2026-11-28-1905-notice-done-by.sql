-- Who did the work that a notice asked for. A notice that was read before is marked done as well: the list
-- of all notices tells what is still to be done from what is not.
alter table notification add column settled_by uuid references person (id);
drop index notification_work;
create index notification_work on notification (work_key)
  where work_key is not null and settled_at is null;
