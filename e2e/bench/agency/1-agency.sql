-- The measured agency: 300 units, 3,000 people, their posts, accounts and registers. What is drawn
-- is drawn by a hash of its place, so the same agency comes out on every machine.

create schema made;

-- A number from 0 to n - 1, the same for the same place and question.
create function made.pick(place bigint, question integer, n integer) returns integer
language sql immutable parallel safe
return ((hashint8extended(place, question) & 9223372036854775807) % n)::integer;

-- An id of version 7 as the program makes them: in the order of time.
create function made.id(thing integer, place bigint, at timestamptz) returns uuid
language sql stable parallel safe
return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
  || lpad(to_hex(thing), 3, '0') || '8' || lpad(to_hex(place), 15, '0'))::uuid;

-- One row with every list of words, so that no word is looked up; plain, so that no list is
-- unpacked for each word drawn from it, and in two pages, for one does not hold them.
-- (Said by alter: before PostgreSQL 16 a new table could not say it.)
create table made.list_of_papers (opening text[], purpose text[], place text[], office text[],
  field text[], "order" text[], note text[]);
alter table made.list_of_papers
  alter opening set storage plain,
  alter purpose set storage plain,
  alter place set storage plain,
  alter office set storage plain,
  alter field set storage plain,
  alter "order" set storage plain,
  alter note set storage plain;
create table made.list_of_matters (matter text[], first text[], last text[]);
alter table made.list_of_matters
  alter matter set storage plain,
  alter first set storage plain,
  alter last set storage plain;
insert into made.list_of_papers
select words.* from jsonb_populate_record(null::made.list_of_papers,
  current_setting('made.words')::jsonb) words;
insert into made.list_of_matters
select words.* from jsonb_populate_record(null::made.list_of_matters,
  current_setting('made.words')::jsonb) words;
create view made.list as select * from made.list_of_papers cross join made.list_of_matters;

create function made.one(words text[], place bigint, question integer) returns text
language sql immutable parallel safe
return words[made.pick(place, question, cardinality(words)) + 1];

-- Root, 24 divisions, 275 groups; each group under a division. The first group is the registry.
create table made.unit as
select n, made.id(1, n, '2023-10-01') as id,
  case when n = 0 then null when n <= 24 then 0 else 1 + (n - 25) % 24 end as parent
from generate_series(0, 299) n;

insert into unit (id, parent_id, code, kind, name_th, letter_code, sort_key, search_text, valid_from)
select u.id, p.id, lpad(u.n::text, 4, '0'),
  case when u.n = 0 then 'agency' when u.n <= 24 then 'division' else 'group' end,
  name, 'มว ' || lpad(u.n::text, 4, '0'), name, name, '2023-10-01'
from made.unit u left join made.unit p on p.n = u.parent
cross join made.list
cross join lateral (select case
  when u.n = 0 then 'สำนักงานมาตรวัดแห่งตัวอย่าง'
  when u.n <= 24 then 'กอง' || list.field[u.n]
  when u.n = 25 then 'กลุ่มสารบรรณกลาง'
  else 'กลุ่ม' || made.one(list.field, u.n, 1) || ' ' || (u.n - 24) end as name) named
order by u.n;

-- Heads and clerks of all units, ten clerks of the central registry, secretaries of the divisions
-- and of the agency, and officers everywhere.
create table made.person as
select n, made.id(2, n, '2023-10-02') as id, made.id(3, n, '2023-10-02') as post_id,
  duty, unit, serves,
  made.one(list.first, n, 2) as first, made.one(list.last, n, 3) as last,
  case duty when 'head' then 'ผู้อำนวยการ' when 'clerk' then 'เจ้าพนักงานธุรการ'
    when 'secretary' then 'เลขานุการ' else 'นักวิเคราะห์' end as title,
  case when duty <> 'officer' then (case when n between 600 and 609 then 'registry' else duty end)
    || '.' || case when n >= 610 then n - 610 when n >= 600 then n - 600 else serves end
    else 'officer.' || n end as username
from (
  select n, case when n < 300 then 'head' when n < 610 then 'clerk' when n < 635 then 'secretary'
      else 'officer' end as duty,
    case when n < 300 then n when n < 600 then n - 300 when n < 610 then 25
      when n < 635 then n - 610 else 1 + made.pick(n, 4, 299) end as unit,
    case when n < 300 then n when n < 600 then n - 300 when n < 610 then 0
      when n < 635 then n - 610 else null end as serves
  from generate_series(0, 2999) n) holdings cross join made.list;
update made.person set serves = unit where serves is null;

insert into person (id, employee_code, prefix_th, first_name_th, last_name_th, email, sort_key,
  search_text, created_at, updated_at)
select id, 'B' || lpad(n::text, 5, '0'), 'นาง', first, last, username || '@measured.example',
  first || ' ' || last, first || ' ' || last, '2023-10-02', '2023-10-02'
from made.person order by n;

insert into position (id, name_th, sort_key)
select made.id(4, row_number() over (order by title), '2023-10-01'), title, title
from (select distinct title from made.person) titles;

insert into post (id, unit_id, serves_unit_id, position_id, title_th, duty, sort, valid_from)
select p.post_id, u.id, s.id, position.id, p.title, p.duty, p.n % 50, '2023-10-02'
from made.person p join made.unit u on u.n = p.unit join made.unit s on s.n = p.serves
join position on position.name_th = p.title order by p.n;

insert into post_holding (id, post_id, person_id, valid_from)
select made.id(5, n, '2023-10-02'), post_id, id, '2023-10-02' from made.person order by n;

insert into account (id, person_id, username, password_hash, password_changed_at, created_at)
select made.id(6, n, '2023-10-02'), id, username, current_setting('made.password_hash'),
  '2023-10-02', '2023-10-02'
from made.person order by n;

insert into role_grant (id, role_id, person_id, created_at)
select made.id(7, p.n, '2023-10-02'), role.id, p.id, '2023-10-02'
from made.person p join role on role.code = case
  when p.duty = 'clerk' then case when p.serves = 0 then 'central-registry' else 'registrar' end
  when p.n = 0 then 'executive' else 'officer' end
order by p.n;

-- Every unit has its registers of letters and memos, and numbers its circulars; the agency has the
-- registers of what it publishes.
create table made.register as
select row_number() over (order by unit, kind) as n, unit, kind from (
  select n as unit, kind from made.unit, unnest(array['receive', 'memo', 'cycle']) kind
  union all
  select 0, unnest(array['command', 'regularity', 'rules', 'announce', 'declaration', 'news',
    'report'])) wanted;
alter table made.register add id uuid;
update made.register set id = made.id(8, n, '2023-10-03');
insert into register (id, unit_id, kind, created_at)
select r.id, u.id, r.kind, '2023-10-03' from made.register r join made.unit u on u.n = r.unit;

-- Officers of each unit, by their place in it: who may be given an assignment there.
create table made.officer as
select unit, row_number() over (partition by unit order by n) - 1 as place,
  count(*) over (partition by unit) as among, n as person
from made.person where duty in ('officer', 'head');
create unique index on made.officer (unit, place);
create unique index on made.person (n);
create unique index on made.unit (n);
create unique index on made.register (unit, kind);
analyze made.officer; analyze made.person; analyze made.unit; analyze made.register;
