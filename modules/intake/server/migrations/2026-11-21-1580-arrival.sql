-- Letters that come from elsewhere, before they are registered: by mail or from another agency.

create table arrival (
  id uuid primary key,
  source text not null check (source in ('mailbox', 'exchange')),
  -- Name of the message where it came from: the same one arrives once.
  source_key text not null check (source_key <> ''),
  owner_unit_id uuid not null references unit (id),
  state text not null check (state in ('waiting', 'registered', 'refused', 'spam')),
  -- As the message says; nobody has judged it.
  sender_name text not null,
  sender_address text not null,
  trust text not null check (trust in ('proven', 'unknown', 'doubtful')),
  -- What the form proposes; empty where nothing was found.
  contact_id uuid references contact (id),
  sender text not null,
  letter_no text not null,
  letter_date date,
  addressee text not null default '',
  title text not null,
  speed text not null,
  secrecy text not null,
  body text not null,
  -- Codes of what the registrar should know, and files that did not come with it.
  warnings text[] not null default '{}',
  left_out jsonb not null default '[]',
  sent_at timestamptz,
  arrived_at timestamptz not null,
  search_text text not null,
  decided_by uuid references person (id),
  decided_at timestamptz,
  reason text not null default '',
  document_id uuid references document (id),
  unique (source, source_key),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'registered') = (document_id is not null))
);

create index arrival_state on arrival (owner_unit_id, state, arrived_at desc);
create index arrival_search on arrival using gin (search_text gin_trgm_ops);
create index arrival_contact on arrival (contact_id);
create index arrival_document on arrival (document_id);
create index arrival_decided_by on arrival (decided_by);
