-- signature: many documents that one person signs in one act.

create table signing_batch (
  -- Made by the client: a batch that is sent twice is begun once.
  id uuid primary key,
  person_id uuid not null references person (id),
  method text not null check (method in ('certificate', 'password')),
  state text not null check (state in ('running', 'paused', 'ended')),
  -- The process that signs it now: another one that takes over writes its own name here, and the first one stops.
  runner_id uuid not null,
  -- Written every few seconds while somebody signs; without it the process has ended.
  beat_at timestamptz not null,
  begun_at timestamptz not null,
  ended_at timestamptz
);
-- A person signs one batch at a time.
create unique index signing_batch_open on signing_batch (person_id) where state <> 'ended';

create table signing_batch_item (
  batch_id uuid not null references signing_batch (id) on delete cascade,
  document_id uuid not null references document (id),
  position integer not null,
  -- The act of the flow, and the version that the person saw.
  act text not null,
  version integer not null,
  attempt_id uuid not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'signing', 'signed', 'refused', 'removed')),
  -- Code of the error of a refused one, and what its sentence names.
  failure text not null default '',
  failure_params jsonb not null default '{}',
  number text not null default '',
  begun_at timestamptz,
  changed_at timestamptz not null,
  primary key (batch_id, document_id)
);
create unique index signing_batch_item_order on signing_batch_item (batch_id, position);
create index signing_batch_item_document on signing_batch_item (document_id);

-- A code without a document confirms a batch.
alter table signing_code alter column document_id drop not null;
create unique index signing_code_open_batch on signing_code (person_id) where document_id is null and used_at is null;
