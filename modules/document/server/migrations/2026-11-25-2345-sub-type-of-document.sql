-- The sub-type of the agency below the kind of a document; empty where it has none.
alter table document add column sub_type_code text not null default '';

-- For where a row of the settings is used.
create index document_of_sub_type on document (sub_type_code) where sub_type_code <> '';
create index document_of_kind on document (kind);
