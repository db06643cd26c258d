-- Letters of a registry: its work list of what goes out looks for them by it.
create index document_registry_unit on document (registry_unit_id)
  where registry_unit_id is not null;
