-- A session that begins on a page of ours is bound to a cookie that scripts cannot read: the token
-- alone opens nothing. Null for sessions of programs, and for those begun before.
alter table session add column cookie_hash bytea check (length(cookie_hash) = 32);
create unique index session_cookie on session (cookie_hash) where cookie_hash is not null;
