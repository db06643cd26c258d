-- phrase: phrases that the people of a unit share, and those of the agency.

create table unit_phrase (
  id uuid primary key,
  unit_id uuid not null references unit (id),
  text text not null check (text <> '' and length(text) <= 300),
  shared_by uuid not null references person (id),
  shared_at timestamptz(3) not null,
  unique (unit_id, text)
);

create table agency_phrase (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  use text not null default 'any' check (use in ('any', 'text', 'order', 'opinion', 'proposal', 'work'))
);

insert into agency_phrase (code, name_th, name_en, sort, use) values
  ('inform-and-comply', 'จึงเรียนมาเพื่อโปรดทราบและถือปฏิบัติ', 'For your information and compliance', 1, 'text');
