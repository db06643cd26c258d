-- Sorts of partner: from whom letters come and to whom they go. Specification of settings §2.5

create table sender_type (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  -- Which of the two the calls of other systems know it as: 1 an agency, 2 a person.
  base text not null check (base in ('1', '2'))
);

insert into sender_type (code, name_th, name_en, sort, base) values
  ('1', 'หน่วยงาน', 'Agency', 1, '1'),
  ('2', 'บุคคล', 'Person', 2, '2'),
  ('government', 'ส่วนราชการ', 'Government agency', 3, '1'),
  ('local', 'องค์กรปกครองส่วนท้องถิ่น', 'Local government', 4, '1'),
  ('state-enterprise', 'รัฐวิสาหกิจ', 'State enterprise', 5, '1'),
  ('independent', 'ศาลและองค์กรอิสระ', 'Courts and independent bodies', 6, '1'),
  ('school', 'สถานศึกษา', 'Educational institution', 7, '1'),
  ('private', 'ภาคเอกชน', 'Private sector', 8, '1'),
  ('citizen', 'ประชาชน', 'Citizen', 9, '2'),
  ('foreign', 'ต่างประเทศ', 'Foreign', 10, '1'),
  ('internal', 'ภายในหน่วยงาน', 'Within the agency', 11, '1');

-- An entry of the address book says its sort; whether it is an agency or a person follows from that.
alter table contact add column sender_type text references sender_type (code);
update contact set sender_type = case kind when 'person' then '2' else '1' end;
alter table contact alter column sender_type set not null;
alter table contact drop column kind;
create index contact_sender_type on contact (sender_type);
