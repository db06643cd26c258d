-- Who may make copies of documents of a class; what is not classified is copied by whoever reads it.
alter table document_secrecy add column copied_by text not null default 'registrar'
  check (copied_by in ('line', 'registrar', 'nobody'));
update document_secrecy set copied_by = 'line' where code = 'normal';
