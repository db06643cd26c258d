-- retention: the thing that is kept, held or destroyed is a document (docs/glossary.md). Only names and words
-- change in these functions.

alter function keep_held_papers() rename to keep_held_documents;

drop function handed_over(uuid, text[]);
create function handed_over(of_document uuid, kinds text[])
returns boolean
language sql
stable
as $$
  select exists (
    select from retention_item item join retention_list list on list.id = item.list_id
    where item.document_id = of_document and list.state = 'DONE' and list.kind = any (kinds))
$$;

drop function retention_terms(uuid);
create function retention_terms(of_document uuid)
returns table(class_code text, medium text, keep_until date, fate text, years integer, closed_on date)
language sql
stable
as $$
  select c.code, chosen.medium, chosen.keep_until, c.fate, c.years,
    (select (max(e.at) at time zone 'Asia/Bangkok')::date from document_event e
     where e.document_id = of_document and e.act not in ('retain', 'hold', 'liftHold', 'destroyed'))
  from (
    select coalesce(r.class_code, (
        select k.code from retention_class k
        where k.code = d.retention or k.code in (
          select transmission.retention from document_transmission transmission
          where transmission.document_id = of_document)
        order by case k.fate when 'own-law' then 0 when 'forever' then 1 when 'on-order' then 2
          else 3 end, k.years desc, k.code limit 1),
        def.class_code, 'electronic') as class_code,
      coalesce(r.medium, def.medium, 'electronic') as medium, r.keep_until
    from document d
    left join document_retention r on r.document_id = d.id
    left join retention_default def on def.kind = d.kind
    where d.id = of_document) chosen
  join retention_class c on c.code = chosen.class_code
$$;

drop function retention_obstacle(uuid, date);
create function retention_obstacle(of_document uuid, day date)
returns text
language sql
stable
as $$
  select case
    when d.destroyed_at is not null then 'destroyed'
    when exists (select from retention_hold_item i join retention_hold h on h.id = i.hold_id
                 where i.document_id = of_document and h.lifted_at is null) then 'held'
    when d.secrecy <> 'normal' then 'secret'
    when d.state not in ('CLOSED', 'CANCELLED', 'REFUSED', 'DISAPPROVED', 'REVOKED', 'CERTIFIED',
                         'PUBLISHED', 'ISSUED') then 'running'
    when exists (select from queue_item q where q.document_id = of_document
                 and q.code not in ('jobFollow', 'jobAssign2', 'unsigned')) then 'running'
    when t.closed_on is null then 'running'
    when handed_over(of_document, array['transfer']) then 'handed-over'
    when t.fate in ('forever', 'own-law') then t.fate
    when t.keep_until >= day then 'not-expired'
    when t.medium = 'electronic' and (t.closed_on + interval '10 years')::date >= day then 'young'
    when t.medium = 'paper' and t.fate = 'on-order' then 'not-expired'
    when t.fate = 'expires' and (t.closed_on + t.years * interval '1 year')::date >= day
      then 'not-expired'
  end
  from document d cross join lateral retention_terms(of_document) t where d.id = of_document
$$;

create or replace function keep_destruction_list()
returns trigger
language plpgsql
as $$
declare
  today date := (now() at time zone 'Asia/Bangkok')::date;
  against text;
  list retention_list;
begin
  select * into list from retention_list where id = new.list_id;
  if list.kind <> 'destroy' then return new; end if;
  if tg_op = 'UPDATE' and (new.state = old.state or new.state not in ('erasing', 'destroyed')) then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.state = 'destroyed' then
    if old.state <> 'erasing' then
      raise exception 'what is destroyed was marked before' using errcode = '23514';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and (list.state <> 'EXECUTING' or new.decision is distinct from 'destroy') then
    raise exception 'the destruction is not ordered' using errcode = '23514';
  end if;
  perform 1 from document where id = new.document_id for update;
  against := retention_obstacle(new.document_id, today);
  if against is not null then
    raise exception 'the document must not be destroyed: %', against using errcode = '23514';
  end if;
  return new;
end $$;

create or replace function keep_hold_in_time()
returns trigger
language plpgsql
as $$
declare gone timestamptz;
begin
  select destroyed_at into gone from document where id = new.document_id for update;
  if gone is not null then
    raise exception 'the document is destroyed already' using errcode = '23514';
  end if;
  return new;
end $$;

create or replace function keep_undestroyed()
returns trigger
language plpgsql
as $$
begin
  if old.destroyed_at is not null then
    if new.destroyed_at is distinct from old.destroyed_at then
      raise exception 'what is destroyed stays so' using errcode = '42501';
    end if;
    return new;
  end if;
  if new.destroyed_at is null then return new; end if;
  if not exists (select from retention_item i join retention_list l on l.id = i.list_id
                 where i.document_id = new.id and i.state = 'erasing' and l.state = 'EXECUTING') then
    raise exception 'the destruction is not ordered' using errcode = '23514';
  end if;
  if retention_obstacle(new.id, (now() at time zone 'Asia/Bangkok')::date) is not null then
    raise exception 'the document must not be destroyed' using errcode = '23514';
  end if;
  return new;
end $$;

/* Holds a document by the holds of some folders. Filing belongs to another module, which calls this. */
create function hold_filed_document(of_document uuid, folders uuid[])
returns void
language sql
as $$
  insert into retention_hold_item (hold_id, document_id)
  select h.id, of_document from retention_hold h
  where h.lifted_at is null and h.folder_id = any (folders)
    and exists (select from document d where d.id = of_document and d.destroyed_at is null)
  on conflict do nothing;
$$;
