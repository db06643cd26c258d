-- Which form of order a command has, and whom it names.
create table command_order (
  document_id uuid primary key references document (id),
  command_type text not null references command_type (code)
);
create index command_order_type on command_order (command_type);

create table command_person (
  document_id uuid not null references command_order (document_id) on delete cascade,
  person_id uuid not null references person (id),
  -- Place in the order.
  place integer not null check (place >= 1),
  primary key (document_id, person_id)
);
create index command_person_person on command_person (person_id);
