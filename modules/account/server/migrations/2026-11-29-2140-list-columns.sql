-- Which columns a person chose of a list, on every device. No row: the usual ones.

create table list_columns (
  person_id uuid not null references person (id),
  -- The list as its page names it, and what that page keeps of its columns.
  list text not null check (list ~ '^[A-Za-z0-9][A-Za-z0-9:._-]{0,99}$'),
  columns text[] not null check (cardinality(columns) <= 100),
  kept_at timestamptz(3) not null,
  primary key (person_id, list)
);
