-- Reports ask for the sendings of some units in a period.
create index document_leg_unit on document_leg (to_unit_id, sent_at) where to_unit_id is not null;

-- One row: what the agency decided on its reports.
create table report_setting (
  is_only boolean primary key default true check (is_only),
  hands_at_most integer not null default 4 check (hands_at_most between 1 and 50)
);
insert into report_setting default values;
