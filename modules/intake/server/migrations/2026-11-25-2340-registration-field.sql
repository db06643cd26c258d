-- What the form of registering asks, for each way in which letters come; a closed table of settings.

create table registration_field (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  way text not null check (way in ('outside', 'inside', 'bag', 'arrival')),
  is_shown boolean not null default true,
  is_required boolean not null default false,
  start_value text not null default '' check (length(start_value) <= 200)
);

insert into registration_field (code, name_th, name_en, sort, way, is_required)
select way || '.' || field, th, en, place * 20 + at, way, required
from (values ('outside', 1), ('inside', 2), ('bag', 3), ('arrival', 4)) ways (way, place)
cross join (values
  ('letter-no', 'ที่', 'No.', 1, true, true),
  ('letter-date', 'ลงวันที่', 'Dated', 2, true, true),
  ('sender', 'จาก', 'From', 3, true, true),
  ('title', 'เรื่อง', 'Subject', 4, true, true),
  ('addressee', 'เรียน', 'To', 5, true, true),
  ('speed', 'ชั้นความเร็ว', 'Speed', 6, false, true),
  ('secrecy', 'ชั้นความลับ', 'Secrecy', 7, false, false),
  ('due-date', 'กำหนดแล้วเสร็จ', 'Due date', 8, false, false),
  ('book-group', 'กลุ่มหนังสือ', 'Book group', 9, false, true),
  ('category', 'หมวดหนังสือ', 'Category', 10, false, true),
  ('sub-type', 'ประเภทย่อย', 'Sub-type', 11, false, false),
  ('disposal', 'การปฏิบัติ', 'Disposal', 12, false, true),
  ('note', 'หมายเหตุ', 'Note', 13, false, false)
) fields (field, th, en, at, required, in_bag)
-- Several letters at once have fewer fields.
where in_bag or way <> 'bag';
