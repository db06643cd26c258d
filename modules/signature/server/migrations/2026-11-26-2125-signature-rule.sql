-- signature: by what a document of a kind is signed at least.

create table signature_rule (
  -- The kind of document.
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  weakest text not null default 'password' check (weakest in ('password', 'certificate')),
  -- Whether a digital signature asks for a code that is sent by mail, too.
  asks_code boolean not null default false
);

insert into signature_rule (code, name_th, name_en, sort) values
  ('outgoing', 'หนังสือภายนอก', 'External letters', 1),
  ('stamp', 'หนังสือประทับตรา (ลงชื่อย่อกำกับตรา)', 'Stamped letters (initials)', 2),
  ('inside', 'บันทึกข้อความ', 'Memos', 3),
  ('cycle', 'หนังสือเวียน', 'Circulars', 4),
  ('command', 'คำสั่ง', 'Commands', 5),
  ('regularity', 'ระเบียบ', 'Regulations', 6),
  ('rules', 'ข้อบังคับ', 'Rules', 7),
  ('announce', 'ประกาศ', 'Announcements', 8),
  ('guaranty', 'หนังสือรับรอง', 'Certificates', 9),
  ('report', 'รายงานการประชุม', 'Meeting reports', 10);

-- Certificates are signed with a code (DOMAIN 4.4); for the other kinds the agency decides.
update signature_rule set asks_code = true where code = 'guaranty';

-- Codes that were sent to confirm one signature.
create table signing_code (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  document_id uuid not null references document (id) on delete cascade,
  code_hash text not null,
  tries_left integer not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index signing_code_open on signing_code (person_id, document_id) where used_at is null;
create index signing_code_expiry on signing_code (expires_at);
