-- The job that sends a row, and until when it counts as alive: no transaction is open while it is sent.
alter table notification_delivery
  add column leased_by text,
  add column leased_until timestamptz(3);
