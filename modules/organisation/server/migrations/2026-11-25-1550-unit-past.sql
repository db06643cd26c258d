-- organisation: a unit has values that change on a day: its names, its letter code, the unit above it. The row of the
-- unit has those of today; what was valid before is kept here, so that a paper shows the name of its day and the tree
-- can be seen as it was. Registers stay with the id of the unit, so a renamed unit goes on counting.

alter table unit
  add column address text not null default '' check (length(address) <= 500),
  add column phone text not null default '' check (length(phone) <= 100),
  add column fax text not null default '' check (length(fax) <= 100),
  add column mail text not null default '' check (length(mail) <= 254),
  -- Counts the changes: whoever saves what was read before another change is told.
  add column version integer not null default 1,
  add column changed_by uuid references person (id),
  add column changed_at timestamptz(3);

-- A unit is found by its letter code, too.
update unit set search_text = search_text || ' ' || lower(letter_code) where letter_code <> '';

-- Values that were valid until a day, that day included.
create table unit_past (
  unit_id uuid not null references unit (id),
  last_day date not null,
  parent_id uuid references unit (id),
  name_th text not null check (name_th <> '' and length(name_th) <= 300),
  name_en text not null check (length(name_en) <= 300),
  abbreviation text not null check (length(abbreviation) <= 40),
  letter_code text not null check (length(letter_code) <= 40),
  primary key (unit_id, last_day)
);
create index unit_past_parent on unit_past (parent_id);

/* Units that exist on a day, with the values of that day. */
create function units_on(day date)
returns table (id uuid, parent_id uuid, code text, kind text, name_th text, name_en text, abbreviation text,
  letter_code text, sort_key text, valid_from date, valid_to date)
language sql stable parallel safe as $$
  select u.id, case when past.unit_id is null then u.parent_id else past.parent_id end, u.code, u.kind,
    coalesce(past.name_th, u.name_th), coalesce(past.name_en, u.name_en),
    coalesce(past.abbreviation, u.abbreviation), coalesce(past.letter_code, u.letter_code),
    u.sort_key, u.valid_from, u.valid_to
  from unit u left join lateral (
    select p.* from unit_past p where p.unit_id = u.id and p.last_day >= day order by p.last_day limit 1) past on true
  where u.valid_from <= day and (u.valid_to is null or u.valid_to >= day)
$$;
