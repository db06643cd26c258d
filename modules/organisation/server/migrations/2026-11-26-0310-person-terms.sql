-- What the described tables say of people and posts: people carry codes of their rows.

alter table employee_type
  -- Other words by which imported files name it.
  add column also text[] not null default '{}';
update employee_type set also = given.also
from (values
  ('civil', '{"ข้าราชการพลเรือน","ข้าราชการพลเรือนสามัญ"}'::text[]),
  ('teacher', '{"ครู","ข้าราชการครูและบุคลากรทางการศึกษา"}'),
  ('government-employee', '{"พนักงานราชการทั่วไป"}'),
  ('temporary', '{"ลูกจ้าง"}'),
  ('contractor', '{"จ้างเหมา","พนักงานจ้างเหมา"}'),
  ('university-staff', '{"พนักงานสถาบันอุดมศึกษา"}'),
  ('enterprise-staff', '{"พนักงาน"}')
) as given (code, also)
where employee_type.code = given.code and employee_type.also = '{}';
-- As the product counted their retirement until now.
update employee_type set retires = 'age60-fy' where code = 'university-staff' and version = 1;

alter table position_type
  -- Of which employees it is the ladder; null: of any.
  add column employment text references employee_type (code);
update position_type set employment = case
  when code in ('general', 'knowledge', 'managerial', 'executive') then 'civil'
  when code like 'ge-%' then 'government-employee'
  when code = 'teacher' then 'teacher'
end;
create index position_type_employment on position_type (employment) where employment is not null;

alter table position_level
  -- The word printed behind the name of the position; empty where the name says it.
  add column printed text not null default '' check (length(printed) <= 60);
update position_level set printed = btrim(regexp_replace(name_th, '\(.*\)', ''))
where code ~ '^([OK][1-5]|ks[2-5])$' and length(name_th) <= 60;

alter table person
  drop constraint person_prefix_th_check,
  add constraint person_prefix_th_check check (length(prefix_th) <= 200),
  -- Codes of all prefixes, printed or not; `prefix_th` is what is printed of them.
  add column prefixes text[] not null default '{}',
  add column suffix text references name_suffix (code),
  -- What is printed of the suffix, with the blank before it.
  add column suffix_th text not null default '' check (length(suffix_th) <= 201),
  add column employee_type text references employee_type (code);
create index person_suffix on person (suffix) where suffix is not null;
create index person_employee_type on person (employee_type) where employee_type is not null;

-- What is printed of a suffix behind the surname, with the blank before it.
create function printed_suffix(of_code text) returns text language sql stable as $$
  select coalesce((select ' ' || coalesce(nullif(short, ''), name_th) from name_suffix
    where code = of_code and is_printed), '')
$$;

-- The codes of prefixes as printed; none where a word of them is no prefix.
create function prefixes_of(printed text) returns text[] language sql stable as $$
  select case when count(*) = cardinality(string_to_array(btrim(printed), ' '))
    then coalesce(array_agg(found.code order by found.place), '{}') else '{}' end
  from (
    select distinct on (word.place) word.place, p.code
    from unnest(string_to_array(btrim(printed), ' ')) with ordinality as word (text, place)
    join name_prefix p on p.name_th = word.text
    order by word.place, p.sort, p.code
  ) found
$$;
update person set prefixes = prefixes_of(prefix_th) where prefix_th <> '';
