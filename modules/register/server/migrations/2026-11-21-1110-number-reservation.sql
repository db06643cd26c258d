-- Numbers that are reserved before there is a paper for them (DOMAIN §2).

-- One row for each time a clerk reserves: who, when, why, for which day, until when.
create table number_reservation (
  id uuid primary key,
  register_id uuid not null references register (id),
  be_year integer not null,
  first_number integer not null check (first_number >= 1),
  last_number integer not null,
  -- The day under which the letters are registered: today, or an earlier one of the same register.
  for_day date not null,
  expires_on date not null,
  reason text not null check (reason <> ''),
  reserved_by uuid not null references person (id),
  reserved_name text not null,
  reserved_at timestamptz not null,
  check (last_number >= first_number)
);

alter table register_entry
  add column reservation_id uuid references number_reservation (id);

-- A register is read by the day of its lines, and its open reservations are few among many lines.
create index register_entry_entered on register_entry (register_id, be_year, entered_at);
create index register_entry_reserved on register_entry (register_id) where state = 'RESERVED';

-- What became of a line after it was written, append-only: used, void, released.
create table register_entry_event (
  id uuid primary key,
  entry_id uuid not null references register_entry (id),
  from_state text not null,
  to_state text not null,
  reason text not null,
  actor_id uuid not null references person (id),
  actor_name text not null,
  at timestamptz not null,
  request_id text not null
);

create index register_entry_event_entry on register_entry_event (entry_id, at desc);

create trigger register_entry_event_append_only
  before update or delete or truncate on register_entry_event
  for each statement execute function refuse_history_change();

create trigger number_reservation_append_only
  before update or delete or truncate on number_reservation
  for each statement execute function refuse_history_change();

-- A number once given is never given again: its line neither goes away nor changes its number, and
-- a state goes forward only.
create function keep_register_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a line of a register is never deleted';
  end if;
  if (new.register_id, new.be_year, new.number) is distinct from
     (old.register_id, old.be_year, old.number) then
    raise exception 'the number of a line never changes';
  end if;
  if new.state <> old.state and not (
       (old.state = 'RESERVED' and new.state in ('USED', 'VOID', 'RELEASED'))
       or (old.state = 'USED' and new.state = 'VOID')) then
    raise exception 'a line does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;

create trigger register_entry_kept
  before update or delete on register_entry
  for each row execute function keep_register_entry();

-- Clerks of the central registry and of units reserve in the registers they keep.
insert into role_permission (role_id, permission)
select role.id, 'registry.reserve' from role where role.code in ('central-registry', 'registrar')
on conflict do nothing;
