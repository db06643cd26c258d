-- Letters between agencies: partners, what came from them, and what is on its way to them.

create table exchange_setting (
  is_one boolean primary key default true check (is_one),
  code text not null default '',
  updated_by uuid references person (id),
  updated_at timestamptz
);
create index exchange_setting_updated_by on exchange_setting (updated_by);
insert into exchange_setting (code) values ('');

create table exchange_partner (
  id uuid primary key,
  code text not null,
  name text not null,
  url text not null,
  -- Ed25519, raw, base64.
  public_key text not null,
  -- Letters above the class of everybody may pass, both ways.
  takes_secret boolean not null,
  failure text,
  reached_at timestamptz,
  retired_at timestamptz,
  updated_by uuid not null references person (id),
  updated_at timestamptz not null
);
create unique index exchange_partner_code on exchange_partner (code) where retired_at is null;
create index exchange_partner_updated_by on exchange_partner (updated_by);

-- Every call once: a copied one is known by its nonce for as long as its time would be believed.
create table exchange_nonce (
  partner_id uuid not null references exchange_partner (id),
  nonce text not null,
  came_at timestamptz not null,
  primary key (partner_id, nonce)
);
create index exchange_nonce_came on exchange_nonce (came_at);

-- The queue of what came: taken out of it by confirming.
create table exchange_inbox (
  process_id uuid primary key,
  partner_id uuid not null references exchange_partner (id),
  message_id uuid not null,
  message text not null,
  body jsonb not null,
  body_hash text not null,
  process_time timestamptz not null,
  confirmed_at timestamptz,
  unique (partner_id, message_id)
);
create index exchange_inbox_open on exchange_inbox (process_time) where confirmed_at is null;

create table exchange_in_part (
  partner_id uuid not null references exchange_partner (id),
  sha256 text not null,
  place integer not null,
  content bytea not null,
  came_at timestamptz not null,
  primary key (partner_id, sha256, place)
);
create index exchange_in_part_came on exchange_in_part (came_at);

-- A letter of a partner, by the name of the message that brought it.
create table exchange_letter (
  message_id uuid not null,
  partner_id uuid not null references exchange_partner (id),
  letter_id text not null,
  letter_date date not null,
  subject text not null,
  arrival_id uuid,
  state text not null
    check (state in ('received', 'accepted', 'rejected', 'invalid', 'withdrawn')),
  accept_id text not null default '',
  primary key (partner_id, message_id)
);
-- One living letter under its number and date; another may come once it was sent back.
create unique index exchange_letter_living on exchange_letter (partner_id, letter_id, letter_date)
  where state in ('received', 'accepted');
create index exchange_letter_arrival on exchange_letter (arrival_id);

create table exchange_outbox (
  -- Name of the message, the same in every attempt.
  id uuid primary key,
  partner_id uuid not null references exchange_partner (id),
  message text not null,
  -- Null while the letter is still to be put together.
  body jsonb,
  -- Letter of ours that it carries.
  document_id uuid,
  -- Parts that are still to go before it.
  parts integer not null default 0,
  parts_sent integer not null default 0,
  tries integer not null default 0,
  failure text,
  process_id text,
  state text not null check (state in ('waiting', 'done', 'failed')),
  created_at timestamptz not null,
  ended_at timestamptz
);
create index exchange_outbox_open on exchange_outbox (partner_id) where state = 'waiting';

create table exchange_out_part (
  outbox_id uuid not null references exchange_outbox (id) on delete cascade,
  seq integer not null,
  sha256 text not null,
  place integer not null,
  content bytea not null,
  primary key (outbox_id, seq)
);
