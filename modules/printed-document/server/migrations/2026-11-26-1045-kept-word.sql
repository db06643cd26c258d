-- printed-document: words that no line of a printed document may break, besides those of the product.

create table kept_word (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1)
);

insert into kept_word (code, name_th, name_en, sort) values
  ('e-saraban', 'ระบบสารบรรณอิเล็กทรอนิกส์', 'Electronic records system', 1);
