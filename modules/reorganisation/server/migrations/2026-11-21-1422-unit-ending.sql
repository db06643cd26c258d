-- By which order a unit was dissolved or merged, and who entered it.
create table unit_ending (
  unit_id uuid primary key references unit (id),
  -- Null: dissolved.
  successor_id uuid references unit (id),
  last_day date not null,
  order_no text not null check (order_no <> '' and length(order_no) <= 100),
  note text not null default '' check (length(note) <= 500),
  entered_by uuid not null references person (id),
  entered_name text not null,
  entered_at timestamptz not null
);

-- Registers of a unit that has ended give no number any more; those given stay.
alter table register add column closed_on date;
