-- Meeting reports: who was there, and at which meeting the report was certified.

alter table publication
  -- Place, times and people of the meeting, as the schema Minutes says; null for other kinds.
  add column minutes jsonb,
  add column certified_no text,
  add column certified_on date,
  add constraint publication_certified_check check ((certified_no is null) = (certified_on is null));
