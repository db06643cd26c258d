-- The books of a year that is over: closed with its last number, after which it gives none.
create table register_year (
  register_id uuid not null references register (id),
  be_year integer not null,
  last_number integer not null check (last_number >= 1),
  used integer not null,
  void integer not null,
  released integer not null,
  closed_by uuid not null references person (id),
  closed_name text not null,
  closed_at timestamptz not null,
  primary key (register_id, be_year)
);

create trigger register_year_append_only before delete or update or truncate on register_year
  for each statement execute function refuse_history_change();

-- Closing holds the counter of the year, as taking a number does: what comes after it sees it.
create function keep_closed_year() returns trigger language plpgsql as $$
begin
  if exists (select from register_year y
             where y.register_id = new.register_id and y.be_year = new.be_year) then
    raise exception 'the register of this year is closed' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger register_entry_open before insert on register_entry
  for each row execute function keep_closed_year();
