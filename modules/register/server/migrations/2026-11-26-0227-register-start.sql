-- The last number that a book on paper had when a register went on from it: the numbers up to it are
-- in that book, so the proof of the register does not miss them.
create table register_start (
  register_id uuid not null references register (id),
  be_year integer not null check (be_year between 2400 and 2700),
  last_number integer not null check (last_number > 0),
  reason text not null check (length(reason) between 3 and 500),
  set_by uuid not null,
  set_at timestamptz(3) not null,
  primary key (register_id, be_year)
);
