-- certificate: of which of the days before its end the owner was told last, so that a missed morning is made up for once.
alter table person_certificate add column told_days smallint check (told_days > 0);
-- Until now they were told each morning: nobody is told twice.
update person_certificate set told_days = case
    when not_after <= now() + interval '1 day' then 1
    when not_after <= now() + interval '7 days' then 7
    else 30 end
  where state = 'valid' and not_after <= now() + interval '30 days';
