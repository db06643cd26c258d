-- Where a partner is used is asked by its names.
create index letter_recipient_name on letter_recipient (name);
