-- People, units, posts, accounts and sessions. Days are Bangkok days; a validity ends with its
-- last day (valid_to inside), null for still valid.

create extension if not exists pg_trgm;

create table unit (
  id uuid primary key,
  parent_id uuid references unit (id),
  -- Registers stay with the code, so a renamed unit keeps it in a new row.
  code text not null check (code <> '' and length(code) <= 40),
  kind text not null check (kind in ('ministry', 'agency', 'division', 'group', 'section', 'team')),
  name_th text not null check (name_th <> '' and length(name_th) <= 300),
  name_en text not null default '' check (length(name_en) <= 300),
  abbreviation text not null default '' check (length(abbreviation) <= 40),
  letter_code text not null default '' check (length(letter_code) <= 40),
  sort_key text collate "C" not null,
  search_text text not null,
  valid_from date not null,
  valid_to date,
  check (parent_id <> id),
  check (valid_to >= valid_from)
);
create unique index unit_code on unit (code) where valid_to is null;
-- One agency to a database: one root at a time.
create unique index unit_root on unit ((true)) where parent_id is null and valid_to is null;
create index unit_parent on unit (parent_id);
create index unit_search on unit using gin (search_text gin_trgm_ops);

create table position_type (
  id uuid primary key,
  code text not null unique,
  name_th text not null,
  name_en text not null,
  sort integer not null
);

create table position_level (
  id uuid primary key,
  position_type_id uuid not null references position_type (id),
  code text not null unique,
  name_th text not null,
  name_en text not null,
  sort integer not null
);
create index position_level_type on position_level (position_type_id);

-- Types and levels of the civil service.
insert into position_type (id, code, name_th, name_en, sort) values
  ('01930000-0000-7000-8000-000000000001', 'general', 'ทั่วไป', 'General', 1),
  ('01930000-0000-7000-8000-000000000002', 'knowledge', 'วิชาการ', 'Knowledge worker', 2),
  ('01930000-0000-7000-8000-000000000003', 'managerial', 'อำนวยการ', 'Managerial', 3),
  ('01930000-0000-7000-8000-000000000004', 'executive', 'บริหาร', 'Executive', 4);

insert into position_level (id, position_type_id, code, name_th, name_en, sort)
select ('01930000-0000-7000-8000-0000000001' || lpad(l.sort::text, 2, '0'))::uuid, t.id,
  l.code, l.name_th, l.name_en, l.sort
from (values
  ('general', 'O1', 'ปฏิบัติงาน', 'Operational', 1),
  ('general', 'O2', 'ชำนาญงาน', 'Experienced', 2),
  ('general', 'O3', 'อาวุโส', 'Senior', 3),
  ('general', 'O4', 'ทักษะพิเศษ', 'Highly skilled', 4),
  ('knowledge', 'K1', 'ปฏิบัติการ', 'Practitioner', 5),
  ('knowledge', 'K2', 'ชำนาญการ', 'Professional', 6),
  ('knowledge', 'K3', 'ชำนาญการพิเศษ', 'Senior professional', 7),
  ('knowledge', 'K4', 'เชี่ยวชาญ', 'Expert', 8),
  ('knowledge', 'K5', 'ทรงคุณวุฒิ', 'Advisory', 9),
  ('managerial', 'M1', 'ต้น', 'Primary', 10),
  ('managerial', 'M2', 'สูง', 'Higher', 11),
  ('executive', 'S1', 'ต้น', 'Primary', 12),
  ('executive', 'S2', 'สูง', 'Higher', 13)
) as l (type, code, name_th, name_en, sort)
join position_type t on t.code = l.type;

create table position (
  id uuid primary key,
  name_th text not null unique check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort_key text collate "C" not null
);

create table post (
  id uuid primary key,
  -- Where the chair stands.
  unit_id uuid not null references unit (id),
  -- For which unit the duty is done: the central registry's clerk serves the whole agency.
  serves_unit_id uuid not null references unit (id),
  position_id uuid not null references position (id),
  position_level_id uuid references position_level (id),
  title_th text not null check (title_th <> '' and length(title_th) <= 300),
  title_en text not null default '' check (length(title_en) <= 300),
  duty text not null check (duty in ('head', 'deputy', 'clerk', 'officer', 'secretary', 'none')),
  sort integer not null default 0,
  valid_from date not null,
  valid_to date,
  check (valid_to >= valid_from)
);
create index post_unit on post (unit_id);
create index post_duty on post (serves_unit_id, duty);
create index post_position on post (position_id);
create index post_level on post (position_level_id) where position_level_id is not null;

create table person (
  id uuid primary key,
  employee_code text not null unique check (employee_code <> '' and length(employee_code) <= 40),
  prefix_th text not null default '' check (length(prefix_th) <= 60),
  first_name_th text not null check (first_name_th <> '' and length(first_name_th) <= 100),
  last_name_th text not null default '' check (length(last_name_th) <= 100),
  first_name_en text not null default '' check (length(first_name_en) <= 100),
  last_name_en text not null default '' check (length(last_name_en) <= 100),
  email text unique check (email = lower(email) and length(email) <= 254),
  phone text not null default '' check (length(phone) <= 60),
  -- The ID card is never kept: a keyed hash to compare, and the last digits to show.
  id_card_hash bytea unique check (length(id_card_hash) = 32),
  id_card_tail text check (length(id_card_tail) <= 4),
  sort_key text collate "C" not null,
  search_text text not null,
  is_active boolean not null default true,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((id_card_hash is null) = (id_card_tail is null))
);
create index person_sort on person (sort_key) where is_active;
create index person_search on person using gin (search_text gin_trgm_ops);

