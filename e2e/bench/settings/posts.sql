insert into post (id, unit_id, serves_unit_id, position_id, title_th, duty, valid_from)
 select id, id, id, (select id from position limit 1), 'เจ้าหน้าที่', 'officer', '2020-01-01'
 from unit where id = any ($1::uuid[])
