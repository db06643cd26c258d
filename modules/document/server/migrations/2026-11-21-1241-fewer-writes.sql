-- What a registration writes while others wait for the next number.

-- One note for the search is enough for one transaction. Every act writes its event, and a paper
-- nobody may read yet is found by nobody: its readers note it. The line of a register was noted
-- under the lock of its counter.
drop trigger register_entry_find on register_entry;
drop trigger document_job_find on document_job;
drop trigger document_find_added on document;

-- Words offered while typing come from the search now; nothing reads these.
drop index document_sender;
drop index document_addressee;
