-- A unit that was merged names the one that goes on with its work; a dissolved one names none.
alter table unit
  add column successor_id uuid references unit (id),
  add check (successor_id <> id),
  add check (successor_id is null or valid_to is not null);
