-- reorganisation: the end or the split of a unit that waits for a second person. Settings centre §1.3.
create table unit_proposal (
  id uuid primary key,
  unit_id uuid not null references unit (id),
  -- What is carried out when it is confirmed.
  payload jsonb not null,
  -- Versions of the units that it names, as they were: a unit that changed since makes it stale.
  versions jsonb not null,
  -- What waited in the unit when it was proposed; numbers alone.
  work jsonb not null,
  asked_by uuid not null references person (id),
  asked_name text not null,
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- When it is carried out by itself because nobody else may confirm it; null: somebody else may.
  alone_at timestamptz(3),
  state text not null default 'waiting'
    check (state in ('waiting', 'applied', 'refused', 'withdrawn', 'void', 'failed')),
  decided_by uuid references person (id),
  decided_name text not null default '',
  decided_at timestamptz(3),
  -- Why it was refused; or the code of what prevented it.
  decided_reason text not null default '' check (length(decided_reason) <= 500),
  check ((state = 'waiting') = (decided_at is null))
);
create unique index unit_proposal_one on unit_proposal (unit_id) where state = 'waiting';
create index unit_proposal_unit on unit_proposal (unit_id);
create index unit_proposal_asked_by on unit_proposal (asked_by);
create index unit_proposal_decided_by on unit_proposal (decided_by) where decided_by is not null;
