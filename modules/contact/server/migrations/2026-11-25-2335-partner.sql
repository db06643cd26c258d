-- The address book becomes a table of settings, seen from two sides: letters come from a partner, and
-- go to it. Specification of settings §2.5

-- Codes of settings are texts; the ids that programs know stay what they are.
-- An arrival says of which entry it is.
alter table arrival drop constraint arrival_contact_id_fkey;
alter table contact drop constraint contact_pkey;
alter table contact alter column id type text using id::text;
alter table contact rename column id to code;
alter table contact add primary key (code);
alter table arrival alter column contact_id type text using contact_id::text;
alter table arrival add constraint arrival_contact_id_fkey
  foreign key (contact_id) references contact (code);
alter table contact add check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$');

drop index contact_name;
alter table contact rename column name to name_th;
alter table contact add column name_en text not null default '' check (length(name_en) <= 200);
-- Partners are listed by name; the column is what every table of settings has.
alter table contact add column sort integer not null default 0;
alter table contact add column valid_from date not null default '1950-01-01';
alter table contact add column valid_to date check (valid_to >= valid_from);
alter table contact add column origin text not null default 'own'
  check (origin in ('seed', 'own', 'import', 'directory'));
alter table contact add column version integer not null default 1 check (version >= 1);

-- An entry that was taken out was not offered from that moment: its last day is the one before.
update contact set valid_to = (retired_at at time zone 'Asia/Bangkok')::date - 1
  where retired_at is not null;
alter table contact drop column retired_at;
create index contact_name on contact (name_th);

-- Letters come from it: what their numbers begin with, and whether its name may be written otherwise.
alter table contact add column letter_prefixes text[] not null default '{}';
-- The same, as numbers of letters are compared.
alter table contact add column letter_keys text[] not null default '{}';
alter table contact add column is_fixed_name boolean not null default false;

-- Letters go to it: the word before the addressee, and the post that is addressed.
alter table contact add column opening text not null default 'usual'
  check (opening in ('usual', 'high', 'patriarch', 'somdet', 'ratchakhana', 'monk'));
alter table contact add column post_addressed text not null default '';

-- Names that it had before, or that other entries had which were merged into it.
alter table contact add column aliases text[] not null default '{}';
alter table contact add column merged_into text references contact (code);
create index contact_aliases on contact using gin (aliases);

-- Rows of settings are written without these; they are filled in the same transaction.
alter table contact alter column search_text set default '';
alter table contact alter column updated_by drop not null;
alter table contact alter column updated_at set default now();

-- The partner of a name that is in use today: the one called so, else the one that was.
create function contact_named(asked text) returns setof contact
  language sql stable
  as $$
    select * from contact
    where (name_th = asked or aliases @> array[asked])
      and valid_from <= (now() at time zone 'Asia/Bangkok')::date
      and (valid_to is null or valid_to >= (now() at time zone 'Asia/Bangkok')::date)
    order by name_th = asked desc, code
    limit 1
  $$;
