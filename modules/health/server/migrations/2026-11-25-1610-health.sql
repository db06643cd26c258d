-- What the last round found, so that the page is shown at once and faults are told once a day.

create table health_state (
  code text primary key check (code ~ '^[a-z0-9-]{1,40}$'),
  state text not null check (state in ('ok', 'warning', 'failed')),
  -- Since when it is in this state.
  since timestamptz(3) not null,
  checked_at timestamptz(3) not null,
  fact_th text not null,
  fact_en text not null,
  todo_th text not null default '',
  todo_en text not null default '',
  -- Day on which administrators were last told of it.
  told_on date
);

-- Processes that serve this database, by what they last said of themselves.
create table health_process (
  id uuid primary key,
  version text not null,
  seen_at timestamptz(3) not null
);

-- Values of the last day, for the curves of the page.
create table health_sample (
  at timestamptz(3) not null,
  code text not null check (code in ('response', 'sessions')),
  value double precision not null,
  primary key (code, at)
);

insert into role_permission (role_id, permission)
select role.id, 'settings.health' from role where role.code = 'administrator'
on conflict do nothing;
