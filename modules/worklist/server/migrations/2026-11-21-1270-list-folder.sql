-- Saved views of lists, and folders for finished papers.

create table saved_view (
  id uuid primary key,
  owner_id uuid not null references person (id),
  -- The unit whose people see it too.
  unit_id uuid references unit (id),
  area text not null,
  name text not null check (name <> ''),
  state jsonb not null,
  updated_at timestamptz not null,
  unique (owner_id, area, name)
);

create index saved_view_unit on saved_view (unit_id, area) where unit_id is not null;

-- A folder belongs to a person or to a unit; one that belongs to a unit stays when people leave.
create table folder (
  id uuid primary key,
  person_id uuid references person (id),
  unit_id uuid references unit (id),
  parent_id uuid references folder (id),
  name text not null check (name <> ''),
  created_by uuid not null references person (id),
  created_at timestamptz not null,
  check ((person_id is null) <> (unit_id is null)),
  check (parent_id <> id)
);

create unique index folder_name on folder
  (coalesce(person_id, unit_id), coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), name);
create index folder_parent on folder (parent_id) where parent_id is not null;

/* Two levels, and a folder in a folder has the same owner. */
create function keep_folder_tree() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then return new; end if;
  if not exists (
    select 1 from folder parent where parent.id = new.parent_id and parent.parent_id is null
      and parent.person_id is not distinct from new.person_id
      and parent.unit_id is not distinct from new.unit_id)
    or exists (select 1 from folder child where child.parent_id = new.id) then
    raise exception 'folders stand in two levels under one owner' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger folder_tree before insert or update of parent_id on folder
  for each row execute function keep_folder_tree();

-- Filing gives nobody the right to read: may_read_document decides for each reader, as ever.
create table folder_item (
  folder_id uuid not null references folder (id),
  document_id uuid not null references document (id),
  filed_by uuid not null references person (id),
  filed_at timestamptz not null,
  primary key (folder_id, document_id)
);

create index folder_item_newest on folder_item (folder_id, filed_at desc) include (document_id);

-- "What I opened before", newest first.
create index document_read_person on document_read (person_id, first_read_at desc)
  include (document_id);
