insert into post_holding (id, post_id, person_id, valid_from)
 select id, id, id, '2020-01-01' from unit where id = any ($1::uuid[])
