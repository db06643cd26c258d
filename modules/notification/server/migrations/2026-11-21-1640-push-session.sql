-- Notices go to a browser while the person is signed in on it: the session in which he last was there
-- (identity answers whether it still stands; one that it has forgotten does not). Browsers from before
-- name none; they go on when the person opens the office on them.
alter table push_subscription add column session_id uuid;
