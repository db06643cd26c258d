-- document-classes: salutation and closing of letters, as rows that an agency changes.

create table salutation (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  opening text not null check (opening <> '' and length(opening) <= 60),
  closing text not null check (closing <> '' and length(closing) <= 120),
  addressees text[] not null default '{}'
);

insert into salutation (code, sort, name_th, name_en, opening, closing, addressees) values
  ('usual', 1, 'เรียน', 'เรียน (usual)', 'เรียน', 'ขอแสดงความนับถือ',
    array[]::text[]),
  ('high', 2, 'กราบเรียน', 'กราบเรียน (prime minister, presidents of parliament and of the high courts)', 'กราบเรียน', 'ขอแสดงความนับถืออย่างยิ่ง',
    array['นายกรัฐมนตรี', 'รัฐบุรุษ', 'ผู้ตรวจการแผ่นดิน', 'ประธานผู้ตรวจการแผ่นดิน', 'ประธานองคมนตรี', 'ประธานรัฐสภา', 'ประธานสภาผู้แทนราษฎร', 'ประธานวุฒิสภา', 'ประธานศาลฎีกา', 'ประธานศาลรัฐธรรมนูญ', 'ประธานศาลปกครองสูงสุด', 'ประธานกรรมการการเลือกตั้ง', 'ประธานกรรมการสิทธิมนุษยชนแห่งชาติ', 'ประธานกรรมการป้องกันและปราบปรามการทุจริตแห่งชาติ', 'ประธานกรรมการตรวจเงินแผ่นดิน']::text[]),
  ('royal-patriarch', 3, 'ขอประทานกราบทูล', 'ขอประทานกราบทูล (royal supreme patriarch)', 'ขอประทานกราบทูล', 'ควรมิควรแล้วแต่จะโปรดเกล้าโปรดกระหม่อม',
    array['สมเด็จพระสังฆราชเจ้า']::text[]),
  ('patriarch', 4, 'กราบทูล', 'กราบทูล (supreme patriarch)', 'กราบทูล', 'ควรมิควรแล้วแต่จะโปรด',
    array['สมเด็จพระสังฆราช']::text[]),
  ('somdet', 5, 'นมัสการ (สมเด็จพระราชาคณะ)', 'นมัสการ (somdet)', 'นมัสการ', 'ขอนมัสการด้วยความเคารพอย่างยิ่ง',
    array[]::text[]),
  ('ratchakhana', 6, 'นมัสการ (พระราชาคณะ)', 'นมัสการ (phra ratchakhana)', 'นมัสการ', 'ขอนมัสการด้วยความเคารพอย่างสูง',
    array[]::text[]),
  ('monk', 7, 'นมัสการ (พระภิกษุทั่วไป)', 'นมัสการ (other monks)', 'นมัสการ', 'ขอนมัสการด้วยความเคารพ',
    array['พระครู', 'พระมหา', 'พระอธิการ', 'พระปลัด', 'พระสมุห์', 'พระใบฎีกา']::text[]);
