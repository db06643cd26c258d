-- Letters of a partner are found by its names.
create index document_sender on document (sender) where sender <> '';
