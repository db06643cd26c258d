-- search: a number is found by its Christian year too. People write 110/2026 for 110/2569, and letters
-- from abroad have such numbers: both are kept in the index with the Buddhist year.

create or replace function search_numbers(folded text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct ltrim(part[at], '0') || '/' ||
    case when part[at + 1] < '2400' then (part[at + 1]::integer + 543)::text else part[at + 1] end), '{}')
  from regexp_matches(folded, '[0-9]+(?:/[0-9]+)+', 'g') found (run)
  cross join lateral string_to_array(run[1], '/') part
  cross join lateral generate_series(1, cardinality(part) - 1) at
  where part[at + 1] ~ '^(2[4-6]|19|20)[0-9][0-9]$'
$$;

-- The index has what the function gave before.
reindex index document_find_number;
