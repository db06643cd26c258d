-- The units to whose people forms offer a group of documents; none: everybody.
alter table book_group add column units uuid[] not null default '{}';
