-- printed-document: the pages of a document as somebody read them, and as they were signed and numbered.
-- The bytes are files of the owner kind 'printed-version'.

create table printed_version (
  id uuid primary key,
  document_id uuid not null references document (id),
  -- SHA-256 of model and look, as hex: the same pages are kept once
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('draft', 'signed', 'issued')),
  -- the input of the pages (printedDocument of the module pdf)
  model jsonb not null,
  made_at timestamptz not null,
  unique (document_id, digest)
);

create table printed_reading (
  version_id uuid not null references printed_version (id) on delete cascade,
  person_id uuid not null references person (id),
  first_at timestamptz not null,
  primary key (version_id, person_id)
);
create index printed_reading_person on printed_reading (person_id);
