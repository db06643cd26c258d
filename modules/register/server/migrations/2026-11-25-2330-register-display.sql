-- How registers are shown as lists: their names, order, years and readers, and their columns.

-- One row for each kind of register; a closed table of settings.
create table register_book (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  -- The newest years that the list offers; null: all.
  years_shown integer check (years_shown between 1 and 100),
  entry_order text not null default 'newest' check (entry_order in ('newest', 'oldest')),
  -- Which of those who keep the register see it; registers of classified documents are kept by appointment.
  seen_by text not null default 'keepers' check (seen_by in ('keepers', 'clerks-heads', 'clerks'))
);

insert into register_book (code, name_th, name_en, sort) values
  ('receive', 'ทะเบียนหนังสือรับ', 'Register of incoming letters', 1),
  ('memo', 'ทะเบียนหนังสือภายใน', 'Register of memos', 2),
  ('outgoing', 'ทะเบียนหนังสือส่ง', 'Register of outgoing letters', 3),
  ('cycle', 'ทะเบียนหนังสือเวียน', 'Register of circulars', 4),
  ('command', 'ทะเบียนคำสั่ง', 'Register of commands', 5),
  ('regularity', 'ทะเบียนระเบียบ', 'Register of regulations', 6),
  ('rules', 'ทะเบียนข้อบังคับ', 'Register of rules', 7),
  ('announce', 'ทะเบียนประกาศ', 'Register of announcements', 8),
  ('declaration', 'ทะเบียนแถลงการณ์', 'Register of declarations', 9),
  ('news', 'ทะเบียนข่าว', 'Register of news', 10),
  ('report', 'ทะเบียนรายงานการประชุม', 'Register of meeting reports', 11),
  ('guaranty', 'ทะเบียนหนังสือรับรอง', 'Register of certificates', 12),
  ('other', 'ทะเบียนหนังสืออื่น', 'Register of other documents', 13),
  ('secret-receive', 'ทะเบียนรับข้อมูลข่าวสารลับ (ทขล. 1)', 'Register of classified documents received (form 1)', 14),
  ('secret-send', 'ทะเบียนส่งข้อมูลข่าวสารลับ (ทขล. 2)', 'Register of classified documents sent (form 2)', 15);

-- What the agency changed in one register: its columns, or the acts offered on its rows.
create table register_design (
  book text not null references register_book (code),
  part text not null check (part in ('columns', 'acts')),
  version integer not null check (version >= 1),
  -- False: as delivered; the version goes on, so that an older page is still told (R1).
  is_own boolean not null,
  changed_by uuid not null references person (id),
  changed_at timestamptz(3) not null,
  primary key (book, part)
);

-- The columns of a register in their order, where the agency changed them.
create table register_column (
  book text not null references register_book (code),
  column_id text not null,
  sort integer not null,
  -- Empty: the words of the product.
  name_th text not null default '' check (length(name_th) <= 60),
  name_en text not null default '' check (length(name_en) <= 60),
  width integer not null check (width between 4 and 80),
  on_screen boolean not null,
  on_phone boolean not null,
  in_excel boolean not null,
  in_print boolean not null,
  seen_by text not null default 'keepers' check (seen_by in ('keepers', 'clerks-heads', 'clerks')),
  primary key (book, column_id)
);

-- The acts offered on rows of a register and on several at once, where the agency changed them.
create table register_act (
  book text not null references register_book (code),
  act text not null,
  sort integer not null,
  place text not null check (place in ('main', 'menu', 'hidden')),
  primary key (book, act)
);
