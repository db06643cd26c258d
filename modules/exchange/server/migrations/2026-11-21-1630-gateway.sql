-- Agencies that are reached by the national gateway stand among the partners, with neither address
-- nor key of their own: the same outbox and inbox serve both ways.

alter table exchange_partner
  add column way text not null default 'direct' check (way in ('direct', 'gateway')),
  -- Nobody connects them: they are entered with the first letter to or from them.
  alter column updated_by drop not null;

create table exchange_gateway (
  is_one boolean primary key default true check (is_one),
  pulled_at timestamptz,
  failure text,
  failed_at timestamptz
);
insert into exchange_gateway default values;
