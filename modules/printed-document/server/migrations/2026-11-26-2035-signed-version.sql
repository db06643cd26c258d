-- printed-document: pages whose file carries digital signatures. They are the document from then on, whatever the
-- templates or the agency's names become.
alter table printed_version add column is_signed boolean not null default false;
create index printed_version_signed on printed_version (document_id, made_at desc) where is_signed;
