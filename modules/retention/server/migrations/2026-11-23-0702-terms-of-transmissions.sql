-- retention: how long a document is kept asks its transmissions, which have a new name.

create or replace function retention_terms(paper uuid)
returns table(class_code text, medium text, keep_until date, fate text, years integer, closed_on date)
language sql
stable
as $$
  select c.code, chosen.medium, chosen.keep_until, c.fate, c.years,
    (select (max(e.at) at time zone 'Asia/Bangkok')::date from document_event e
     where e.document_id = paper and e.act not in ('retain', 'hold', 'liftHold', 'destroyed'))
  from (
    select coalesce(r.class_code, (
        select k.code from retention_class k
        where k.code = d.retention or k.code in (
          select transmission.retention from document_transmission transmission
          where transmission.document_id = paper)
        order by case k.fate when 'own-law' then 0 when 'forever' then 1 when 'on-order' then 2
          else 3 end, k.years desc, k.code limit 1),
        def.class_code, 'electronic') as class_code,
      coalesce(r.medium, def.medium, 'electronic') as medium, r.keep_until
    from document d
    left join document_retention r on r.document_id = d.id
    left join retention_default def on def.kind = d.kind
    where d.id = paper) chosen
  join retention_class c on c.code = chosen.class_code
$$;

