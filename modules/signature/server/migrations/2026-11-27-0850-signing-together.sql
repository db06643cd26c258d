-- signature: documents that several people sign, each in the file that the others signed.

-- Where a signatory who has not signed yet will stand on the signed pages.
create table signature_place (
  document_id uuid not null references document (id),
  -- The place among all who sign, from 0.
  position integer not null check (position >= 0),
  page integer not null check (page >= 1),
  -- In points, from the upper left corner of the page.
  x double precision not null,
  y double precision not null,
  width double precision not null check (width > 0),
  height double precision not null check (height > 0),
  primary key (document_id, position)
);

-- When the document went back before all had signed: the signature no longer counts.
alter table document_signature add column withdrawn_at timestamptz;
