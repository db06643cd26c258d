-- Classes of secrecy: which there are, and their order, is fixed here and in the code.
create table document_secrecy (
  code text primary key check (code in ('normal', 'confidential', 'secret', 'top-secret')),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to is null),
  origin text not null default 'seed' check (origin = 'seed'),
  version integer not null default 1 check (version >= 1),
  classified_by text not null check (classified_by in ('line', 'registrar')),
  -- Of the upper two the register alone may be kept.
  keeps text not null check (keeps in ('deployed', 'register-only', 'whole')),
  may_download boolean not null,
  weakest_signature text not null default 'password'
    check (weakest_signature in ('password', 'passkey')),
  check (keeps <> 'register-only' or code in ('secret', 'top-secret'))
);

insert into document_secrecy (code, sort, name_th, name_en, classified_by, keeps, may_download)
values
  ('normal', 1, 'ปกติ', 'Not classified', 'line', 'whole', true),
  ('confidential', 2, 'ลับ', 'Confidential', 'line', 'whole', true),
  ('secret', 3, 'ลับมาก', 'Secret', 'line', 'deployed', true),
  ('top-secret', 4, 'ลับที่สุด', 'Top secret', 'line', 'deployed', true);
