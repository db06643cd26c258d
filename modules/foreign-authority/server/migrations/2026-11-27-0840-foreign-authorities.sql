-- signature: authorities of certificates that people bring along, and what these authorities say of revocations.

create table foreign_authority (
  id uuid primary key,
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  der bytea not null,
  added_at timestamptz not null,
  -- Who added it by its file; null for one between that a signature brought along, below a root that was added.
  added_by uuid references person (id),
  -- When its list or its OCSP last gave an answer that holds.
  heard_at timestamptz,
  -- Code of the last failure since then.
  failure text not null default '',
  failed_at timestamptz
);

-- Revocation lists of these authorities: the newest that was fetched, and the newest that an administrator brought
-- into a closed network.
create table foreign_list (
  authority_id uuid not null references foreign_authority (id) on delete cascade,
  source text not null check (source in ('fetched', 'uploaded')),
  der bytea not null,
  made_at timestamptz not null,
  next_at timestamptz not null,
  got_at timestamptz not null,
  -- Who brought it; null for a fetched one.
  got_by uuid references person (id),
  primary key (authority_id, source),
  check ((source = 'uploaded') = (got_by is not null))
);
