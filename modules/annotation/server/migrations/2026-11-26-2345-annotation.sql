-- annotation: what people write, draw and stamp on the pages of files that were received. The files stay as
-- they are. A row is never changed, but for its one take-back.

create table annotation (
  id uuid primary key,
  document_id uuid not null references document (id),
  -- in the order in which they were written
  position int not null,
  file_id uuid not null,
  -- of the bytes on which it was written
  file_sha256 text not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  page int not null check (page > 0),
  -- millimetres of a page whose shorter side has 210, from its upper left corner
  "left" float8 not null,
  "top" float8 not null,
  width float8 not null check (width > 0),
  height float8 not null check (height > 0),
  kind text not null check (kind in ('ink', 'note', 'stamp', 'qr')),
  -- AnnotationContent of the contract
  content jsonb not null,
  -- its words, for the search
  words text not null,
  author_id uuid not null references person (id),
  -- name, post and person acted for, as they were when it was written
  author_name text not null,
  author_post text not null,
  on_behalf_of text not null default '',
  created_at timestamptz not null,
  taken_back_at timestamptz,
  -- others had acted after it when it was taken back: it stays in sight, struck through
  is_struck boolean not null default false,
  check (taken_back_at is not null or not is_struck),
  unique (document_id, position)
);
-- A letter is stamped once.
create unique index annotation_stamp on annotation (document_id)
  where kind = 'stamp' and taken_back_at is null;
create index annotation_author on annotation (author_id);
create index annotation_file on annotation (file_id);

-- What was written stays as it was: only the take-back is noted, once. Destruction deletes the rows.
create function annotation_is_kept() returns trigger language plpgsql as $$
begin
  if (old.document_id, old.file_id, old.file_sha256, old.page, old."left", old."top", old.width, old.height,
      old.kind, old.content, old.words, old.author_id, old.author_name, old.author_post, old.on_behalf_of, old.created_at)
    is distinct from
     (new.document_id, new.file_id, new.file_sha256, new.page, new."left", new."top", new.width, new.height,
      new.kind, new.content, new.words, new.author_id, new.author_name, new.author_post, new.on_behalf_of, new.created_at)
    or (old.taken_back_at is not null and old.taken_back_at is distinct from new.taken_back_at)
  then
    raise exception 'an annotation is not changed';
  end if;
  return new;
end $$;
create trigger annotation_is_kept before update on annotation
  for each row execute function annotation_is_kept();

-- Documents are found by what was written on them.
create trigger annotation_find after insert on annotation
  referencing new table as changed for each statement execute function note_find_due();
create trigger annotation_find_changed after update on annotation
  referencing new table as changed for each statement execute function note_find_due();
