-- annotation: where the receive stamp is placed on a received file.

create table receive_stamp_place (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  side text not null check (side in ('right', 'left')),
  from_side integer not null check (from_side between 0 and 150),
  from_top integer not null check (from_top between 0 and 250),
  is_by_itself boolean not null default true
);

insert into receive_stamp_place (code, name_th, name_en, sort, side, from_side, from_top) values
  ('usual', 'หนังสือรับ', 'Received letters', 1, 'right', 18, 8);
