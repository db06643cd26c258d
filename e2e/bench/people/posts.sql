insert into post (id, unit_id, serves_unit_id, position_id, title_th, duty, valid_from)
select ('0193fffe-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, u.id, u.id,
  (select id from position limit 1), 'เจ้าหน้าที่', 'officer', '2020-01-01'
from generate_series(1, $1::int) n,
  (select id from unit where parent_id is null and valid_to is null limit 1) u
