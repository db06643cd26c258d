-- Search over all papers: one narrow row a paper, made from the paper, its numbers, orders and
-- readers, and one index that answers words, filters and the permission rule together.

/*
 * Form in which texts are compared: small letters, Arabic digits, no tone marks and no invisible
 * characters, sara am in one piece, two เ as แ. The program folds what is typed in the same way
 * (search/fold.rules.ts; a test compares the two).
 */
create function search_fold(given text) returns text
language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    replace(replace(
      translate(lower(normalize(given, NFC)),
        '๐๑๒๓๔๕๖๗๘๙' || U&'\0E47\0E48\0E49\0E4A\0E4B\0E4C\200B\200C\200D\2060\FEFF\00AD',
        '0123456789'),
      U&'\0E4D\0E32', U&'\0E33'),
      U&'\0E40\0E40', U&'\0E41'),
    '[\s\u00A0]+', ' ', 'g'))
$$;

/* All two neighbouring characters of a folded text: finds words too short for trigrams. */
create function search_pairs(folded text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct pair), '{}')
  from (select substr(folded, at, 2) as pair
        from generate_series(1, length(folded) - 1) at) pairs
  where position(' ' in pair) = 0
$$;

create table document_find (
  document_id uuid primary key references document (id),
  at timestamptz not null,
  title text not null,
  body text not null,
  pairs text[] not null,
  -- y2569, m2026-11, k:outside, s:CLOSED, u:<unit>, r:<register>, p:<person>, n123
  tags text[] not null,
  -- A copy of document_reader that may lag behind: it narrows, may_read_document decides.
  readers text[] not null
);

-- A long pending list would be read through by every search.
create index document_find_all on document_find
  using gin (body gin_trgm_ops, pairs, tags, readers) with (gin_pending_list_limit = 512);

-- Papers whose row is out of date, filled in the transaction of the change.
create table document_find_due (
  id bigint generated always as identity primary key,
  document_id uuid not null
);

create function note_find_due() returns trigger language plpgsql as $$
begin
  insert into document_find_due (document_id)
  select distinct document_id from changed where document_id is not null;
  return null;
end
$$;

create function note_own_find_due() returns trigger language plpgsql as $$
begin
  insert into document_find_due (document_id) select id from changed;
  return null;
end
$$;

create trigger document_find_added after insert on document
  referencing new table as changed for each statement execute function note_own_find_due();
create trigger document_find_changed after update on document
  referencing new table as changed for each statement execute function note_own_find_due();
create trigger document_event_find after insert on document_event
  referencing new table as changed for each statement execute function note_find_due();
create trigger register_entry_find after insert on register_entry
  referencing new table as changed for each statement execute function note_find_due();
create trigger document_job_find after insert on document_job
  referencing new table as changed for each statement execute function note_find_due();
create trigger document_reader_find_added after insert on document_reader
  referencing new table as changed for each statement execute function note_find_due();
create trigger document_reader_find_gone after delete on document_reader
  referencing old table as changed for each statement execute function note_find_due();

insert into document_find_due (document_id) select id from document;

-- Nothing looks through all papers by this one any more.
drop index document_search;
