-- signature: what the e-seal of the agency adds to documents that were signed before they had a number.

-- A field of a signed file that was kept free for the e-seal, with what is drawn there.
create table agency_seal (
  id uuid primary key,
  document_id uuid not null references document (id),
  -- Name of the field in the file.
  field text not null,
  -- The act after which it is filled.
  filled_after text not null check (filled_after in ('number', 'seal')),
  -- Size in points, and the words with their places in it.
  drawing jsonb not null,
  -- Null: the act has not been done yet.
  due_at timestamptz,
  -- Who did the act.
  asked_by uuid references person (id),
  -- Where the agency wants a second person, who that was; nothing is sealed before.
  needs_second boolean not null default false,
  confirmed_by uuid references person (id),
  confirmed_at timestamptz,
  sealed_at timestamptz,
  -- SHA-256 of the file after it, as hex.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  level text check (level in ('B-B', 'B-T')),
  -- Code of the last failure, how often it was tried in vain, and when it is tried next.
  failure text not null default '',
  tries integer not null default 0,
  next_at timestamptz,
  unique (document_id, field),
  check ((sealed_at is null) = (sha256 is null) and (sealed_at is null) = (level is null)),
  check (confirmed_by is null or confirmed_by <> asked_by)
);
create index agency_seal_due on agency_seal (due_at) where due_at is not null and sealed_at is null;
