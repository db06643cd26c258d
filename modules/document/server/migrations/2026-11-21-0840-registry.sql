-- The registry: papers, their sendings and jobs, registers and numbers, queues and history.

create extension if not exists pg_trgm;

create table register (
  id uuid primary key,
  unit_id uuid not null references unit (id),
  kind text not null check (kind in ('receive', 'memo')),
  created_at timestamptz not null,
  unique (unit_id, kind)
);

-- One row per register and Buddhist year: the only row two registrations ever wait for.
create table register_counter (
  register_id uuid not null references register (id),
  be_year integer not null check (be_year between 2400 and 2700),
  last_number integer not null check (last_number >= 1),
  primary key (register_id, be_year)
) with (fillfactor = 50);

create table document (
  id uuid primary key,
  kind text not null,
  state text not null,
  version integer not null default 1,
  title text not null check (title <> ''),
  sender text not null default '',
  addressee text not null default '',
  letter_no text not null default '',
  letter_date date,
  speed text not null check (speed in ('normal', 'urgent', 'very-urgent', 'immediate')),
  secrecy text not null check (secrecy in ('normal', 'confidential', 'secret', 'top-secret')),
  due_date date,
  note text not null default '',
  owner_unit_id uuid not null references unit (id),
  author_id uuid not null references person (id),
  presented_holder text,
  order_recipients jsonb not null default '[]',
  last_instruction text not null default '',
  addressed_unit_ids uuid[] not null default '{}',
  body_json jsonb,
  body_html text,
  route_round integer not null default 0,
  signed_by_name text,
  signed_by_post text,
  signed_at timestamptz,
  retention text,
  -- Opaque name of the document in links of mails and old clients.
  share_ref text not null unique,
  -- Sender, number and date in the form in which they are compared; null for other kinds.
  duplicate_key text,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index document_duplicate on document (duplicate_key) where duplicate_key is not null;
create index document_search on document using gin (search_text gin_trgm_ops);
create index document_sender on document (sender, created_at desc);
create index document_addressee on document (addressee, created_at desc);

create table document_leg (
  id uuid primary key,
  document_id uuid not null references document (id),
  role text not null check (role in ('main', 'info')),
  from_unit_id uuid not null references unit (id),
  from_holders text[] not null,
  to_unit_id uuid references unit (id),
  to_person_id uuid references person (id),
  state text not null,
  note text not null default '',
  last_instruction text not null default '',
  due_date date,
  studier_id uuid references person (id),
  retention text,
  sent_at timestamptz not null,
  opened_at timestamptz,
  check ((to_unit_id is null) <> (to_person_id is null))
);

create index document_leg_document on document_leg (document_id);

create table document_job (
  id uuid primary key,
  document_id uuid not null references document (id),
  leg_id uuid not null references document_leg (id),
  assignee_id uuid not null references person (id),
  assigner_id uuid not null references person (id),
  is_main boolean not null,
  state text not null,
  instruction text not null default '',
  due_date date,
  percent integer not null default 0 check (percent between 0 and 100),
  assigned_at timestamptz not null
);

create index document_job_leg on document_job (leg_id);
create index document_job_document on document_job (document_id);

create table route_step (
  id uuid primary key,
  document_id uuid not null references document (id),
  round integer not null,
  seq integer not null,
  role text not null check (role in ('review', 'sign')),
  person_id uuid not null references person (id),
  state text not null check (state in ('waiting', 'active', 'passed', 'returned', 'signed')),
  acted_at timestamptz,
  unique (document_id, round, seq)
);

-- A number once given is never given again: a void one stays, marked.
create table register_entry (
  id uuid primary key,
  register_id uuid not null references register (id),
  be_year integer not null,
  number integer not null check (number >= 1),
  state text not null check (state in ('RESERVED', 'USED', 'VOID', 'RELEASED')),
  document_id uuid references document (id),
  leg_id uuid references document_leg (id),
  reason text not null default '',
  entered_by uuid not null references person (id),
  entered_at timestamptz not null,
  unique (register_id, be_year, number)
);

create index register_entry_document on register_entry (document_id);

-- Who did what, in which post as it was then.
create table document_event (
  id uuid primary key,
  document_id uuid not null references document (id),
  leg_id uuid references document_leg (id),
  job_id uuid references document_job (id),
  subject text not null check (subject in ('document', 'leg', 'job')),
  act text not null,
  from_state text,
  to_state text,
  actor_id uuid not null references person (id),
  actor_name text not null,
  actor_post text not null,
  unit_name text,
  note text not null default '',
  detail jsonb not null default '[]',
  file_ids uuid[] not null default '{}',
  request_id text not null,
  at timestamptz not null
);

create index document_event_document on document_event (document_id, at);

create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'history is append-only' using errcode = '42501';
end
$$;

create trigger document_event_append_only
  before update or delete or truncate on document_event
  for each statement execute function refuse_history_change();

-- Who may see a paper: keys such as p:<person>, clerk:<unit>, head:<unit>.
create table document_reader (
  document_id uuid not null references document (id),
  holder text not null,
  primary key (document_id, holder)
);

create index document_reader_holder on document_reader (holder, document_id);

/*
 * The permission rule, in one place: a paper may be read by whoever acts today for one of its
 * reader keys. Lists, counts, search, files and notifications all ask this.
 */
create function may_read_document(paper uuid, holders text[]) returns boolean
language sql stable parallel safe as $$
  select exists (
    select 1 from document_reader
    where document_reader.document_id = paper and document_reader.holder = any (holders)
  )
$$;

create table document_read (
  document_id uuid not null references document (id),
  person_id uuid not null references person (id),
  first_read_at timestamptz not null,
  primary key (document_id, person_id)
);

-- What waits for whom: written in the transaction of the move, so counts are never wrong.
create table queue_item (
  thing_key text not null,
  code text not null,
  holder text not null,
  document_id uuid not null references document (id),
  leg_id uuid,
  job_id uuid,
  since timestamptz not null,
  due_date date,
  primary key (thing_key, code, holder)
) with (fillfactor = 80);

create index queue_item_holder on queue_item (holder, code, since desc)
  include (thing_key, document_id, leg_id, job_id, due_date);
create index queue_item_document on queue_item (document_id);
