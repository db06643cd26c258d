-- document: a sending of a document is a transmission (docs/glossary.md), in tables, columns and stored values too.
-- Names change in the catalogue alone. The history is append-only, so its rows are not updated: the
-- table is written anew with the new value.

alter table document_leg rename to document_transmission;
alter table document_transmission rename constraint document_leg_check to document_transmission_check;
alter table document_transmission rename constraint document_leg_document_id_fkey to document_transmission_document_id_fkey;
alter table document_transmission rename constraint document_leg_from_unit_id_fkey to document_transmission_from_unit_id_fkey;
alter table document_transmission rename constraint document_leg_pkey to document_transmission_pkey;
alter table document_transmission rename constraint document_leg_role_check to document_transmission_role_check;
alter table document_transmission rename constraint document_leg_studier_id_fkey to document_transmission_studier_id_fkey;
alter table document_transmission rename constraint document_leg_studier_post_id_fkey to document_transmission_studier_post_id_fkey;
alter table document_transmission rename constraint document_leg_to_person_id_fkey to document_transmission_to_person_id_fkey;
alter table document_transmission rename constraint document_leg_to_post_id_fkey to document_transmission_to_post_id_fkey;
alter table document_transmission rename constraint document_leg_to_unit_id_fkey to document_transmission_to_unit_id_fkey;
alter index document_leg_document rename to document_transmission_document;
alter index document_leg_unit rename to document_transmission_unit;

alter table document_job rename column leg_id to transmission_id;
alter table document_job rename constraint document_job_leg_id_fkey to document_job_transmission_id_fkey;
alter index document_job_leg rename to document_job_transmission;

alter table document_event rename column leg_id to transmission_id;
alter table document_event rename constraint document_event_leg_id_fkey to document_event_transmission_id_fkey;
alter table document_event
  drop constraint document_event_subject_check,
  alter column subject type text using case subject when 'leg' then 'transmission' else subject end,
  add constraint document_event_subject_check check (subject in ('document', 'transmission', 'job'));

alter table queue_item rename column leg_id to transmission_id;
update queue_item set thing_key = 'transmission:' || substr(thing_key, 5) where thing_key like 'leg:%';
