-- Which refusal the words of a failure are, so that the screen can say what to do about it.
alter table exchange_partner add column failure_code text;
-- When a message last named this partner and was not signed with the key that is kept of it.
alter table exchange_partner add column doubted_at timestamptz;
