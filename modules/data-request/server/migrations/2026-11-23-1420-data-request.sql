-- data-request: requests of data subjects, who waits for them, and what became of them.
create table data_request (
  id uuid primary key,
  number integer not null,
  be_year integer not null,
  kind text not null check (kind in
    ('access', 'correction', 'erasure', 'restriction', 'objection', 'portability', 'withdrawal')),
  state text not null check (state in ('SENT', 'TAKEN', 'ANSWERED', 'REFUSED', 'CANCELLED')),
  version integer not null default 1,
  requester_id uuid not null,
  details text not null,
  answer text not null default '',
  -- The day until which it must be answered; the first one stays for the time of extension.
  first_due_day date not null,
  due_day date not null,
  created_at timestamptz not null,
  unique (be_year, number)
);
create index data_request_by_requester on data_request (requester_id, created_at desc);
create index data_request_open_by_due on data_request (due_day) where state in ('SENT', 'TAKEN');

-- The last number of each Buddhist year: taken in the transaction of the request, so without gaps.
create table data_request_number (
  be_year integer primary key,
  last integer not null
);

-- A key of whoever is waited for in a queue; as many rows as keys.
create table data_request_queue (
  request_id uuid not null references data_request (id),
  queue text not null,
  key text not null,
  since timestamptz not null,
  primary key (request_id, queue, key)
);
create index data_request_queue_by_key on data_request_queue (key, queue);

create table data_request_event (
  id uuid primary key,
  request_id uuid not null references data_request (id),
  act text not null check (act in ('make', 'take', 'answer', 'extend', 'refuse', 'cancel')),
  state text not null check (state in ('SENT', 'TAKEN', 'ANSWERED', 'REFUSED', 'CANCELLED')),
  words text not null default '',
  person_id uuid not null,
  at timestamptz not null
);
create index data_request_event_by_request on data_request_event (request_id, at);

-- The data protection officer: administrators from the start; the settings may change it later.
insert into role_permission (role_id, permission)
select role.id, 'data-request.answer' from role where role.code = 'administrator'
on conflict do nothing;
