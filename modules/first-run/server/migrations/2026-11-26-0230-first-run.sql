-- The first setup of an installation that began without the demo agency. No row: it was not set up by
-- this assistant.
create table first_run (
  one boolean primary key default true check (one),
  version integer not null default 1,
  pack text check (pack in ('civil', 'teacher', 'university', 'enterprise')),
  -- The key of the app of the first administrator, sealed, until the account is made.
  factor_secret bytea,
  begun_at timestamptz(3) not null,
  finished_at timestamptz(3)
);

create table first_run_step (
  step text primary key check (step in ('agency', 'administrator', 'look', 'people', 'mail',
    'registers', 'duties', 'safety')),
  state text not null check (state in ('done', 'skipped')),
  at timestamptz(3) not null,
  by_person uuid
);

-- Codes that the starts printed while nobody could sign in; none is left when somebody can.
create table setup_code (
  id uuid primary key,
  code_hash bytea not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

-- The last test mail.
create table first_run_mail (
  one boolean primary key default true check (one),
  sent_to text not null check (length(sent_to) <= 254),
  code_hash bytea not null,
  attempts integer not null default 0,
  sent_at timestamptz(3) not null
);

insert into role_permission (role_id, permission)
select role.id, 'settings.first-run' from role where role.code = 'administrator'
on conflict do nothing;
