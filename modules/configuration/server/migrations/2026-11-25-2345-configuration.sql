-- configuration: what a deployment's centre sets otherwise than its file.

create table configuration_value (
  code text primary key check (code ~ '^[a-zA-Z]{1,40}$'),
  -- Null: as the deployment file has it. The row stays, so that its version counts on.
  value jsonb,
  version integer not null default 1,
  changed_by uuid references person (id),
  changed_at timestamptz(3) not null
);
create index configuration_value_changed_by on configuration_value (changed_by);

-- Emblems are never changed or deleted: what was printed with one is shown with it.
create table configuration_emblem (
  id uuid primary key,
  type text not null check (type in ('image/png', 'image/svg+xml')),
  bytes bytea not null check (length(bytes) <= 1048576)
);

-- From when which emblem is printed; null: the one that came with the product.
create table configuration_emblem_use (
  since timestamptz(3) primary key,
  emblem_id uuid references configuration_emblem (id)
);
create index configuration_emblem_use_emblem on configuration_emblem_use (emblem_id);

insert into role_permission (role_id, permission)
select role.id, 'settings.transfer' from role where role.code = 'administrator'
on conflict do nothing;
