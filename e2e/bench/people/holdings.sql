insert into post_holding (id, post_id, person_id, valid_from)
select id, id, id, '2020-01-01'
from (select ('0193fffe-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid id from generate_series(1, $1::int) n) made
