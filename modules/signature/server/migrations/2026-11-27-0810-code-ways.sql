-- signature: by which ways the code that confirms a digital signature comes.

create table signing_code_way (
  -- mail, line, app.
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  is_open boolean not null default true
);

-- LINE is another company: the agency opens it by itself.
insert into signing_code_way (code, name_th, name_en, sort, is_open) values
  ('mail', 'อีเมล', 'E-mail', 1, true),
  ('line', 'LINE', 'LINE', 2, false),
  ('app', 'แอปยืนยันตัวตน', 'Authenticator app', 3, true);
