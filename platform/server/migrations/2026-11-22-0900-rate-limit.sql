-- How often somebody has called what is limited, until its span of time ends. The columns and their
-- order are those that rate-limiter-flexible writes; it takes milliseconds since 1970 for `expire`.
-- Not logged: a count lost with a crash of the database lets somebody try anew, and a commit that
-- touches nothing else waits for no disk.
create unlogged table rate_limit (
  key text primary key,
  points integer not null,
  expire bigint not null
);
create index rate_limit_expire on rate_limit (expire);
