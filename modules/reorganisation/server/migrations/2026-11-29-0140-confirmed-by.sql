-- reorganisation: the end of a unit and a plan name the proposal that a second person confirmed, so that
-- lists show who asked and who confirmed. Settings centre §1.3.
alter table unit_dissolution add column proposal_id uuid references unit_proposal (id);
alter table unit_dissolution_plan add column proposal_id uuid references unit_proposal (id);
alter table unit_plan add column proposal_id uuid references unit_proposal (id);
create index unit_dissolution_proposal on unit_dissolution (proposal_id) where proposal_id is not null;
create index unit_dissolution_plan_proposal on unit_dissolution_plan (proposal_id)
  where proposal_id is not null;
create index unit_plan_proposal on unit_plan (proposal_id) where proposal_id is not null;

-- What was carried out before: the last confirmed proposal about the same unit with the same order.
update unit_dissolution done set proposal_id = (
  select p.id from unit_proposal p
  where p.state = 'applied' and p.unit_id = done.unit_id and p.decided_at <= done.entered_at
    and coalesce(p.payload ->> 'orderNo', p.payload #>> '{order,orderNo}') = done.order_no
  order by p.decided_at desc, p.id desc limit 1);
update unit_dissolution_plan planned set proposal_id = (
  select p.id from unit_proposal p
  where p.state = 'applied' and p.unit_id = planned.unit_id and p.decided_at <= planned.entered_at
    and p.payload ->> 'orderNo' = planned.order_no
  order by p.decided_at desc, p.id desc limit 1);
update unit_plan planned set proposal_id = (
  select p.id from unit_proposal p
  where p.state = 'applied' and p.unit_id = planned.unit_id and p.decided_at <= planned.entered_at
    and planned.act = 'split' and p.payload #>> '{order,orderNo}' = planned.order_no
  order by p.decided_at desc, p.id desc limit 1);
