-- Tries of a code by the secret key of its link are counted apart from tries by the e-mail address:
-- whoever knows only the address cannot use up those of its owner.
alter table one_time_password
  add column link_tries_left smallint not null default 5 check (link_tries_left >= 0);
