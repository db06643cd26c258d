-- Lists of people and units to whom papers usually go, kept by a person or by a unit.
create table route_template (
  id uuid primary key,
  name text not null check (name <> '' and length(name) <= 120),
  purpose text not null check (purpose in ('route', 'send', 'work')),
  person_id uuid references person (id),
  unit_id uuid references unit (id),
  -- In their order: [{"unitId" | "personId", "as"}]
  members jsonb not null check (jsonb_typeof(members) = 'array' and jsonb_array_length(members) > 0),
  updated_by uuid not null references person (id),
  updated_at timestamptz(3) not null,
  check ((person_id is null) <> (unit_id is null))
);

create unique index route_template_name
  on route_template (coalesce(person_id, unit_id), purpose, name);
