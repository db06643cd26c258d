-- correspondence: letters by their salutation, to count where a row of the settings is used.

create index letter_salutation on letter ((fields ->> 'salutation'));
