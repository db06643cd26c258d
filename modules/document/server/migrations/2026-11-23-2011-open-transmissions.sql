-- Open work is counted by unit. Without this index all that a unit was ever sent is read for it, 115,000
-- rows for the head of an agency of 100,000 documents. What is counted is in the index itself.
create index document_transmission_open on document_transmission (to_unit_id, document_id)
  include (due_date, sent_at, id) where to_unit_id is not null
    and state not in ('CLOSED', 'RECALLED', 'RETURNED', 'AUTO_RETURNED', 'RESENT', 'SETTLED');
