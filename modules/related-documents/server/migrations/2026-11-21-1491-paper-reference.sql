-- Earlier papers that a paper refers to, as links and not as words only.
create table paper_reference (
  document_id uuid not null references document (id),
  refers_to uuid not null references document (id),
  linked_by uuid not null references person (id),
  linked_at timestamptz(3) not null,
  primary key (document_id, refers_to),
  check (document_id <> refers_to)
);

create index paper_reference_to on paper_reference (refers_to);
