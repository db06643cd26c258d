-- printed-document: by which code everybody can tell whether a file is one of the kept pages; null where none is on them.
alter table printed_version add column code text;
create index printed_version_code on printed_version (code) where code is not null;
