-- A form that is open in two tabs keeps two texts: neither replaces the other.

alter table kept_input
  -- Which opened form of that name wrote it; empty for one written before there were entries.
  add column entry text not null default '' check (length(entry) <= 80),
  drop constraint kept_input_pkey,
  add primary key (person_id, form, entry);
