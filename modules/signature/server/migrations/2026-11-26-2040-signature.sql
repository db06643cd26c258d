-- signature: digital signatures of documents, and the codes by which everybody can verify them.

-- A signature that was recorded: the document changed its state in the same transaction.
create table document_signature (
  id uuid primary key,
  document_id uuid not null references document (id),
  person_id uuid not null references person (id),
  certificate_id uuid not null references person_certificate (id),
  -- The attempt of the client: one that is sent again gets the same answer.
  attempt_id uuid not null unique,
  -- Cannot be guessed: 80 random bits. What is printed on the document, without its hyphens.
  code text not null unique check (code ~ '^[0-9A-Z]{16}$'),
  -- SHA-256 of the signed file, as hex.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  level text not null check (level in ('B-B', 'B-T')),
  -- Name and posts as they stood under the signature on that day.
  signer_name text not null,
  signer_lines text[] not null,
  number text not null,
  signed_at timestamptz not null
);
create index document_signature_by_document on document_signature (document_id, signed_at);

-- Each attempt, with how far it came. One that was not recorded left the document untouched.
create table signing_job (
  id uuid primary key,
  document_id uuid not null references document (id),
  person_id uuid not null references person (id),
  attempt_id uuid not null unique,
  state text not null check (state in ('prepared', 'sealed', 'recorded', 'failed')),
  -- Code of the error of a failed one.
  failure text not null default '',
  tries integer not null default 1,
  begun_at timestamptz not null,
  changed_at timestamptz not null
);
create index signing_job_open on signing_job (changed_at) where state in ('prepared', 'sealed');
