-- Who received the papers of a transfer, keep-back or deposit list at the National Archives.
alter table retention_list add column received_by text;

-- The lists on which a paper stood, whatever became of them.
create index retention_item_document on retention_item (document_id);

-- What was handed over to the National Archives is theirs to judge: no list proposes it again.
create function handed_over(paper uuid, kinds text[]) returns boolean
language sql stable as $$
  select exists (
    select from retention_item item join retention_list list on list.id = item.list_id
    where item.document_id = paper and list.state = 'DONE' and list.kind = any (kinds))
$$;

create or replace function retention_obstacle(paper uuid, day date) returns text
language sql stable as $$
  select case
    when d.destroyed_at is not null then 'destroyed'
    when exists (select from retention_hold_item i join retention_hold h on h.id = i.hold_id
                 where i.document_id = paper and h.lifted_at is null) then 'held'
    when d.secrecy <> 'normal' then 'secret'
    when d.state not in ('CLOSED', 'CANCELLED', 'REFUSED', 'DISAPPROVED', 'REVOKED', 'CERTIFIED',
                         'PUBLISHED', 'ISSUED') then 'running'
    when exists (select from queue_item q where q.document_id = paper
                 and q.code not in ('jobFollow', 'jobAssign2', 'unsigned')) then 'running'
    when t.closed_on is null then 'running'
    when handed_over(paper, array['transfer']) then 'handed-over'
    when t.fate in ('forever', 'own-law') then t.fate
    when t.keep_until >= day then 'not-expired'
    when t.medium = 'electronic' and (t.closed_on + interval '10 years')::date >= day then 'young'
    when t.medium = 'paper' and t.fate = 'on-order' then 'not-expired'
    when t.fate = 'expires' and (t.closed_on + t.years * interval '1 year')::date >= day
      then 'not-expired'
  end
  from document d cross join lateral retention_terms(paper) t where d.id = paper
$$;
