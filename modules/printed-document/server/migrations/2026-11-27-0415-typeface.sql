-- printed-document: typefaces that the agency uploaded, and since when documents are set in which one.
-- Their bytes are files of the owner kind 'typeface': those that were uploaded, and those that were made of them.

create table typeface (
  id uuid primary key,
  family text not null check (family <> '' and length(family) <= 80),
  -- face: what its file says of itself
  said jsonb not null,
  -- SHA-256 of the four uploaded files, as hex: the same ones are kept once
  digest text not null unique check (digest ~ '^[0-9a-f]{64}$'),
  added_by uuid not null references person (id),
  added_at timestamptz(3) not null
);
create index typeface_added_by on typeface (added_by);

create table typeface_use (
  -- The newest one counts.
  no integer generated always as identity primary key,
  since timestamptz(3) not null,
  -- null: the typeface that is delivered
  typeface_id uuid references typeface (id),
  used_by uuid not null references person (id),
  reason text not null default '' check (length(reason) <= 300)
);
create index typeface_use_since on typeface_use (since desc, no desc);
create index typeface_use_typeface on typeface_use (typeface_id);
create index typeface_use_used_by on typeface_use (used_by);
