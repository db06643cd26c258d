-- sample-request: requests, who waits for them, and what became of them.

create table sample_request (
  id uuid primary key,
  state text not null check (state in ('DRAFT', 'SENT', 'ALLOWED', 'DENIED')),
  version integer not null default 1,
  requester_id uuid not null,
  title text not null,
  reason text not null,
  answer text not null default '',
  created_at timestamptz not null
);

create index sample_request_by_requester on sample_request (requester_id, created_at desc);

-- A key of whoever is waited for in a queue; as many rows as keys.
create table sample_request_queue (
  request_id uuid not null references sample_request (id),
  queue text not null,
  key text not null,
  since timestamptz not null,
  primary key (request_id, queue, key)
);

create index sample_request_queue_by_key on sample_request_queue (key, queue);

create table sample_request_event (
  id uuid primary key,
  request_id uuid not null references sample_request (id),
  act text not null check (act in ('send', 'allow', 'deny')),
  state text not null check (state in ('DRAFT', 'SENT', 'ALLOWED', 'DENIED')),
  person_id uuid not null,
  at timestamptz not null
);

create index sample_request_event_by_request on sample_request_event (request_id, at);

-- Who answers from the start; the settings may change it later.
insert into role_permission (role_id, permission)
select role.id, 'sample-request.answer' from role where role.code = 'administrator'
on conflict do nothing;
