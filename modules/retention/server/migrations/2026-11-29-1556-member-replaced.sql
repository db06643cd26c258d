-- A member of a committee who cannot answer any more is replaced by an order; the row stays, and says by whom.
alter table retention_member
  add column replaced_at timestamptz,
  add column replaced_by text,
  add column successor_id uuid references person (id),
  add column order_no text check (order_no <> ''),
  add column order_on date,
  add constraint retention_member_replaced
    check (num_nonnulls(replaced_at, replaced_by, successor_id, order_no, order_on) in (0, 5)),
  add constraint retention_member_unanswered check (replaced_at is null or signed_at is null);
create index retention_member_successor on retention_member (successor_id)
  where successor_id is not null;
