-- document-template: what documents are begun with, of a person, a unit or the agency.

create table document_template (
  id uuid primary key,
  kind text not null check (kind <> '' and length(kind) <= 40),
  name text not null check (name <> '' and length(name) <= 120),
  content jsonb not null check (length(content::text) <= 1000000),
  scope text not null check (scope in ('own', 'unit', 'agency')),
  -- Who kept it, or shared it.
  person_id uuid not null references person (id),
  unit_id uuid references unit (id),
  -- The draft of which it was made: it goes where a class removes the text of that.
  document_id uuid references document (id),
  kept_at timestamptz(3) not null,
  check ((scope = 'unit') = (unit_id is not null))
);
create unique index document_template_own on document_template (person_id, kind, name) where scope = 'own';
create unique index document_template_unit on document_template (unit_id, kind, name) where scope = 'unit';
create unique index document_template_agency on document_template (kind, name) where scope = 'agency';
create index document_template_person on document_template (person_id);
create index document_template_document on document_template (document_id) where document_id is not null;
