-- The speed of a document is a row of the settings, and no longer one of four words. Group and
-- category may be rows too; the texts beside them stay what was written on that day.
alter table document drop constraint document_speed_check,
  add constraint document_speed_fkey foreign key (speed) references document_speed (code),
  add column book_group_code text not null default '',
  add column category_code text not null default '';

-- For where a row of the settings is used.
create index document_of_speed on document (speed);
create index document_of_book_group on document (book_group_code) where book_group_code <> '';
create index document_of_category on document (category_code) where category_code <> '';
