-- Registers that a registration point shares with a point above it (specification of settings §3.2): from the
-- Buddhist year on, its numbers of the kind are those of the other one. The newest row up to a year counts.
create table register_share (
  unit_id uuid not null references unit (id),
  kind text not null check (kind in ('receive', 'outgoing', 'cycle', 'memo')),
  from_year integer not null check (from_year between 2400 and 2700),
  -- Null: a register of its own again.
  with_id uuid references unit (id) check (with_id <> unit_id),
  changed_by uuid not null references person (id),
  changed_at timestamptz(3) not null,
  primary key (unit_id, kind, from_year)
);
create index register_share_with on register_share (with_id) where with_id is not null;

-- For which unit a shared register gave the number; null: for the unit whose register it is.
alter table register_entry add column for_unit_id uuid references unit (id);
create index register_entry_for_unit on register_entry (for_unit_id, be_year)
  where for_unit_id is not null;

/* The unit whose register of a kind counts for a unit in a Buddhist year: itself, unless it shares. */
create function counting_unit(asked uuid, register_kind text, year integer) returns uuid
language sql stable as $$
  with recursive way (unit_id, passed) as (
    select asked, array[asked]
    union all
    select share.with_id, way.passed || share.with_id
    from way cross join lateral (
      select s.with_id from register_share s
      where s.unit_id = way.unit_id and s.kind = register_kind and s.from_year <= year
      order by s.from_year desc limit 1) share
    -- Settings refuse a ring; should there be one all the same, it ends here.
    where share.with_id is not null and share.with_id <> all (way.passed))
  select unit_id from way order by cardinality(passed) desc limit 1
$$;

-- A register that is not the one of the unit gives no number for it: the same printed number would be given by
-- two registers. The service asks before; this holds whatever the code does.
create function keep_shared_register() returns trigger language plpgsql as $$
begin
  if not exists (select from register_share) then return new; end if;
  if exists (select from register r where r.id = new.register_id and r.unit_id <>
       counting_unit(coalesce(new.for_unit_id, r.unit_id), r.kind, new.be_year)) then
    raise exception 'another register counts for this unit in this year' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger register_entry_shared before insert on register_entry
  for each row execute function keep_shared_register();
