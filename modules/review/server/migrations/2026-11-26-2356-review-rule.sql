-- review: what open suggestions keep from happening.

create table review_rule (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  is_decided_before_sending boolean not null default true,
  is_decided_before_signing boolean not null default true
);

insert into review_rule (code, name_th, name_en, sort) values
  ('usual', 'ร่างทุกประเภท', 'All drafts', 1);
