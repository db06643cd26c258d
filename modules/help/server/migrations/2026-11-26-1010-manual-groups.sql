-- For whom a manual is: the people of these groups; everybody where none is named.

create table manual_group (
  manual_id uuid not null references manual (id) on delete cascade,
  group_id uuid not null references user_group (id),
  primary key (manual_id, group_id)
);
create index manual_group_group on manual_group (group_id);
