-- The panels of published documents on the dashboard, and the area that holds them.

create table document_panel (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  -- Rows of one page of the panel.
  rows_shown integer not null default 5 check (rows_shown between 3 and 20),
  -- Days for which a document is marked as new; 0: never.
  new_days integer not null default 0 check (new_days between 0 and 60),
  seen_by text not null default 'all' check (seen_by in ('all', 'heads', 'clerks')),
  shown text not null default 'file' check (shown in ('file', 'on', 'off'))
);

insert into document_panel (code, name_th, name_en, sort) values
  ('area', 'เอกสารเผยแพร่', 'Publications', 1),
  ('cycle', 'หนังสือเวียนทั่วไป', 'General circulars', 2),
  ('meet', 'รายงานการประชุม', 'Meeting reports', 3),
  ('regularity', 'ระเบียบ', 'Regulations', 4),
  ('rule', 'ข้อบังคับ', 'Rules', 5),
  ('news', 'ข่าว', 'News', 6),
  ('announce', 'ประกาศ', 'Announcements', 7),
  ('declaration', 'แถลงการณ์', 'Declarations', 8),
  ('command', 'คำสั่ง', 'Commands', 9);
