-- correspondence: answers, and changes of one published document by another (docs/glossary.md).

alter table paper_change rename to publication_change;
alter table publication_change rename constraint paper_change_check to publication_change_check;
alter table publication_change rename constraint paper_change_from_id_fkey to publication_change_from_id_fkey;
alter table publication_change rename constraint paper_change_kind_check to publication_change_kind_check;
alter table publication_change rename constraint paper_change_pkey to publication_change_pkey;
alter table publication_change rename constraint paper_change_to_id_fkey to publication_change_to_id_fkey;
alter index paper_change_to rename to publication_change_to;

alter table paper_reply rename to document_reply;
alter table document_reply rename constraint paper_reply_check to document_reply_check;
alter table document_reply rename constraint paper_reply_linked_by_fkey to document_reply_linked_by_fkey;
alter table document_reply rename constraint paper_reply_pkey to document_reply_pkey;
alter table document_reply rename constraint paper_reply_reply_id_fkey to document_reply_reply_id_fkey;
alter table document_reply rename constraint paper_reply_to_id_fkey to document_reply_to_id_fkey;
alter index paper_reply_to rename to document_reply_to;
