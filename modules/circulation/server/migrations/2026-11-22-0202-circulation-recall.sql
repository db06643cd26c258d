-- A circulation that nobody has read may be taken back. Which rights it gave is kept with it from
-- now on; of older ones that is not known, so they stay.
alter table circulation
  add column is_recallable boolean not null default false,
  -- It gave everybody the right to read, which nobody had before.
  add column gave_everyone boolean not null default false,
  add column recalled_at timestamptz,
  add column recall_reason text not null default '',
  -- People to whom it had gone; their lines go with it.
  add column recalled_people integer not null default 0;
alter table circulation add constraint circulation_recalled
  check ((recalled_at is null) = (recall_reason = ''));

-- It gave this person the right to read, who had none of his own.
alter table circulation_recipient add column gave_right boolean not null default false;
