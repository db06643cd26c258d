-- signature: who stamps the time of signatures, what signed files carry for later, and how they were kept provable.

-- One row.
create table timestamp_setting (
  id boolean primary key default true check (id),
  -- The agency's own small authority, one by its address (RFC 3161), or none.
  source text not null default 'own' check (source in ('own', 'address', 'none')),
  url text not null default '' check (length(url) <= 500),
  user_name text not null default '' check (length(user_name) <= 200),
  -- Sealed by the identity key of the installation; null where none is set.
  sealed_password bytea,
  -- How far signed files are brought: B-T has a time stamp, B-LT carries revocation lists too, B-LTA a time stamp
  -- over all of it that is renewed.
  level text not null default 'B-T' check (level in ('B-B', 'B-T', 'B-LT', 'B-LTA')),
  version integer not null default 1 check (version >= 1),
  constraint timestamp_setting_address check (source <> 'address' or url <> '')
);
insert into timestamp_setting default values;

-- Certificates of authorities of time that are or were trusted: files stamped by a former one stay provable.
create table timestamp_root (
  id uuid primary key,
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  der bytea not null,
  -- Whether the authority in use is checked by it.
  is_current boolean not null,
  added_at timestamptz not null
);

-- Each longer form of a signed file: the same bytes with an update behind them.
create table signed_file (
  id uuid primary key,
  document_id uuid not null references document (id),
  -- SHA-256 of the file, as hex.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- How far all signatures of the file have come with it.
  level text not null check (level in ('B-B', 'B-T', 'B-LT', 'B-LTA')),
  -- Whether the update brought a time stamp over the document.
  has_stamp boolean not null,
  -- When the certificate of its newest time stamp over the document ends; null without one.
  stamped_until timestamptz,
  made_at timestamptz not null
);
create index signed_file_by_document on signed_file (document_id, made_at desc);

-- Documents whose last try failed: with why, and when the next one is.
create table renewal_failure (
  document_id uuid primary key references document (id),
  failure text not null,
  failed_at timestamptz not null,
  next_at timestamptz not null,
  tries integer not null check (tries >= 1)
);

-- What the job did, for its report.
create table renewal_run (
  id uuid primary key,
  -- 'completion': what a signature did not get at once; 'yearly': time stamps that end within 13 months.
  kind text not null check (kind in ('completion', 'yearly', 'asked')),
  looked_at integer not null default 0,
  renewed integer not null default 0,
  failed integer not null default 0,
  -- Failures of the run by their code.
  reasons jsonb not null default '{}',
  begun_at timestamptz not null,
  -- Null while it works, and for one whose program was stopped.
  ended_at timestamptz
);
create index renewal_run_by_time on renewal_run (begun_at desc);
