-- Texts of published papers with their amendments worked in, each a file of its paper.
create table consolidation (
  file_id uuid primary key,
  document_id uuid not null references document (id),
  -- Amendments that hold on this day are in it.
  up_to date not null,
  note text not null default '' check (length(note) <= 500),
  kept_by uuid not null references person (id),
  kept_name text not null,
  kept_at timestamptz not null
);
create index consolidation_document on consolidation (document_id, up_to desc, kept_at desc);
