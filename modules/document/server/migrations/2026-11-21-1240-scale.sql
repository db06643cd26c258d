-- What a million papers ask for.

/*
 * The permission rule as rows: the keys by which the holders may read a paper; none, none. The
 * planner puts it into the statement that asks, where the function below is called for each row:
 * over two thousand rows that is the greater part of a search.
 */
create function reader_keys(paper uuid, holders text[]) returns setof text
language sql stable parallel safe as $$
  select document_reader.holder from document_reader
  where document_reader.document_id = paper and document_reader.holder = any (holders)
$$;

create or replace function may_read_document(paper uuid, holders text[]) returns boolean
language sql stable parallel safe as $$
  select exists (select from reader_keys(paper, holders))
$$;

-- The newest papers first, where most papers fit what is asked.
create index document_find_at on document_find (at desc);

-- Registers differ a thousandfold in length: without this a year of the greatest looks as short as
-- that of any.
create statistics register_entry_year (ndistinct, mcv) on register_id, be_year from register_entry;
analyze register_entry;
