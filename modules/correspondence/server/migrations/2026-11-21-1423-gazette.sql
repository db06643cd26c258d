-- Where a regulation, rule or announcement stands in the Royal Gazette; known only after it is published.
alter table publication
  add column gazette_volume integer check (gazette_volume between 1 and 9999),
  add column gazette_part text check (gazette_part <> '' and length(gazette_part) <= 60),
  add column gazette_page text check (gazette_page <> '' and length(gazette_page) <= 20),
  add column gazette_on date,
  add check (num_nonnulls(gazette_volume, gazette_part, gazette_page, gazette_on) in (0, 4));
