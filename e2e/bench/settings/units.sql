insert into unit (id, parent_id, code, kind, name_th, sort_key, search_text, valid_from)
 select given.id, coalesce(given.parent_id, (select id from unit where parent_id is null)), given.code,
   given.kind, 'หน่วยงาน ' || given.code, given.code, 'หน่วยงาน ' || given.code, '2020-01-01'
 from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) given (id, parent_id, code, kind)
