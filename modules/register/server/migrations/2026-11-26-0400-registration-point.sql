-- Registration points that the agency set: where documents addressed to a unit are received. A unit
-- without a row is a point while it has a post of a clerk, and the root always; so an agency begins with
-- the points that it has, also units that come later.
create table registration_point (
  unit_id uuid primary key references unit (id),
  level text not null check (level in ('central', 'department', 'division', 'section')),
  -- The point above that receives first what is addressed to this one.
  through_id uuid references unit (id) check (through_id <> unit_id),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  version integer not null default 1 check (version >= 1),
  changed_by uuid not null references person (id),
  changed_at timestamptz(3) not null
);
create index registration_point_through on registration_point (through_id)
  where through_id is not null;

-- Units besides its own for which a point receives. A unit may stand at two points: the settings show it
-- as a fault until one of them is changed.
create table registration_point_unit (
  point_id uuid not null references registration_point (unit_id),
  unit_id uuid not null references unit (id) check (unit_id <> point_id),
  primary key (point_id, unit_id)
);
create index registration_point_unit_unit on registration_point_unit (unit_id);
