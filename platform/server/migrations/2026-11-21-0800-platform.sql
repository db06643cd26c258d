-- Answers of commands by their idempotency key: a repeat gets the first answer again.
create table command_key (
  caller_id text not null,
  key text not null check (length(key) between 8 and 200),
  path text not null,
  request_hash text not null,
  response jsonb not null,
  created_at timestamptz(3) not null default now(),
  primary key (caller_id, key)
);
create index command_key_age on command_key (created_at);

-- Effects of jobs that are done: written in the transaction of the effect.
create table job_effect (
  job_name text not null,
  key text not null,
  done_at timestamptz(3) not null default now(),
  primary key (job_name, key)
);
create index job_effect_age on job_effect (done_at);

-- Who did what to which thing. Only ever grows: the triggers below refuse everything else.
create table audit_entry (
  id uuid primary key,
  at timestamptz(3) not null,
  act text not null,
  caller_id text,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null default '{}',
  request_id text
);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, id);
create index audit_entry_caller on audit_entry (caller_id, id);

create function audit_entry_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entry only grows' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function audit_entry_refuse_change();
create trigger audit_entry_no_truncate before truncate on audit_entry
  for each statement execute function audit_entry_refuse_change();

-- Live messages over 8,000 bytes between processes; ours are ids and stay below, but the adapter
-- of Socket.IO tidies this table at intervals.
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);

-- Facts about this installation that must survive a start, such as whether the demo was loaded.
create table installation_fact (
  name text primary key,
  value text not null,
  updated_at timestamptz(3) not null default now()
);
