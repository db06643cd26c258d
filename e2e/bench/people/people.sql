insert into person (id, employee_code, prefix_th, first_name_th, last_name_th, sort_key,
  employee_type, search_text, created_at, updated_at)
select ('0193fffe-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'b' || n, 'นาย', 'บุคคลที่', n::text, 'บุคคลที่ ' || n,
  case when n % 10 = 0 then 'government-employee' else 'civil' end, 'บุคคลที่ ' || n, now(), now()
from generate_series(1, $1::int) n
