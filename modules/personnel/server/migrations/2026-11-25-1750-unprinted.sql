-- The prefixes that are not printed, by the word that the code has for them.
alter table employment rename column off_paper to unprinted;
