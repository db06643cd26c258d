-- correspondence: each person of a meeting has name, post and remark of its own; before, all was one text.
-- A text with a tab or two blanks in it is split there; of any other, the whole is the name.

create function minutes_person(one jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(one) <> 'string' then one else (
    select jsonb_build_object('name', coalesce(part[1], ''), 'post', coalesce(part[2], ''),
      'remark', coalesce(array_to_string(part[3:], ' '), ''))
    from (select regexp_split_to_array(btrim(one #>> '{}'), '\t+|\s{2,}') as part) split) end
$$;

create function minutes_people(people jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(minutes_person(one) order by place), '[]')
  from jsonb_array_elements(coalesce(people, '[]')) with ordinality as listed (one, place)
$$;

update publication set minutes = minutes || jsonb_build_object(
  'present', minutes_people(minutes -> 'present'),
  'absent', minutes_people(minutes -> 'absent'),
  'guests', minutes_people(minutes -> 'guests'))
where minutes is not null;

drop function minutes_people(jsonb);
drop function minutes_person(jsonb);
