insert into account (id, person_id, username, password_hash, password_changed_at, created_at)
select ('0193fffe-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
  ('0193fffe-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'b' || n, $2, now(), now()
from generate_series(1, $1::int) n
