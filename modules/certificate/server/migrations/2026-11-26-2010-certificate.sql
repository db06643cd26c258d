-- certificate: the certification authority of the agency, and the certificates of its people.

-- One row for each certificate of the authority itself. The key of the root is not here: it is handed out
-- once, sealed by a passphrase, and kept offline.
create table authority_certificate (
  id uuid primary key,
  role text not null check (role in ('root', 'issuing', 'timestamp', 'responder', 'agency-seal')),
  serial text not null unique,
  der bytea not null,
  -- Sealed by the identity key of the installation; null for the root.
  sealed_key bytea,
  not_before timestamptz not null,
  not_after timestamptz not null,
  made_at timestamptz not null,
  made_by uuid not null,
  constraint authority_root_is_offline check ((role = 'root') = (sealed_key is null))
);
create unique index authority_certificate_by_role on authority_certificate (role);

-- A person asks with a key pair made for them; its private half is sealed by a secret that only they know.
create table certificate_request (
  id uuid primary key,
  person_id uuid not null,
  state text not null check (state in ('waiting', 'issued', 'refused', 'withdrawn')),
  public_key bytea not null,
  -- Text of `sealKey`: which way, what it costs, and the sealed key.
  sealed_key text,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text not null default '',
  -- Of a refused or withdrawn request nothing is kept that could sign.
  constraint certificate_request_key check ((state = 'waiting') = (sealed_key is not null)),
  constraint certificate_request_second check (decided_by is null or state = 'withdrawn' or decided_by <> person_id)
);
create unique index certificate_request_open on certificate_request (person_id) where state = 'waiting';
create index certificate_request_by_state on certificate_request (state, asked_at);

create table person_certificate (
  id uuid primary key,
  person_id uuid not null,
  request_id uuid references certificate_request (id),
  origin text not null check (origin in ('own', 'imported')),
  state text not null check (state in ('valid', 'suspended', 'revoked', 'replaced')),
  serial text not null unique,
  der bytea not null,
  -- The issuers of an imported one, DER; empty for our own.
  chain bytea[] not null default '{}',
  -- Null once it was revoked or replaced: nothing more may be signed by it.
  sealed_key text,
  not_before timestamptz not null,
  not_after timestamptz not null,
  issued_at timestamptz not null,
  issued_by uuid not null,
  changed_at timestamptz,
  reason text not null default '',
  -- Reason of RFC 5280 for the revocation list; null while it is not on it.
  revocation_code text,
  constraint person_certificate_key check ((state in ('valid', 'suspended')) = (sealed_key is not null))
);
create unique index person_certificate_in_use on person_certificate (person_id)
  where state in ('valid', 'suspended');
create index person_certificate_by_person on person_certificate (person_id, issued_at desc);

-- What happened to the certificates of a person, for the history of the settings.
create table certificate_event (
  id uuid primary key,
  person_id uuid not null,
  certificate_id uuid references person_certificate (id),
  act text not null check (act in ('ask', 'withdraw', 'refuse', 'issue', 'import', 'renew', 'suspend',
    'resume', 'revoke', 'change-secret')),
  reason text not null default '',
  -- Null: the system, when somebody left.
  actor_id uuid,
  at timestamptz not null
);
create index certificate_event_by_person on certificate_event (person_id, at desc);

-- What the authority published; the newest is the one in force. Numbers go up (RFC 5280 5.2.3).
create table revocation_list (
  -- That of the root is made together with it: nobody could sign another one later.
  issuer text not null check (issuer in ('root', 'issuing')),
  number integer not null,
  der bytea not null,
  made_at timestamptz not null,
  next_at timestamptz not null,
  primary key (issuer, number)
);