create table post_holding (
  id uuid primary key,
  post_id uuid not null references post (id),
  person_id uuid not null references person (id),
  is_acting boolean not null default false,
  acting_phrase text check (acting_phrase <> '' and length(acting_phrase) <= 100),
  valid_from date not null,
  valid_to date,
  check (valid_to >= valid_from),
  -- The phrase is printed under a signature: acting without one would print a false title.
  check (is_acting = (acting_phrase is not null))
);
create index post_holding_person on post_holding (person_id);
create index post_holding_post on post_holding (post_id);
create unique index post_holding_open on post_holding (post_id, person_id) where valid_to is null;
-- One substantive holder to a chair; acting ones may stand beside.
create unique index post_holding_owner on post_holding (post_id)
  where valid_to is null and not is_acting;

create table account (
  id uuid primary key,
  person_id uuid not null unique references person (id),
  username text not null unique
    check (username = lower(username) and username <> '' and length(username) <= 100),
  password_hash text not null check (password_hash like '$argon2id$%'),
  password_changed_at timestamptz(3) not null,
  failed_count integer not null default 0 check (failed_count >= 0),
  locked_until timestamptz(3),
  is_suspended boolean not null default false,
  created_at timestamptz(3) not null
);

create table role (
  id uuid primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  name_th text not null,
  name_en text not null,
  sort integer not null
);

insert into role (id, code, name_th, name_en, sort) values
  ('01930000-0000-7000-8000-000000000201', 'administrator', 'ผู้ดูแลระบบ', 'System administrator', 1),
  ('01930000-0000-7000-8000-000000000202', 'central-registry', 'สารบรรณกลาง', 'Central registry', 2),
  ('01930000-0000-7000-8000-000000000203', 'registrar', 'สารบรรณหน่วยงาน', 'Unit registry', 3),
  ('01930000-0000-7000-8000-000000000204', 'executive', 'ผู้บริหาร', 'Executive', 4),
  ('01930000-0000-7000-8000-000000000205', 'officer', 'เจ้าหน้าที่', 'Officer', 5);

create table role_permission (
  role_id uuid not null references role (id) on delete cascade,
  permission text not null check (permission ~ '^[a-z][a-z0-9-]*\.[a-z][a-z0-9.-]*$'),
  primary key (role_id, permission)
);

insert into role_permission (role_id, permission)
select id, 'identity.manage' from role where code = 'administrator';

create table role_grant (
  id uuid primary key,
  role_id uuid not null references role (id),
  person_id uuid references person (id),
  post_id uuid references post (id),
  created_at timestamptz(3) not null,
  check (num_nonnulls(person_id, post_id) = 1)
);
create unique index role_grant_person on role_grant (person_id, role_id) where person_id is not null;
create unique index role_grant_post on role_grant (post_id, role_id) where post_id is not null;
create index role_grant_role on role_grant (role_id);

create table session (
  id uuid primary key,
  account_id uuid not null references account (id),
  -- SHA-256 of the token: the table alone opens nothing.
  token_hash bytea not null unique check (length(token_hash) = 32),
  device text not null check (length(device) <= 200),
  ip text not null check (length(ip) <= 60),
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoke_reason text check (revoke_reason in ('signed-out', 'revoked', 'taken-over',
    'password-changed', 'password-reset', 'suspended')),
  check (expires_at > created_at),
  check ((revoked_at is null) = (revoke_reason is null))
);
create index session_live on session (account_id, created_at desc) where revoked_at is null;
create index session_age on session (expires_at);

-- `oauth_id` of pre-login: names the session that the device asks to take over.
create table sign_in_ticket (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account (id),
  session_id uuid not null references session (id) on delete cascade,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index sign_in_ticket_account on sign_in_ticket (account_id);
create index sign_in_ticket_session on sign_in_ticket (session_id);
create index sign_in_ticket_age on sign_in_ticket (expires_at);

create table one_time_password (
  id uuid primary key,
  -- Null when asked for an address nobody has: the same row is written, so that work tells nothing.
  account_id uuid references account (id),
  purpose text not null check (purpose in ('password-reset')),
  -- SHA-256 of the `key` in the reset link.
  reference_hash bytea not null unique check (length(reference_hash) = 32),
  code_hash text not null check (code_hash like '$argon2id$%'),
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  replaced_at timestamptz(3),
  check (expires_at > created_at),
  check (used_at is null or replaced_at is null)
);
-- A new code kills the old: at most one open code for an account and a purpose.
create unique index one_time_password_open on one_time_password (account_id, purpose)
  where used_at is null and replaced_at is null and account_id is not null;
create index one_time_password_age on one_time_password (expires_at);

create table consent (
  id uuid primary key,
  person_id uuid not null references person (id),
  version text not null check (version <> ''),
  is_agreed boolean not null,
  created_at timestamptz(3) not null
);
create index consent_latest on consent (person_id, version, id desc);
