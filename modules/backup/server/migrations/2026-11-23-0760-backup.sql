-- Where and when backups are made, and the backups that were tried.

create table backup_setting (
  is_one boolean primary key default true check (is_one),
  folder text not null default '',
  -- 'HH:MM' in Bangkok; empty: only when asked for.
  daily_at text not null default '' check (daily_at ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])?$'),
  keep integer not null default 14 check (keep between 1 and 400),
  updated_by uuid references person (id),
  updated_at timestamptz(3)
);
create index backup_setting_updated_by on backup_setting (updated_by);
insert into backup_setting default values;

create table backup_run (
  id uuid primary key,
  way text not null check (way in ('person', 'time', 'console')),
  asked_by uuid references person (id),
  folder text not null,
  started_at timestamptz(3) not null,
  -- A run that has not said for half a minute that it goes on was interrupted.
  beat_at timestamptz(3) not null,
  finished_at timestamptz(3),
  name text not null default '',
  files integer not null default 0,
  bytes bigint not null default 0,
  new_bytes bigint not null default 0,
  damaged integer not null default 0,
  fault text check (fault in ('folder-missing', 'folder-taken', 'folder-inside', 'folder-other',
    'folder-full', 'folder-closed', 'busy', 'keys-changed', 'log-missing', 'tablespace', 'other'))
);
create index backup_run_asked_by on backup_run (asked_by);
create index backup_run_started on backup_run (started_at desc);
create index backup_run_done on backup_run (finished_at desc) where fault is null;

insert into role_permission (role_id, permission)
select role.id, 'backup.manage' from role where role.code = 'administrator'
on conflict do nothing;
