-- The rule as before, read by the paper alone: its few keys stand together, and one look there is
-- cheaper than one for each key of the reader. The collation, which changes nothing between equal
-- texts, keeps the index of keys out; left to itself the planner cannot tell the two apart.
create or replace function reader_keys(paper uuid, holders text[]) returns setof text
language sql stable parallel safe as $$
  select document_reader.holder from document_reader
  where document_reader.document_id = paper
    and document_reader.holder collate "C" = any (holders)
$$;
