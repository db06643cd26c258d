-- What a person typed into a form about a classified document and did not send. Everything else of that
-- kind is kept in the browser; what belongs to a classified document must not lie on a device.

create table kept_input (
  person_id uuid not null references person (id),
  -- Names the form and its subject; the same when the form is opened again.
  form text not null check (length(form) between 1 and 200),
  -- JSON as the form wrote it, without passwords. The server does not look into it.
  field_values text not null check (length(field_values) <= 200000),
  saved_at timestamptz not null,
  primary key (person_id, form)
);

create index kept_input_saved on kept_input (saved_at);
