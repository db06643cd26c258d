-- Letters that go out, stamped letters, certificates, notes and other documents; skipped reviewers;
-- papers that amend, repeal or supersede others.

alter table register drop constraint register_kind_check;
alter table register add constraint register_kind_check check (kind in (
  'receive', 'memo', 'cycle', 'command', 'regularity', 'rules', 'announce', 'declaration', 'news',
  'report', 'outgoing', 'guaranty', 'other'));

-- A station left out because its reviewer is away.
alter table route_step drop constraint route_step_state_check;
alter table route_step add constraint route_step_state_check check (state in (
  'waiting', 'active', 'passed', 'returned', 'signed', 'skipped'));

-- The unit whose clerks seal, number and send the paper; null until the last word was said.
alter table document add column registry_unit_id uuid references unit (id);

-- What only some kinds have; which, the table `letterRules` says, and the schema `LetterFields` how.
create table letter (
  document_id uuid primary key references document (id),
  kind text not null,
  fields jsonb not null
);

-- Addressees outside the agency, and how far the sending to each is. Ways that are connected one
-- day write the same columns that a clerk fills by hand.
create table letter_recipient (
  id uuid primary key,
  document_id uuid not null references document (id),
  seq integer not null,
  name text not null check (name <> ''),
  method text not null,
  state text not null check (state in ('WAITING', 'SENT', 'DELIVERED', 'FAILED')),
  reference text not null default '',
  sent_at timestamptz,
  sent_by uuid references person (id),
  their_no text not null default '',
  note text not null default '',
  unique (document_id, seq),
  check ((sent_at is null) = (state = 'WAITING'))
);

-- A paper and what it does to one published before.
create table paper_change (
  from_id uuid not null references document (id),
  to_id uuid not null references document (id),
  kind text not null check (kind in ('amends', 'repeals', 'supersedes')),
  primary key (from_id, to_id),
  check (from_id <> to_id)
);

create index paper_change_to on paper_change (to_id);
