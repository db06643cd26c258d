-- signature: whether a second person confirms the e-seal that adds number and date.

alter table signature_rule add column seal_second boolean not null default false;
