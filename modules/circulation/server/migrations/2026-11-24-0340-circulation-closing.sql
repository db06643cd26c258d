-- The act by which the matter is closed for the sender when all have acknowledged.
alter table circulation
  add column closing_on text check (closing_on in ('document', 'transmission', 'assignment')),
  add column closing_target uuid,
  add column closing_act text,
  add constraint circulation_closing_whole
    check (num_nulls(closing_on, closing_target, closing_act) in (0, 3)),
  add constraint circulation_closing_asks check (closing_act is null or asks_acknowledgement);
