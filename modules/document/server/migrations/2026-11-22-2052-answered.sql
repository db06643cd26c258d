-- Whether an answer to the document was sent, told by the module that keeps the answers: a document
-- does not read the tables of the modules above it.
alter table document add column is_answered boolean not null default false;

update document set is_answered = true
where id in (select to_id from paper_reply where told_at is not null);
