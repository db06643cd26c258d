-- A number of a register as it is said, 17/2568, is looked for as a whole. As a piece of text it
-- cost hundreds of milliseconds: its digits stand in every date and in every paper of the year.

/* Numbers with a Buddhist year in a folded text, without leading zeros. */
create function search_numbers(folded text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct ltrim(part[at], '0') || '/' || part[at + 1]), '{}')
  from regexp_matches(folded, '[0-9]+(?:/[0-9]+)+', 'g') found (run)
  cross join lateral string_to_array(run[1], '/') part
  cross join lateral generate_series(1, cardinality(part) - 1) at
  where part[at + 1] ~ '^2[4-6][0-9][0-9]$'
$$;

-- A long pending list would be read through by every search.
create index document_find_number on document_find
  using gin (search_numbers(body)) with (gin_pending_list_limit = 512);
