-- signature: the code on the pages of documents that people sign by password.

create table document_code (
  -- Cannot be guessed: 80 random bits, as the codes of digital signatures. Never given twice.
  code text primary key check (code ~ '^[0-9A-Z]{16}$'),
  document_id uuid not null references document (id),
  -- With the first signature by password.
  given_at timestamptz not null,
  -- When the document went back: what was signed no longer counts.
  withdrawn_at timestamptz
);
create unique index document_code_present on document_code (document_id) where withdrawn_at is null;

-- The place among all who sign, from 0; null of signatures from before it was noted.
alter table document_signature add column position integer check (position >= 0);
