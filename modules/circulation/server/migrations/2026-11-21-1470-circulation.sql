-- A paper made known to many: to whom, with which words, and who has read or acknowledged it.

create table circulation (
  id uuid primary key,
  document_id uuid not null references document (id),
  -- The circulation by which the sender got it himself, where he passes it on.
  parent_id uuid references circulation (id),
  sent_by uuid not null references person (id),
  sender_name text not null,
  sender_post text not null,
  -- Whose keepers follow it beside the sender.
  unit_id uuid not null references unit (id),
  -- As it reads: names of units, groups and people, as they were called then.
  audience text not null check (audience <> ''),
  note text not null default '',
  asks_acknowledgement boolean not null,
  due_date date,
  sent_at timestamptz not null,
  last_reminded_on date,
  reminders integer not null default 0
);

create index circulation_document on circulation (document_id, sent_at);
create index circulation_sender on circulation (sent_by, sent_at desc);
create index circulation_unit on circulation (unit_id, sent_at desc);
create index circulation_due on circulation (due_date) where due_date is not null;

-- The people as they were on that day: who comes to a unit later was not asked.
create table circulation_recipient (
  circulation_id uuid not null references circulation (id),
  person_id uuid not null references person (id),
  document_id uuid not null references document (id),
  -- As they were called then.
  person_name text not null,
  position_name text not null,
  unit_name text not null,
  sent_at timestamptz not null,
  read_at timestamptz,
  acknowledged_at timestamptz,
  answer text not null default '',
  primary key (circulation_id, person_id)
) with (fillfactor = 80);

create index circulation_recipient_person on circulation_recipient (person_id, sent_at desc);
create index circulation_recipient_unread on circulation_recipient (document_id, person_id)
  where read_at is null;

-- A list of recipients that a unit keeps.
create table recipient_group (
  id uuid primary key,
  unit_id uuid not null references unit (id),
  name text not null check (name <> ''),
  unit_ids uuid[] not null,
  person_ids uuid[] not null,
  updated_by uuid not null references person (id),
  updated_at timestamptz not null,
  unique (unit_id, name)
);
