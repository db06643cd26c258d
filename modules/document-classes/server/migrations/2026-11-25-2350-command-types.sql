-- Forms of orders by the codes of the personnel system DPIS.
create table command_type (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  has_named boolean not null,
  -- Once published, only the named persons read it.
  is_for_named boolean not null,
  offers_acting boolean not null
);

insert into command_type (code, sort, name_th, name_en, has_named, is_for_named, offers_acting)
values
  ('1', 1, 'บรรจุ', 'Appointment', true, false, false),
  ('2', 2, 'ย้าย', 'Move', true, false, false),
  ('3', 3, 'โอน', 'Transfer', true, false, false),
  ('4', 4, 'เลื่อน', 'Promotion', true, false, false),
  ('6', 5, 'ปรับวุฒิ', 'Change of qualification', true, false, false),
  ('7', 6, 'เลื่อนเงินเดือน', 'Salary increase', true, true, false),
  ('9', 7, 'รักษาราชการแทน', 'Acting in the absence of', true, false, true),
  ('10', 8, 'รักษาการในตำแหน่ง', 'Acting in a vacant post', true, false, true),
  ('11', 9, 'ออกจากราชการ', 'Leaving the service', true, false, false),
  ('12', 10, 'แก้ไขคำสั่ง', 'Correction of an order', false, false, false),
  ('13', 11, 'ยกเลิกคำสั่ง', 'Cancellation of an order', false, false, false),
  ('21.1', 12, 'มอบหมาย', 'Assignment', true, false, false),
  ('21.2', 13, 'ปฏิบัติราชการแทน', 'Acting by delegation', true, false, true),
  ('22', 14, 'ช่วยราชการ', 'Secondment', true, false, false),
  ('committee', 15, 'แต่งตั้งคณะกรรมการ', 'Committee', true, false, false),
  ('authority', 16, 'มอบอำนาจ', 'Delegation of authority', false, false, false);

-- What may be ordered of a document, and for what it is presented.
create table instruction (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  use text not null check (use in ('decision', 'purpose'))
);

insert into instruction (code, sort, use, name_th, name_en) values
  ('acknowledged', 1, 'decision', 'ทราบ', 'Acknowledged'),
  ('approved', 2, 'decision', 'อนุมัติ', 'Approved'),
  ('permitted', 3, 'decision', 'อนุญาต', 'Permitted'),
  ('agreed', 4, 'decision', 'เห็นชอบ', 'Agreed'),
  ('proceed', 5, 'decision', 'ดำเนินการ', 'Proceed'),
  ('assign', 6, 'decision', 'มอบ', 'Assign'),
  ('circulate', 7, 'decision', 'เวียนแจ้ง', 'Circulate'),
  ('keep', 8, 'decision', 'เก็บ', 'File'),
  ('to-know', 9, 'purpose', 'เพื่อโปรดทราบ', 'For information'),
  ('to-consider', 10, 'purpose', 'เพื่อโปรดพิจารณา', 'For consideration'),
  ('to-sign', 11, 'purpose', 'เพื่อโปรดลงนาม', 'For signature');
