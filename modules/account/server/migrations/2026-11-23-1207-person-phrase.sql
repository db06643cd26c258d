-- Phrases that a person keeps to write orders and opinions with.

create table person_phrase (
  id uuid primary key,
  person_id uuid not null references person (id),
  text text not null check (text <> '' and length(text) <= 300),
  kept_at timestamptz(3) not null,
  unique (person_id, text)
);
