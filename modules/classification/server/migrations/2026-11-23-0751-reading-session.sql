-- classification: the time in which a classified document stays open is a reading session (docs/glossary.md).

alter table secret_opening rename to reading_session;
alter table reading_session rename constraint secret_opening_document_id_fkey to reading_session_document_id_fkey;
alter table reading_session rename constraint secret_opening_person_id_fkey to reading_session_person_id_fkey;
alter table reading_session rename constraint secret_opening_pkey to reading_session_pkey;
alter table reading_session rename constraint secret_opening_reason_check to reading_session_reason_check;
alter index secret_opening_sitting rename to reading_session_last;
