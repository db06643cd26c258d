-- Letters on their way out: each attempt to reach an addressee, by which way, and what became of it.
-- Which paper answers which.

-- How an agency of the address book is usually reached.
alter table contact add column usual_method text not null default 'post'
  check (usual_method in ('post', 'ems', 'ordinary', 'hand', 'email', 'exchange'));

-- What came back was one state; by which way it went says what it means.
alter table letter_recipient drop constraint letter_recipient_state_check;
alter table letter_recipient drop constraint letter_recipient_check;
update letter_recipient
  set state = case when method in ('email', 'exchange') then 'BOUNCED' else 'RETURNED' end
  where state = 'FAILED';
alter table letter_recipient add constraint letter_recipient_state_check check (state in (
  'WAITING', 'QUEUED', 'SENT', 'DELIVERED', 'ACCEPTED', 'BOUNCED', 'RETURNED', 'CANCELLED'));

create index letter_recipient_open on letter_recipient (state)
  where state not in ('DELIVERED', 'ACCEPTED', 'CANCELLED');

-- One attempt; a second one is a row of its own, and the first stays as it ended.
create table dispatch (
  id uuid primary key,
  document_id uuid not null references document (id),
  recipient_id uuid not null references letter_recipient (id),
  attempt integer not null check (attempt > 0),
  method text not null check (method in ('post', 'ems', 'ordinary', 'hand', 'email', 'exchange')),
  -- E-mail address, or the name in the exchange; empty for ways on foot.
  address text not null default '',
  -- Number of the postal article, or of the line in the delivery book.
  reference text not null default '',
  state text not null check (state in (
    'QUEUED', 'SENT', 'DELIVERED', 'ACCEPTED', 'BOUNCED', 'RETURNED', 'CANCELLED')),
  -- By which a mail server or the exchange names it.
  message_id text unique,
  -- Why it did not arrive: one of `bounceReasons`, and the words of the other side.
  reason text not null default '',
  detail text not null default '',
  receive_number text not null default '',
  -- Delivery book (form 16): who carries it, on which day, who took it.
  carrier_id uuid references person (id),
  book_day date,
  receiver_name text not null default '',
  -- Drawn on the screen: strokes as an SVG path.
  signature text not null default '',
  asked_by uuid not null references person (id),
  asked_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  -- By the receiver himself, with the link of the letter.
  acknowledged_at timestamptz,
  -- Set before the mail server is spoken to, cleared when it refused: found set, nobody knows.
  sending_since timestamptz,
  tries integer not null default 0,
  unique (recipient_id, attempt),
  check ((method = 'hand') = (book_day is not null)),
  check ((carrier_id is null) = (book_day is null))
);

create index dispatch_document on dispatch (document_id);
create index dispatch_book on dispatch (book_day, carrier_id) where book_day is not null;

-- A letter that answers another: one of ours to one that came, or one that came to one of ours.
create table paper_reply (
  reply_id uuid not null references document (id),
  to_id uuid not null references document (id),
  linked_by uuid not null references person (id),
  linked_at timestamptz not null,
  -- When the answered paper was told that its answer has left, or has come.
  told_at timestamptz,
  primary key (reply_id, to_id),
  check (reply_id <> to_id)
);

create index paper_reply_to on paper_reply (to_id);

-- Letters sent before: their last sending as its first attempt.
insert into dispatch (id, document_id, recipient_id, attempt, method, reference, state, receive_number,
    carrier_id, book_day, asked_by, asked_at, sent_at)
  select gen_random_uuid(), document_id, id, 1, method, reference, state, their_no,
    case when method = 'hand' then sent_by end,
    case when method = 'hand' then (sent_at at time zone 'Asia/Bangkok')::date end,
    sent_by, sent_at, sent_at
  from letter_recipient where sent_at is not null;
