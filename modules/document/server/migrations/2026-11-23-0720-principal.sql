-- document: who has a document, and who may read it, is a principal (docs/glossary.md).
-- Names change in the catalogue; functions whose parameters change name are made anew, with the same text.

alter table document rename column presented_holder to presented_principal;
alter table document_reader rename column holder to principal;
alter index document_reader_holder rename to document_reader_principal;
alter table document_transmission rename column from_holders to from_principals;
alter table queue_item rename column holder to principal;
alter index queue_item_holder rename to queue_item_principal;

drop function may_read_document(uuid, text[]);
create function may_read_document(of_document uuid, principals text[])
returns boolean
language sql
stable parallel safe
as $$
  select exists (select from reader_keys(of_document, principals))
$$;

drop function reader_keys(uuid, text[]);
create function reader_keys(of_document uuid, principals text[])
returns setof text
language sql
stable parallel safe
as $$
  select document_reader.principal from document_reader
  where document_reader.document_id = of_document
    and document_reader.principal collate "C" = any (principals)
$$;

