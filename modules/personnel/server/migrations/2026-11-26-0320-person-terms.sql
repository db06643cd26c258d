-- A person carries employee type, prefixes and suffix, beside the name and the posts.
update person set
  employee_type = coalesce(person.employee_type, t.code),
  suffix = coalesce(person.suffix, s.code),
  prefixes = person.prefixes || array(
    select p.code from unnest(e.unprinted) as off (code) join name_prefix p on p.code = off.code)
from employment e
  left join employee_type t on t.code = e.type
  left join name_suffix s on s.code = e.suffix
where e.person_id = person.id;

alter table employment drop column type, drop column suffix, drop column unprinted;
