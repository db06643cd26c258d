-- The agency's own mailbox: what was taken from it, how it does, and what is answered from it.

create table mailbox_state (
  -- Address and folder: another mailbox begins anew.
  mailbox text primary key,
  uid_validity bigint not null,
  first_seen_at timestamptz not null,
  -- Everything below was taken, or lay there read before the mailbox was first looked at.
  next_uid bigint not null,
  checked_at timestamptz
);

-- Apart from the state, for a mailbox may fail before it was ever read.
create table mailbox_failure (
  mailbox text primary key,
  failure text not null,
  failed_at timestamptz not null
);

create table mailbox_message (
  mailbox text not null,
  uid_validity bigint not null,
  uid bigint not null,
  -- Message-ID, or the hash of a mail that has none: the same mail is one letter, however often it comes.
  message_key text not null,
  kind text not null check (kind in ('letter', 'report', 'repeat')),
  arrival_id uuid,
  -- To whom an answer may go; empty: to nobody, ever.
  answer_to text not null default '',
  in_reply_to text not null default '',
  answered_at timestamptz,
  taken_at timestamptz not null,
  -- Marked as read in the mailbox; null after a crash in between, then it is marked again.
  flagged_at timestamptz,
  primary key (mailbox, uid_validity, uid)
);

create unique index mailbox_message_key on mailbox_message (message_key) where kind <> 'repeat';
create index mailbox_message_arrival on mailbox_message (arrival_id);
create index mailbox_message_answer on mailbox_message (answer_to, answered_at);
create index mailbox_message_unflagged on mailbox_message (mailbox, uid_validity)
  where flagged_at is null;

create table mailbox_setting (
  is_one boolean primary key default true check (is_one),
  acknowledges boolean not null,
  tells_number boolean not null,
  updated_by uuid references person (id),
  updated_at timestamptz
);
create index mailbox_setting_updated_by on mailbox_setting (updated_by);
insert into mailbox_setting (acknowledges, tells_number) values (true, true);
