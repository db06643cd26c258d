-- signature: initials that people put on a draft when they propose or pass it; the file copy shows them.

create table route_initials (
  document_id uuid not null references document (id) on delete cascade,
  -- Of the step of its route; 0 for whoever proposed it.
  seq integer not null check (seq >= 0),
  person_id uuid not null references person (id),
  signature_id uuid not null references signature (id),
  put_at timestamptz not null,
  primary key (document_id, seq)
);
create index route_initials_person on route_initials (person_id);
create index route_initials_signature on route_initials (signature_id);
