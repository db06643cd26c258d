-- A large import is undone in parts: until the last one, it is neither there nor gone.
alter table people_import drop constraint people_import_state_check;
alter table people_import add constraint people_import_state_check
  check (state in ('UPLOADED', 'CHECKED', 'DONE', 'UNDOING', 'UNDONE', 'DISCARDED'));
