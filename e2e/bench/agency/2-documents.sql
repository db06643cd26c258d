-- What happened to each paper, transmission and assignment, by its place alone; written into the tables after.

-- Working days of three Buddhist years.
create table made.day as
select row_number() over (order by day) - 1 as n, day::date as day
from generate_series('2024-01-02'::timestamp, '2026-11-20', '1 day') day
where extract(isodow from day) < 6;

/*
 * The papers, in the order of time, evenly over the days. The newest ones are still open: as many
 * as people have on their desks, whatever lies in the archive behind them.
 */
create unlogged table made.paper as
with setting as (
  select current_setting('made.papers')::bigint as papers, count(*) as days,
    least(12000, current_setting('made.papers')::bigint / 4) as open
  from made.day),
placed as (
  select place as n, place > papers - open as is_open,
    (day.day + time '08:30') at time zone 'Asia/Bangkok'
      + ((place - 1) * days % papers) * interval '8 hours' / papers as at
  from setting cross join lateral generate_series(1, papers) place
  join made.day on day.n = (place - 1) * days / papers),
kinded as (
  select *, case when k < 550 then 'outside' when k < 930 then 'inside' when k < 965 then 'cycle'
      when k < 980 then 'command' when k < 988 then 'announce' when k < 994 then 'report'
      when k < 997 then 'news' when k < 998 then 'regularity' when k < 999 then 'rules'
      else 'declaration' end as kind
  from (select *, made.pick(n, 10, 1000) as k from placed) one),
owned as (
  select *, made.pick(n, 12, 1000) as s, case
      when kind = 'outside' then case when made.pick(n, 11, 100) < 80 then 0
        else 1 + made.pick(n, 13, 299) end
      else 1 + made.pick(n, 13, 299) end as unit
  from kinded)
select n, at, is_open, kind, unit, made.id(16, n, at) as id,
  extract(year from at at time zone 'Asia/Bangkok')::integer + 543 as be_year,
  case
    when kind = 'outside' and is_open then case when s < 20 then 'ARRIVED'
      when s < 60 then 'REGISTERED' when s < 110 then 'PRESENTED' when s < 140 then 'COMMANDED'
      else 'DISTRIBUTED' end
    when kind = 'outside' then case when s < 10 then 'CANCELLED' when s < 15 then 'REFUSED'
      else 'CLOSED' end
    when kind = 'inside' and is_open then case when s < 100 then 'DRAFT'
      when s < 200 then 'IN_REVIEW' when s < 280 then 'AWAITING_SIGN' else 'DISPATCHED' end
    when kind = 'inside' then case when s < 15 then 'CANCELLED' when s < 30 then 'DISAPPROVED'
      else 'CLOSED' end
    when is_open and s < 100 then 'IN_REVIEW'
    else 'PUBLISHED' end as state,
  -- Registered by a clerk; written by somebody of the unit.
  case when kind = 'outside' and unit = 0 then 600 + made.pick(n, 14, 10)
    when kind = 'outside' then 300 + unit end as registrar
from owned;
alter table made.paper add author integer;
update made.paper p set author = coalesce(p.registrar, o.person)
from made.officer o
where o.unit = p.unit and o.place = made.pick(p.n, 15, o.among::integer);
update made.paper set author = registrar where author is null;
create unique index on made.paper (n);
analyze made.paper;

-- One to four sendings of what was sent, one in twelve to a person.
create unlogged table made.transmission as
select p.n * 4 + j as n, p.n as paper, made.id(17, p.n * 4 + j, sent) as id, sent, p.is_open,
  case when made.pick(p.n * 4 + j, 21, 12) = 0 then null
    else 1 + (made.pick(p.n, 22, 299) + j * 71) % 299 end as to_unit,
  635 + made.pick(p.n * 4 + j, 23, 2365) as to_person,
  made.pick(p.n * 4 + j, 24, 1000) as s, null::text as state
from made.paper p
cross join lateral (select p.at + (20 + made.pick(p.n, 25, 400)) * interval '1 minute' as sent) moved
cross join lateral generate_series(0, case made.pick(p.n, 20, 20)
  when 0 then 3 when 1 then 2 when 2 then 1 when 3 then 1 when 4 then 1 else 0 end) j
where p.kind in ('outside', 'inside') and p.state in ('DISTRIBUTED', 'DISPATCHED', 'CLOSED');
update made.transmission set state = case
  when to_unit is null then case when is_open and s < 600 then 'DELIVERED' else 'CLOSED' end
  when not is_open then case when s < 970 then 'CLOSED' when s < 990 then 'SETTLED' else 'RESENT' end
  when s < 120 then 'SENT' when s < 220 then 'UNIT_RECEIVED' when s < 320 then 'UNIT_PRESENTED'
  when s < 360 then 'STUDYING' when s < 420 then 'CONSIDERED' when s < 560 then 'ASSIGNED'
  when s < 800 then 'IN_PROGRESS' when s < 860 then 'REPORTED' when s < 920 then 'COMPLETED'
  when s < 930 then 'RETURNED' else 'CLOSED' end;
create index on made.transmission (paper);
analyze made.transmission;

-- One main assignee, sometimes a second one; half of the closed sendings were only noted.
create unlogged table made.assignment as
select l.n * 2 + j as n, l.n as transmission, l.paper, l.to_unit, o.person, j = 0 as is_main,
  made.id(18, l.n * 2 + j, l.sent + interval '3 hours') as id, l.sent + interval '3 hours' as at,
  case l.state when 'ASSIGNED' then 'ASSIGNED' when 'REPORTED' then 'REPORTED'
    when 'IN_PROGRESS' then case when made.pick(l.n * 2 + j, 31, 5) = 0 then 'ASSIGNED'
      else 'IN_PROGRESS' end
    else 'DONE' end as state
from made.transmission l
cross join lateral generate_series(0, case when made.pick(l.n, 30, 10) < 3 then 1 else 0 end) j
join made.officer o on o.unit = l.to_unit
  and o.place = (made.pick(l.n, 32, o.among::integer) + j) % o.among
where l.to_unit is not null and (l.state in ('ASSIGNED', 'IN_PROGRESS', 'REPORTED', 'COMPLETED')
  or l.state = 'CLOSED' and made.pick(l.n, 33, 2) = 0);
create index on made.assignment (transmission);
create index on made.assignment (paper);
analyze made.assignment;

-- Every number once, in the order of time, in the register of who gave it.
create unlogged table made.entry as
select row_number() over () as n, r.id as register, given.be_year, given.paper, given.transmission, given.at,
  given.state, row_number() over (partition by r.id, given.be_year
    order by given.at, given.paper, given.transmission nulls first) as number
from (
  select case when kind in ('outside', 'inside', 'cycle') then unit else 0 end as unit,
    case kind when 'outside' then 'receive' when 'inside' then 'memo' else kind end as kind,
    be_year, n as paper, null::bigint as transmission, at,
    case when state = 'CANCELLED' then 'VOID' else 'USED' end as state
  from made.paper
  where kind = 'outside' and state not in ('ARRIVED', 'REFUSED')
    or state in ('DISPATCHED', 'PUBLISHED') or kind = 'inside' and state = 'CLOSED'
  union all
  select to_unit, 'receive', extract(year from sent at time zone 'Asia/Bangkok')::integer + 543,
    paper, n, sent + interval '40 minutes', 'USED'
  from made.transmission
  where to_unit is not null and state not in ('SENT', 'RETURNED', 'SETTLED', 'RESENT')) given
join made.register r on r.unit = given.unit and r.kind = given.kind;
create index on made.entry (paper) where transmission is null;
analyze made.entry;
