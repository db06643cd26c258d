-- Invitations to a new account: whoever has the link sets the password, once. No password is ever
-- written into a mail or a file.
create table invitation (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- SHA-256 of the key in the link.
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  replaced_at timestamptz(3),
  check (expires_at > created_at),
  check (used_at is null or replaced_at is null)
);
create unique index invitation_open on invitation (account_id)
  where used_at is null and replaced_at is null;
create index invitation_account on invitation (account_id);
create index invitation_age on invitation (expires_at);

-- Why and since when an account is suspended or closed. A closed one is suspended too.
alter table account add column suspended_at timestamptz(3);
alter table account add column suspended_by uuid references person (id);
alter table account add column suspend_reason text not null default ''
  check (length(suspend_reason) <= 500);
alter table account add column closed_at timestamptz(3);
alter table account add check (closed_at is null or is_suspended);
create index account_suspended on account (suspended_at desc) where is_suspended;
create index account_suspender on account (suspended_by) where suspended_by is not null;
