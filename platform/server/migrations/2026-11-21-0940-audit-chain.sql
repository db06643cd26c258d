-- The audit trail becomes a chain: rows are written as before, each in the transaction of its act,
-- and sealed in the order of their commits a moment later (docs/decisions/0006-audit-chain.md).

alter table audit_entry add column ip text;

-- Rows that were committed and not sealed yet.
create table audit_pending (
  entry_id uuid primary key
);

create table audit_seal (
  seq bigint primary key check (seq >= 1),
  entry_id uuid not null unique references audit_entry (id),
  -- SHA-256 of what the row says.
  entry_hash bytea not null check (length(entry_hash) = 32),
  -- SHA-256 of the link before, the place, the time of sealing and entry_hash.
  chain_hash bytea not null check (length(chain_hash) = 32),
  sealed_at timestamptz(3) not null
);

insert into audit_pending (entry_id) select id from audit_entry;

create function audit_entry_await_seal() returns trigger language plpgsql as $$
begin
  insert into audit_pending (entry_id) values (new.id);
  return null;
end $$;

create trigger audit_entry_await_seal after insert on audit_entry
  for each row execute function audit_entry_await_seal();

create function audit_seal_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_seal_append_only before update or delete on audit_seal
  for each row execute function audit_seal_refuse_change();
create trigger audit_seal_no_truncate before truncate on audit_seal
  for each statement execute function audit_seal_refuse_change();

-- A row leaves the list of waiting ones only when it has its seal.
create function audit_pending_refuse_loss() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select 1 from audit_seal where entry_id = old.entry_id) then
    return old;
  end if;
  raise exception 'a row of the audit trail waits for its seal' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_pending_keep before update or delete on audit_pending
  for each row execute function audit_pending_refuse_loss();
create trigger audit_pending_no_truncate before truncate on audit_pending
  for each statement execute function audit_seal_refuse_change();

-- Readings that were written in this hour already: one line for reader, thing and hour.
create table audit_reading (
  reader_id text not null,
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  hour timestamptz(0) not null,
  primary key (reader_id, act, subject_kind, subject_id, hour)
);
create index audit_reading_age on audit_reading (hour);

create index audit_entry_act on audit_entry (act, id);
create index audit_entry_request on audit_entry (request_id) where request_id is not null;
create index audit_entry_ip on audit_entry (ip, id) where ip is not null;
