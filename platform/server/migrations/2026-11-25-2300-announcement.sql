-- Number of each announcement that something which processes keep was changed. Numbers are compared,
-- never counted: one of a change that was rolled back is simply missing.
create sequence announcement_number;
