-- Papers published to everybody in the agency: circulars, commands, regulations and their kin.

alter table register drop constraint register_kind_check;
alter table register add constraint register_kind_check check (kind in (
  'receive', 'memo', 'cycle', 'command', 'regularity', 'rules', 'announce', 'declaration', 'news',
  'report'));

-- What a published kind has beside the fields of every paper.
create table publication (
  document_id uuid primary key references document (id),
  kind text not null,
  meeting_name text not null default '',
  meeting_no text not null default '',
  meeting_date date,
  -- Meeting and number in the form in which they are compared; null for other kinds.
  meeting_key text,
  in_force_on date,
  published_at timestamptz,
  -- Copied when it is published and never changed after: a search in a book walks only that book.
  search_text text not null default '',
  check ((kind = 'report') = (meeting_key is not null))
);

-- A book of the dashboard, newest first.
create index publication_book on publication (kind, published_at desc, document_id)
  where published_at is not null;

-- A meeting is reported once.
create unique index publication_meeting on publication (meeting_key)
  where published_at is not null and meeting_key is not null;
