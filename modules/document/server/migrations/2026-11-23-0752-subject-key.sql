-- document: a queue has subjects: documents, transmissions and assignments (docs/glossary.md).

alter table queue_item rename column thing_key to subject_key;
