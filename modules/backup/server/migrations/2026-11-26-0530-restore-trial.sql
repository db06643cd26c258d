-- Trials of restoring: by the program into a folder of its own, or told by who made one elsewhere.

create table restore_trial (
  id uuid primary key,
  way text not null check (way in ('here', 'elsewhere')),
  asked_by uuid references person (id),
  started_at timestamptz(3) not null,
  -- Null while it goes on; a trial that ended with its process never ends.
  finished_at timestamptz(3),
  is_passed boolean check (is_passed is null or finished_at is not null),
  -- Name of the backup; empty for a trial elsewhere.
  backup text not null default '',
  files integer not null default 0,
  fault text check (fault in ('no-backup', 'no-space', 'damaged', 'other')),
  note text not null default '' check (length(note) <= 300)
);
create index restore_trial_asked_by on restore_trial (asked_by);
create index restore_trial_started on restore_trial (started_at desc);
