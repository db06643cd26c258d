-- News leave the house: by e-mail, LINE and web push. What each person chose, what the agency
-- allows, and the outbox of what is still to be sent.

alter table notification
  -- One telling: the same news for several people.
  add column news_id uuid,
  -- Its subject stays in the house: outside only that something has come.
  add column is_confidential boolean not null default false,
  add column urgency text not null default 'normal'
    check (urgency in ('normal', 'urgent', 'very-urgent', 'immediate'));
create index notification_news on notification (news_id, id) where news_id is not null;
create index notification_age on notification (created_at);

-- One row: what the agency decided for everybody.
create table notification_policy (
  is_only boolean primary key default true check (is_only),
  retention_days integer not null default 365 check (retention_days between 30 and 3650),
  -- The least class that counts as urgent for those who let urgent matters through.
  urgent_from text not null default 'very-urgent'
    check (urgent_from in ('urgent', 'very-urgent', 'immediate')),
  updated_at timestamptz(3) not null
);
insert into notification_policy (updated_at) values (now());

-- By which channels a module may tell; what is not here is as the product brings it.
create table notification_rule (
  module text not null,
  channel text not null check (channel in ('email', 'line', 'push')),
  is_allowed boolean not null,
  -- For people who have not chosen.
  is_default boolean not null,
  primary key (module, channel),
  check (is_allowed or not is_default)
);

-- Words of the agency for one kind of news; what is not here is as the product brings it.
create table notification_template (
  event text primary key check (event ~ '^[A-Z_*]+/[a-zA-Z0-9.*-]+$'),
  texts jsonb not null,
  updated_by uuid not null references person (id),
  updated_at timestamptz(3) not null
);

create table notification_preference (
  person_id uuid primary key references person (id),
  -- Minutes of the Bangkok day; from is later than until when the night lies between.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  urgent_breaks_quiet boolean not null default true,
  digest_at smallint check (digest_at between 0 and 1439),
  language text not null default 'th' check (language in ('th', 'en')),
  updated_at timestamptz(3) not null,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

create table notification_choice (
  person_id uuid not null references person (id),
  module text not null,
  channel text not null check (channel in ('email', 'line', 'push')),
  is_on boolean not null,
  primary key (person_id, module, channel)
);

create table line_link (
  person_id uuid primary key references person (id),
  line_user_id text not null unique check (line_user_id ~ '^U[0-9a-f]{32}$'),
  -- He stopped following the official account: nothing reaches him until he follows it again.
  is_blocked boolean not null default false,
  linked_at timestamptz(3) not null
);

-- Codes by which a person shows that a LINE account is his. Only their hashes are kept.
create table line_link_code (
  code_hash bytea primary key check (length(code_hash) = 32),
  person_id uuid not null references person (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index line_link_code_person on line_link_code (person_id);

create table push_subscription (
  id uuid primary key,
  person_id uuid not null references person (id),
  endpoint text not null unique check (length(endpoint) <= 1000),
  key_p256dh text not null check (length(key_p256dh) <= 120),
  key_auth text not null check (length(key_auth) <= 60),
  device text not null check (length(device) <= 300),
  created_at timestamptz(3) not null
);
create index push_subscription_person on push_subscription (person_id);

-- The outbox: one row for each news, channel and address, so that none is sent twice.
create table notification_delivery (
  id uuid primary key,
  notification_id uuid not null references notification (id) on delete cascade,
  person_id uuid not null references person (id),
  channel text not null check (channel in ('email', 'line', 'push')),
  -- E-mail address, LINE user or id of the push subscription.
  address text not null check (address <> '' and length(address) <= 254),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
  is_digest boolean not null default false,
  due_at timestamptz(3) not null,
  attempts smallint not null default 0 check (attempts >= 0),
  -- Code of the last trouble, and what the other side said of it.
  problem text,
  problem_detail text check (length(problem_detail) <= 300),
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  unique (notification_id, channel, address),
  check ((state = 'waiting') = (settled_at is null))
);
create index notification_delivery_due on notification_delivery (due_at, id)
  where state = 'waiting';
create index notification_delivery_digest on notification_delivery (person_id, due_at, id)
  where state = 'waiting' and is_digest;
create index notification_delivery_list on notification_delivery (state, id desc);
create index notification_delivery_person on notification_delivery (person_id, channel)
  where state = 'waiting';

-- Who sets all this up.
insert into role_permission (role_id, permission)
select role.id, 'notification.manage' from role where role.code = 'administrator'
on conflict do nothing;
