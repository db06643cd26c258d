-- Who is told of which event by which way: a cell for each event, role and channel. What is not here is
-- as the module has it, under `MODULE/*` with the role `*`; what is not there, as the product brings it.
-- What agencies have set for whole modules holds on for each event of them.
alter table notification_rule rename to notification_cell;
alter table notification_cell rename column module to event;
alter table notification_cell
  add column role text not null default '*'
    check (role in ('*', 'holder', 'author', 'follower', 'head', 'clerk', 'administrator')),
  add column level text check (level in ('off', 'choice', 'on', 'always'));
update notification_cell set event = event || '/*',
  level = case when not is_allowed then 'off' when is_default then 'on' else 'choice' end;
alter table notification_cell
  drop constraint notification_rule_pkey,
  drop constraint notification_rule_channel_check,
  drop column is_allowed,
  drop column is_default;
alter table notification_cell
  alter column role drop default,
  alter column level set not null,
  add primary key (event, role, channel),
  add check (channel in ('bell', 'email', 'line', 'push')),
  add check (event ~ '^[A-Za-z_-]+/([*]|[a-zA-Z0-9.-]+)$'),
  add check ((role = '*') = (event like '%/*'));

-- Choices of people for whole modules likewise.
alter table notification_choice add column event text;
update notification_choice set event = module || '/*';
alter table notification_choice drop constraint notification_choice_pkey;
alter table notification_choice drop column module;
alter table notification_choice alter column event set not null;
alter table notification_choice add primary key (person_id, event, channel);
alter table notification_choice drop constraint notification_choice_channel_check;
alter table notification_choice add constraint notification_choice_channel_check
  check (channel in ('bell', 'email', 'line', 'push'));

alter table notification
  -- What the person is to the matter.
  add column role text not null default 'holder'
    check (role in ('holder', 'author', 'follower', 'head', 'clerk', 'administrator')),
  -- False where the agency or the person silenced the bell: it is sent outside only.
  add column is_shown boolean not null default true;

-- Modules that register themselves have templates, too.
alter table notification_template drop constraint notification_template_event_check;
alter table notification_template add constraint notification_template_event_check
  check (event ~ '^[A-Za-z_*-]+/[a-zA-Z0-9.*-]+$');

-- Quiet time of the agency, in minutes of the Bangkok day. @assumed 20:00 to 06:30 and days off.
alter table notification_policy
  add column quiet_from smallint default 1200 check (quiet_from between 0 and 1439),
  add column quiet_until smallint default 390 check (quiet_until between 0 and 1439),
  add column quiet_days_off boolean not null default true,
  add constraint notification_policy_quiet
    check ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until);

-- The one place that decides whether somebody is told by a way: the level of the cell, of its module,
-- or the usual one, and what the person chose where the level leaves a choice.
create function notice_is_on(
  told uuid, told_module text, told_kind text, told_role text, way text, usual text
) returns boolean language sql stable as $$
  with named as (
    select case told_module when 'SARABAN' then 'SARABUN' else told_module end as module
  ), keys as (
    select module || '/' || told_kind as own, module || '/*' as whole from named
  ), cell as (
    select keys.*, coalesce(
      (select level from notification_cell
       where event = keys.own and role = told_role and channel = way),
      (select level from notification_cell
       where event = keys.whole and role = '*' and channel = way),
      usual) as level
    from keys
  )
  select case cell.level
    when 'off' then false
    when 'always' then true
    else coalesce(
      (select is_on from notification_choice
       where person_id = told and channel = way and event = cell.own),
      (select is_on from notification_choice
       where person_id = told and channel = way and event = cell.whole),
      cell.level = 'on')
    end
  from cell
$$;
