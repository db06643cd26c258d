-- register: an entry keeps its number, and goes from one state to the next. That a used number is deleted only
-- by undoing an import is guarded by data-migration, which knows the imports; this module read its tables.

create or replace function keep_register_entry()
returns trigger
language plpgsql
as $$
begin
  if (new.register_id, new.be_year, new.number) is distinct from
     (old.register_id, old.be_year, old.number) then
    raise exception 'the number of an entry never changes';
  end if;
  if new.state <> old.state and not (
       (old.state = 'RESERVED' and new.state in ('USED', 'VOID', 'RELEASED'))
       or (old.state = 'USED' and new.state = 'VOID')) then
    raise exception 'an entry does not go from % to %', old.state, new.state;
  end if;
  return new;
end
$$;

drop trigger register_entry_kept on register_entry;
create trigger register_entry_kept before update on register_entry
  for each row execute function keep_register_entry();
