-- Work given to a person by name waits for the chair as which he was named, too: who acts for the
-- chair finds it, as he finds a station of a route. Null: it waits for the person alone.

alter table document_leg
  add column to_post_id uuid references post (id),
  add column studier_post_id uuid references post (id);
alter table document_job add column assignee_post_id uuid references post (id);
-- Where the paper was put before a person; before a duty, presented_holder says it all.
alter table document add column presented_post_id uuid references post (id);

-- What waits already goes the same way. The chair is the highest of his own that he holds today.
create temporary table named on commit drop as
select item.thing_key, item.code, item.document_id, item.leg_id, item.job_id, item.since,
  item.due_date, item.holder, chair.post_id
from queue_item item join document paper on paper.id = item.document_id
cross join lateral (
  select h.post_id from post_holding h join post p on p.id = h.post_id
  where h.person_id = substr(item.holder, 3)::uuid and not h.is_acting
    and h.valid_from <= (now() at time zone 'Asia/Bangkok')::date
    and (h.valid_to is null or h.valid_to >= (now() at time zone 'Asia/Bangkok')::date)
    and (p.valid_to is null or p.valid_to >= (now() at time zone 'Asia/Bangkok')::date)
  order by p.sort, p.id limit 1) chair
where starts_with(item.holder, 'p:') and paper.secrecy = 'normal'
  and item.code in ('jobReceived2', 'jobAssign');

update document_leg leg set to_post_id = named.post_id from named
where named.leg_id = leg.id and named.job_id is null and leg.state = 'DELIVERED'
  and named.holder = 'p:' || leg.to_person_id;
update document_leg leg set studier_post_id = named.post_id from named
where named.leg_id = leg.id and named.job_id is null and leg.state = 'STUDYING'
  and named.holder = 'p:' || leg.studier_id;
update document_job job set assignee_post_id = named.post_id from named
where named.job_id = job.id and named.holder = 'p:' || job.assignee_id;
update document paper set presented_post_id = named.post_id from named
where named.document_id = paper.id and named.leg_id is null and named.holder = paper.presented_holder;

insert into queue_item (thing_key, code, holder, document_id, leg_id, job_id, since, due_date)
select thing_key, code, 'post:' || post_id, document_id, leg_id, job_id, since, due_date
from named on conflict do nothing;
insert into document_reader (document_id, holder)
select distinct document_id, 'post:' || post_id from named on conflict do nothing;
