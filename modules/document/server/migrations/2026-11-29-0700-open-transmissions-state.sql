-- Whether open work has a due date to meet depends on its state since 2026-11-28-2225. The state was not in the
-- index of open work, so each count read the table again, and the list of it read all that a unit was ever sent.
drop index document_transmission_open;
create index document_transmission_open on document_transmission (to_unit_id, document_id)
  include (due_date, sent_at, id, state) where to_unit_id is not null
    and state not in ('CLOSED', 'RECALLED', 'RETURNED', 'AUTO_RETURNED', 'RESENT', 'SETTLED');
