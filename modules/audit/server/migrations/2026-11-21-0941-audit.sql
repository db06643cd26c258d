-- Verifications of the audit trail: how far they came and what they found.
create table audit_check (
  id uuid primary key,
  asked_by uuid not null references person (id),
  started_at timestamptz(3) not null,
  -- Moved on while it runs; one that stands still was interrupted.
  beat_at timestamptz(3) not null,
  finished_at timestamptz(3),
  checked bigint not null default 0,
  total bigint not null,
  -- Null while it runs and when nothing was found.
  fault jsonb,
  end_seq bigint not null default 0,
  end_hash text not null default ''
);
create index audit_check_started on audit_check (started_at desc);

-- Who may search and verify from the start; the settings may change it.
insert into role_permission (role_id, permission)
select role.id, 'audit.read' from role where role.code = 'administrator'
on conflict do nothing;
