insert into person (id, employee_code, first_name_th, sort_key, search_text, created_at, updated_at)
 select id, code, code, code, code, now(), now() from unit where id = any ($1::uuid[])
