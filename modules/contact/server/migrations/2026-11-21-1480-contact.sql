-- The address book: agencies and people outside to whom letters go, and from whom they come.

create table contact (
  id uuid primary key,
  kind text not null check (kind in ('agency', 'person')),
  name text not null check (name <> ''),
  abbreviation text not null default '',
  address text not null default '',
  email text not null default '',
  phone text not null default '',
  -- Its name in the exchange of letters between agencies.
  exchange_code text not null default '',
  note text not null default '',
  -- Folded as the words of papers are.
  search_text text not null,
  retired_at timestamptz,
  updated_by uuid not null references person (id),
  updated_at timestamptz not null
);

create unique index contact_name on contact (name) where retired_at is null;
create index contact_search on contact using gin (search_text gin_trgm_ops);
