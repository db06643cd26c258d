-- By what the registry files a letter: group and category of its book, and what was done with it.
alter table document add column book_group text not null default '',
  add column category text not null default '', add column disposal text not null default '';
