-- The kinds of documents by their fixed codes, and sub-types that an agency adds below them.
create table document_type (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  -- The kind whose form, register and flow it has; a kind has its own.
  base text not null check (base in ('outside', 'outgoing', 'inside', 'cycle', 'command',
    'regularity', 'rules', 'announce', 'declaration', 'news', 'guaranty', 'report', 'note', 'other',
    'stamp')),
  -- What the form proposes.
  book_group text references book_group (code),
  speed text references document_speed (code),
  retention text not null default 'none',
  check (origin <> 'seed' or base = code)
);
create index document_type_book_group on document_type (book_group);

insert into document_type (code, base, name_th, name_en, sort) values
  ('outside', 'outside', 'หนังสือภายนอก (หนังสือรับ)', 'Incoming letter', 1),
  ('outgoing', 'outgoing', 'หนังสือภายนอก (หนังสือส่ง)', 'Outgoing letter', 2),
  ('inside', 'inside', 'หนังสือภายใน (บันทึกข้อความ)', 'Internal memo', 3),
  ('cycle', 'cycle', 'หนังสือเวียน', 'Circular', 4),
  ('command', 'command', 'คำสั่ง', 'Command', 5),
  ('regularity', 'regularity', 'ระเบียบ', 'Regulation', 6),
  ('rules', 'rules', 'ข้อบังคับ', 'Rule', 7),
  ('announce', 'announce', 'ประกาศ', 'Announcement', 8),
  ('declaration', 'declaration', 'แถลงการณ์', 'Declaration', 9),
  ('news', 'news', 'ข่าว', 'News', 10),
  ('guaranty', 'guaranty', 'หนังสือรับรอง', 'Certificate', 11),
  ('report', 'report', 'รายงานการประชุม', 'Meeting report', 12),
  ('note', 'note', 'บันทึก', 'Note', 13),
  ('other', 'other', 'หนังสืออื่น', 'Other document', 14),
  ('stamp', 'stamp', 'หนังสือประทับตรา', 'Stamped letter', 15);
