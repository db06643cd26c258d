-- Key that an app of one-time codes shares with us (TOTP, RFC 6238).
create table one_time_key (
  account_id uuid primary key references account (id) on delete cascade,
  -- AES-256-GCM under a key of this installation: the table alone makes no code.
  secret bytea not null,
  created_at timestamptz(3) not null,
  -- Null until a first code has shown that the app has the key.
  confirmed_at timestamptz(3),
  -- Time step of the last code that was taken: it and those before are never taken again.
  last_step bigint check (last_step >= 0),
  check ((confirmed_at is null) = (last_step is null))
);

-- Codes for the day the telephone is lost; each opens once.
create table recovery_code (
  account_id uuid not null references account (id) on delete cascade,
  -- Keyed by a key of this installation: the table alone opens nothing.
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz(3),
  primary key (account_id, code_hash)
);

create table passkey (
  id uuid primary key,
  account_id uuid not null references account (id) on delete cascade,
  name text not null check (name <> '' and length(name) <= 60),
  -- As the authenticator names it, base64url.
  credential_id text not null unique check (credential_id <> '' and length(credential_id) <= 1400),
  public_key bytea not null,
  -- Uses as the authenticator counts them; one that goes back means a copy. 0: it does not count.
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  is_synced boolean not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkey_account on passkey (account_id, created_at);

-- What an authenticator was asked to sign; the row goes with the first answer.
create table passkey_challenge (
  challenge_hash bytea primary key check (length(challenge_hash) = 32),
  purpose text not null check (purpose in ('registration', 'sign-in', 'second-factor')),
  -- Nobody yet when a passkey is to tell who signs in.
  account_id uuid references account (id) on delete cascade,
  expires_at timestamptz(3) not null,
  check ((account_id is null) = (purpose = 'sign-in'))
);
create index passkey_challenge_account on passkey_challenge (account_id)
  where account_id is not null;
create index passkey_challenge_age on passkey_challenge (expires_at);

-- Sign-ins on their way: what was proven, and by which ticket the rest may follow. After a password
-- the second factor is still asked; after a passkey only whether a session elsewhere is to end.
create table sign_in_proof (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account (id) on delete cascade,
  proven text not null check (proven in ('password', 'passkey')),
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  check (expires_at > created_at)
);
create index sign_in_proof_account on sign_in_proof (account_id);
create index sign_in_proof_age on sign_in_proof (expires_at);

-- Wrong codes in a row, over all tickets: whoever has the password must not guess for ever.
create table second_factor_guard (
  account_id uuid primary key references account (id) on delete cascade,
  failed_count integer not null check (failed_count >= 0),
  rests_until timestamptz(3)
);

insert into role_permission (role_id, permission)
select id, 'identity.reset-second-factor' from role where code = 'administrator';
