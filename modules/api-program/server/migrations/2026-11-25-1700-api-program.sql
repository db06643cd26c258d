-- Programs of the agency that call the API, and their tokens.

create table api_program (
  id uuid primary key,
  -- Under whose name its acts are kept: a person of its own, who never signs in.
  person_id uuid not null unique references person (id),
  name text not null check (name <> '' and length(name) <= 100),
  -- Who answers for it. Once that person has left, its tokens open nothing.
  responsible_id uuid not null references person (id),
  unit_id uuid not null references unit (id),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Addresses and networks from which it may call; none: from everywhere.
  addresses text[] not null default '{}',
  expires_on date not null,
  ended_at timestamptz(3),
  version integer not null default 1,
  created_by uuid not null references person (id),
  created_at timestamptz(3) not null
);
create index api_program_responsible on api_program (responsible_id);
create index api_program_unit on api_program (unit_id);
create index api_program_created_by on api_program (created_by);

create table api_program_token (
  id uuid primary key,
  program_id uuid not null references api_program (id),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The last characters, by which people tell two tokens apart.
  tail text not null check (length(tail) = 4),
  created_by uuid not null references person (id),
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index api_program_token_program on api_program_token (program_id);
create index api_program_token_created_by on api_program_token (created_by);

insert into role_permission (role_id, permission)
select role.id, 'settings.api' from role where role.code = 'administrator'
on conflict do nothing;
