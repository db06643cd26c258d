-- signature: who may sign how at which step, and hand signatures that a password confirmed.

alter table signature_rule drop constraint signature_rule_weakest_check;
alter table signature_rule add constraint signature_rule_weakest_check
  check (weakest in ('password', 'picture', 'executive', 'certificate'));

create table signature_step_rule (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'own' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  -- The kind of document; null: every kind.
  kind text references signature_rule (code),
  step text not null default 'any' check (step in ('any', 'co-signatory', 'signatory')),
  -- Code of the position whose holders it is about; null: everybody. A position that was deleted has no holders.
  position text,
  weakest text not null check (weakest in ('password', 'picture', 'certificate', 'nobody'))
);
create index signature_step_rule_kind on signature_step_rule (kind) where kind is not null;

-- Hand signatures that were confirmed by the password, as they stand on the pages.
create table signature_picture (
  document_id uuid not null references document (id) on delete cascade,
  -- The place among all who sign, from 0.
  position integer not null check (position >= 0),
  person_id uuid not null references person (id),
  signature_id uuid not null references signature (id),
  signed_at timestamptz not null,
  primary key (document_id, position)
);
create index signature_picture_person on signature_picture (person_id);
create index signature_picture_signature on signature_picture (signature_id);
