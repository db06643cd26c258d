-- A notice that asks for work names that work. When anybody has done it, what is unread of it counts
-- as read, and is shown as done.
alter table notification
  add column work_key text check (work_key <> ''),
  add column settled_at timestamptz(3);
create index notification_work on notification (work_key)
  where work_key is not null and read_at is null;
