-- Receivers of what happens, the outbox of what they are sent, and its log.

create table webhook (
  id uuid primary key,
  name text not null check (name <> '' and length(name) <= 100),
  url text not null check (length(url) <= 500),
  types text[] not null check (cardinality(types) > 0),
  -- Sealed with the key of this installation.
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz(3),
  is_on boolean not null default true,
  off_reason text check (off_reason in ('person', 'gone', 'failing')),
  -- Since when no attempt was taken; null while they are.
  failing_since timestamptz(3),
  version integer not null default 1,
  created_by uuid not null references person (id),
  created_at timestamptz(3) not null,
  check ((old_secret is null) = (old_secret_until is null)),
  check (is_on = (off_reason is null))
);
create index webhook_created_by on webhook (created_by);

-- Written in the transaction of what it announces.
create table webhook_delivery (
  -- webhook-id: a receiver knows by it what it has already.
  id uuid primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  type text not null,
  -- Exactly the bytes that are signed and sent.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  -- Of the present series; begins anew when it is sent again.
  tries smallint not null default 0,
  -- Number of the next attempt of all: the job of an earlier one does nothing.
  turn integer not null default 0,
  due_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  check ((state = 'waiting') = (settled_at is null))
);
create index webhook_delivery_list on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_waiting on webhook_delivery (webhook_id, due_at)
  where state = 'waiting';
create index webhook_delivery_age on webhook_delivery (settled_at);

create table webhook_attempt (
  id uuid primary key,
  delivery_id uuid not null references webhook_delivery (id) on delete cascade,
  at timestamptz(3) not null,
  -- Null: there was no answer.
  status integer,
  problem text not null default '',
  ms integer not null,
  answer text not null default '',
  is_taken boolean not null
);
create index webhook_attempt_delivery on webhook_attempt (delivery_id, at);
create index webhook_attempt_age on webhook_attempt (at);
