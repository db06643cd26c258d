-- "Who opened my papers" begins with the papers of one author.
create index document_author on document (author_id);
