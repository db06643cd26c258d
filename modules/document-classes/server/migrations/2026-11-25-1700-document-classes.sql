-- Described tables by which documents are classed: speed, book groups and their categories.

create table document_speed (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  -- The higher the more urgent; lists are sorted by it.
  rank integer not null check (rank between 0 and 100),
  is_urgent boolean not null,
  hours_to_act integer check (hours_to_act between 1 and 720),
  has_deadline boolean not null default false,
  -- As letters between agencies carry it; several may share one.
  exchange_code text not null check (exchange_code ~ '^00[1-4]$')
);

-- ด่วนภายใน is there and off: its last day is over.
insert into document_speed (code, name_th, name_en, sort, rank, is_urgent, hours_to_act,
  has_deadline, exchange_code, valid_to) values
  ('normal', 'ปกติ', 'Normal', 1, 0, false, null, false, '001', null),
  ('urgent', 'ด่วน', 'Urgent', 2, 10, true, null, false, '002', null),
  ('very-urgent', 'ด่วนมาก', 'Very urgent', 3, 20, true, null, false, '003', null),
  ('immediate', 'ด่วนที่สุด', 'Most urgent', 4, 30, true, null, false, '004', null),
  ('within', 'ด่วนภายใน', 'Urgent, by a day', 5, 15, true, null, true, '002', '1950-01-01');

create table book_group (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  usual_days integer check (usual_days between 1 and 365)
);

insert into book_group (code, name_th, name_en, sort) values
  ('01', 'การเงินงบประมาณ', 'Finance and budget', 1),
  ('02', 'คำสั่ง ระเบียบ', 'Orders and regulations', 2),
  ('03', 'โต้ตอบ', 'Correspondence', 3),
  ('04', 'บริหารทั่วไป', 'General administration', 4),
  ('05', 'บริหารบุคคล', 'Personnel', 5),
  ('06', 'เบ็ดเตล็ด', 'Miscellaneous', 6),
  ('07', 'ประชุม', 'Meetings', 7),
  ('08', 'ฝึกอบรม', 'Training', 8),
  ('09', 'พัสดุ', 'Supplies', 9),
  ('10', 'สถิติ รายงาน', 'Statistics and reports', 10);

create table book_category (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  book_group text not null references book_group (code),
  file_code text not null default '' check (length(file_code) <= 20),
  -- Proposed when a document of the category is closed; a class of retention, or none.
  retention text not null default 'none',
  sample_subjects text[] not null default '{}'
);
create index book_category_group on book_category (book_group);

insert into role_permission (role_id, permission)
select role.id, 'settings.registry' from role where role.code = 'administrator'
on conflict do nothing;
