-- News of people: one row for each person who is told.

create table notification (
  id uuid primary key,
  person_id uuid not null references person (id),
  module text not null,
  -- What it is about, as 'queue.sign'.
  kind text not null,
  title_th text not null check (title_th <> '' and length(title_th) <= 300),
  title_en text not null check (title_en <> '' and length(title_en) <= 300),
  -- Plain text of the message, and the same sanitised as HTML when it was written.
  message text not null,
  message_html text not null,
  options jsonb not null default '{}',
  -- What it is about lies on a floor above: ids without a foreign key.
  document_id uuid,
  transaction_id uuid,
  document_ref text not null default '',
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
);
create index notification_person on notification (person_id, id desc);
create index notification_unread on notification (person_id, module) where read_at is null;
