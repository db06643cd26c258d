-- data-migration: the documents of an import (docs/glossary.md), and the guard of their numbers. It was part of the
-- guard of the register, which is below this module and cannot ask about imports. A minute before the register
-- gives it up, so that no entry is unguarded between the two.

alter table imported_paper rename to imported_document;
alter table imported_document rename constraint imported_paper_document_id_fkey to imported_document_document_id_fkey;
alter table imported_document rename constraint imported_paper_pkey to imported_document_pkey;
alter table imported_document rename constraint imported_paper_run_id_fkey to imported_document_run_id_fkey;
alter index imported_paper_run rename to imported_document_run;

create function keep_numbers_but_undone()
returns trigger
language plpgsql
as $$
begin
  if old.state = 'USED' and exists (
    select 1 from imported_document imported join import_run run on run.id = imported.run_id
    where imported.document_id = old.document_id and run.state = 'UNDOING') then
    return old;
  end if;
  raise exception 'an entry of a register is never deleted';
end
$$;

create trigger register_entry_not_deleted before delete on register_entry
  for each row execute function keep_numbers_but_undone();
