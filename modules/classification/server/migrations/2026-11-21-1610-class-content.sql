-- What was deleted when of a paper only the line of its register was to be kept: names, sizes and hashes.
alter table secrecy_change
  add column removed jsonb not null default '[]',
  add column is_text_removed boolean not null default false;
