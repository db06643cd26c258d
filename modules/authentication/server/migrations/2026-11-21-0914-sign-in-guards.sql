-- Wrong sign-ins lately, by name, by address and by both together: what asks for a captcha, and
-- whether an address that the account is used from may still try while the account rests.
create table sign_in_failure (
  -- SHA-256: the table tells nobody which names were tried.
  subject_hash bytea primary key check (length(subject_hash) = 32),
  failures integer not null check (failures > 0),
  forget_at timestamptz(3) not null
);
create index sign_in_failure_age on sign_in_failure (forget_at);

-- Solved captchas that were spent: each is good for one wrong answer.
create table captcha_use (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  expires_at timestamptz(3) not null
);
create index captcha_use_age on captcha_use (expires_at);

-- Name in the agency's directory (LDAP, AD). Whoever has one is checked by the directory and not by
-- the hash beside it.
alter table account add column directory_name text unique
  check (directory_name <> '' and length(directory_name) <= 200);

-- A sign-in through the agency's OpenID provider, from leaving our page to the session.
create table federated_attempt (
  state_hash bytea primary key check (length(state_hash) = 32),
  -- SHA-256 of a secret that only the browser which began has.
  browser_hash bytea not null check (length(browser_hash) = 32),
  nonce text not null,
  code_verifier text not null,
  -- Set when the provider has said who it is and a session elsewhere waits for an answer.
  account_id uuid references account (id),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index federated_attempt_account on federated_attempt (account_id) where account_id is not null;
create index federated_attempt_age on federated_attempt (expires_at);

-- One-time tickets by which the document archive learns who comes.
create table archive_ticket (
  token_hash bytea primary key check (length(token_hash) = 32),
  session_id uuid not null references session (id) on delete cascade,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index archive_ticket_session on archive_ticket (session_id);
create index archive_ticket_age on archive_ticket (expires_at);

-- Requests for an account from the public form, where the deployment has one.
create table account_request (
  id uuid primary key,
  first_name text not null check (first_name <> '' and length(first_name) <= 100),
  last_name text not null check (last_name <> '' and length(last_name) <= 100),
  email text not null check (email = lower(email) and length(email) <= 254),
  unit_text text not null check (unit_text <> '' and length(unit_text) <= 300),
  position_text text not null check (position_text <> '' and length(position_text) <= 300),
  reason text not null check (reason <> '' and length(reason) <= 1000),
  status text not null default 'open' check (status in ('open', 'approved', 'declined')),
  decided_by uuid references person (id),
  decided_at timestamptz(3),
  -- Account made by the approval.
  account_id uuid references account (id),
  created_at timestamptz(3) not null,
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'approved') = (account_id is not null))
);
-- Asking again changes nothing while a request waits.
create unique index account_request_waiting on account_request (email) where status = 'open';
create index account_request_age on account_request (created_at);
create index account_request_decider on account_request (decided_by) where decided_by is not null;
create index account_request_account on account_request (account_id) where account_id is not null;
