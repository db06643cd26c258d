-- Bytes, each content once; and the files that people see, each with a name and an owner.

create table stored_file (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  -- Of a PDF; null for other kinds.
  page_count integer check (page_count > 0),
  stored_at timestamptz(3) not null
);

-- Text inside a PDF, for search; kept apart because it is large and rarely read.
create table file_text (
  sha256 text primary key references stored_file (sha256) on delete cascade,
  content text not null
);

create table file (
  id uuid primary key,
  sha256 text not null references stored_file (sha256),
  name text not null check (name <> '' and length(name) <= 200),
  -- Beside the bytes and not of them: the same text is a note or a table by its name.
  media_type text not null,
  uploaded_by uuid references person (id),
  uploaded_at timestamptz(3) not null,
  state text not null check (state in ('pending', 'attached')),
  owner_kind text,
  owner_id uuid,
  role text,
  -- Order among the files of its owner, as given when it was attached.
  place integer,
  check ((state = 'attached') = (owner_kind is not null)),
  check ((owner_kind is null) = (owner_id is null) and (owner_kind is null) = (role is null)
    and (owner_kind is null) = (place is null))
);
create index file_owner on file (owner_kind, owner_id, place) where state = 'attached';
-- For the last-reference check and the nightly sweep.
create index file_sha256 on file (sha256);
create index file_pending on file (uploaded_at) where state = 'pending';
create index file_uploaded_by on file (uploaded_by);
