-- document: what refers to what is a document, and paper is only the material (docs/glossary.md).

alter table paper_reference rename to document_reference;
alter table document_reference rename constraint paper_reference_check to document_reference_check;
alter table document_reference rename constraint paper_reference_document_id_fkey to document_reference_document_id_fkey;
alter table document_reference rename constraint paper_reference_linked_by_fkey to document_reference_linked_by_fkey;
alter table document_reference rename constraint paper_reference_pkey to document_reference_pkey;
alter table document_reference rename constraint paper_reference_refers_to_fkey to document_reference_refers_to_fkey;
alter index paper_reference_to rename to document_reference_to;
