-- History, readers, openings and what waits for whom.

-- What was done in which order, up to the state a thing is in.
create table made.step (subject text, kind text, place integer, act text, from_state text,
  to_state text, minutes integer);
insert into made.step values
  ('document', 'outside', 1, 'register', null, 'REGISTERED', 0),
  ('document', 'outside', 2, 'present', 'REGISTERED', 'PRESENTED', 4),
  ('document', 'outside', 3, 'command', 'PRESENTED', 'COMMANDED', 12),
  ('document', 'outside', 4, 'dispatchCommand', 'COMMANDED', 'DISTRIBUTED', 20),
  ('document', 'inside', 1, 'submit', 'DRAFT', 'IN_REVIEW', 2),
  ('document', 'inside', 2, 'pass', 'IN_REVIEW', 'AWAITING_SIGN', 7),
  ('document', 'inside', 3, 'sign', 'AWAITING_SIGN', 'DISPATCHED', 15),
  ('document', 'published', 1, 'submit', 'DRAFT', 'IN_REVIEW', 2),
  ('document', 'published', 2, 'pass', 'IN_REVIEW', 'AWAITING_SIGN', 7),
  ('document', 'published', 3, 'sign', 'AWAITING_SIGN', 'PUBLISHED', 15),
  ('transmission', 'unit', 1, 'receive', 'SENT', 'UNIT_RECEIVED', 40),
  ('transmission', 'unit', 2, 'present', 'UNIT_RECEIVED', 'UNIT_PRESENTED', 60),
  ('transmission', 'unit', 3, 'assign', 'UNIT_PRESENTED', 'ASSIGNED', 180),
  ('transmission', 'unit', 4, 'approveReport', 'REPORTED', 'COMPLETED', 900),
  ('transmission', 'unit', 5, 'close', 'COMPLETED', 'CLOSED', 1000),
  ('transmission', 'noted', 1, 'receive', 'SENT', 'UNIT_RECEIVED', 40),
  ('transmission', 'noted', 2, 'present', 'UNIT_RECEIVED', 'UNIT_PRESENTED', 60),
  ('transmission', 'noted', 3, 'acknowledgeFile', 'CONSIDERED', 'CLOSED', 180),
  ('transmission', 'person', 1, 'acknowledge', 'DELIVERED', 'CLOSED', 90),
  ('assignment', 'assignment', 1, 'accept', 'ASSIGNED', 'IN_PROGRESS', 30),
  ('assignment', 'assignment', 2, 'report', 'IN_PROGRESS', 'REPORTED', 600);

-- How far things in a state have come; states that are not named have no history here.
create table made.reach (subject text, state text, place integer);
insert into made.reach values
  ('document', 'REGISTERED', 1), ('document', 'CANCELLED', 1), ('document', 'PRESENTED', 2),
  ('document', 'COMMANDED', 3), ('document', 'DISTRIBUTED', 4), ('document', 'CLOSED', 4),
  ('document', 'IN_REVIEW', 1), ('document', 'AWAITING_SIGN', 2), ('document', 'DISAPPROVED', 2),
  ('document', 'DISPATCHED', 3), ('document', 'PUBLISHED', 3),
  ('transmission', 'UNIT_RECEIVED', 1), ('transmission', 'UNIT_PRESENTED', 2), ('transmission', 'STUDYING', 2),
  ('transmission', 'CONSIDERED', 2), ('transmission', 'ASSIGNED', 3), ('transmission', 'IN_PROGRESS', 3),
  ('transmission', 'REPORTED', 3), ('transmission', 'COMPLETED', 4), ('transmission', 'CLOSED', 5),
  ('assignment', 'IN_PROGRESS', 1), ('assignment', 'REPORTED', 2), ('assignment', 'DONE', 2);

insert into document_event (id, document_id, transmission_id, assignment_id, subject, act, from_state, to_state,
  actor_id, actor_name, actor_post, unit_name, note, file_ids, at, request_id)
select made.id(32 + step.place, moved.n, moved.at + step.minutes * interval '1 minute'), moved.paper,
  moved.transmission, moved.assignment, moved.subject, step.act, step.from_state, step.to_state, a.id,
  'นาง' || a.first || ' ' || a.last, a.title, null, made.one(list.note, moved.n, 90 + step.place),
  case when moved.subject = 'document' and step.place = 1
    then array[made.id(21, moved.n, moved.at)] else '{}' end,
  moved.at + step.minutes * interval '1 minute', 'made-' || moved.n
from (
  select 'document' as subject, n, id as paper, null::uuid as transmission, null::uuid as assignment, at, state,
    case when kind in ('outside', 'inside') then kind else 'published' end as kind, author as actor
  from made.paper
  union all
  select 'transmission', l.n, p.id, l.id, null, l.sent, l.state,
    case when l.to_unit is null then 'person' when l.state = 'CLOSED'
      and not exists (select 1 from made.assignment j where j.transmission = l.n) then 'noted' else 'unit' end,
    coalesce(300 + l.to_unit, l.to_person)
  from made.transmission l join made.paper p on p.n = l.paper
  union all
  select 'assignment', j.n, p.id, l.id, j.id, j.at, j.state, 'assignment', j.person
  from made.assignment j join made.transmission l on l.n = j.transmission join made.paper p on p.n = j.paper) moved
join made.reach on reach.subject = moved.subject and reach.state = moved.state
join made.step on step.subject = moved.subject and step.kind = moved.kind
  and step.place <= reach.place
join made.person a on a.n = moved.actor
cross join made.list
order by moved.at + step.minutes * interval '1 minute';

-- Keys of a unit on the way of a paper: clerk, secretary, head and the heads above it.
create table made.key as
with recursive line as (
  select n as unit, n as above from made.unit
  union all
  select line.unit, u.parent from line join made.unit u on u.n = line.above
  where u.parent is not null)
select line.unit, 'head:' || u.id as principal from line join made.unit u on u.n = line.above
union all
select n, duty || ':' || id from made.unit, unnest(array['clerk', 'secretary']) duty;
create index on made.key (unit);
analyze made.key;

insert into document_reader (document_id, principal)
select p.id, key.principal from made.paper p join made.key key on key.unit = p.unit
union select p.id, 'p:' || person.id from made.paper p join made.person person on person.n = p.author
union select document_id, 'p:' || person_id from route_step
union select document_id, 'p:' || studier_id from document_transmission where studier_id is not null
union select id, 'everyone' from made.paper where state = 'PUBLISHED'
union select p.id, key.principal from made.transmission transmission join made.paper p on p.n = transmission.paper
  join made.key key on key.unit = transmission.to_unit
union select p.id, 'p:' || person.id from made.transmission transmission join made.paper p on p.n = transmission.paper
  join made.person person on person.n = transmission.to_person where transmission.to_unit is null
union select p.id, 'p:' || person.id from made.assignment assignment join made.paper p on p.n = assignment.paper
  join made.person person on person.n = assignment.person;

insert into document_read (document_id, person_id, first_read_at)
select paper, reader, min(at) from (
  select p.id as paper, person.id as reader, p.at + interval '3 minutes' as at
  from made.paper p join made.person person on person.n = p.author
  union all
  select p.id, person.id, l.sent + interval '30 minutes' from made.transmission l
  join made.paper p on p.n = l.paper
  join made.person person on person.n = coalesce(300 + l.to_unit, l.to_person)
  where l.state not in ('SENT', 'DELIVERED')) opened
group by paper, reader;

-- Who waits for what in which state, as the flow tables of the program say.
create table made.waiting as
select * from jsonb_to_recordset(current_setting('made.waiting')::jsonb)
  as waiting (kind text, subject text, state text, queue text, role text);

insert into queue_item (subject_key, code, principal, document_id, transmission_id, assignment_id, since, due_date)
select distinct on (thing.subject || ':' || thing.thing, waiting.queue, principal.key)
  thing.subject || ':' || thing.thing, waiting.queue, principal.key, thing.paper, thing.transmission, thing.assignment,
  thing.since, thing.due_date
from (
  select 'document' as subject, p.kind, p.state, p.id as thing, p.id as paper, null::uuid as transmission,
    null::uuid as assignment, p.at as since, d.due_date, p.unit, p.author, null::integer as to_unit,
    null::integer as person, d.presented_principal
  from made.paper p join document d on d.id = p.id where p.is_open
  union all
  select 'transmission', p.kind, l.state, l.id, p.id, l.id, null, l.sent, d.due_date, p.unit, p.author,
    l.to_unit, case when l.to_unit is null then l.to_person else o.person end, null
  from made.transmission l join made.paper p on p.n = l.paper join document_transmission d on d.id = l.id
  left join made.officer o on o.unit = l.to_unit and o.place = 0
  where l.is_open
  union all
  select 'assignment', p.kind, j.state, j.id, p.id, l.id, j.id, j.at, d.due_date, p.unit, p.author,
    j.to_unit, j.person, null
  from made.assignment j join made.transmission l on l.n = j.transmission join made.paper p on p.n = j.paper
  join document_assignment d on d.id = j.id
  where l.is_open) thing
join made.waiting on waiting.kind = thing.kind and waiting.subject = thing.subject
  and waiting.state = thing.state
join made.unit owner on owner.n = thing.unit
left join made.unit target on target.n = thing.to_unit
left join made.person author on author.n = thing.author
left join made.person holding on holding.n = thing.person
left join route_step active on active.document_id = thing.paper and active.state = 'active'
cross join lateral (select case waiting.role
  when 'ownerClerk' then 'clerk:' || owner.id
  when 'ownerHead' then 'head:' || owner.id
  when 'senderClerk' then 'clerk:' || owner.id
  when 'presentedTo' then thing.presented_principal
  when 'presentedSecretary' then 'secretary:' || owner.id
  when 'drafter' then 'p:' || author.id
  when 'reviewer' then 'p:' || active.person_id
  when 'signatory' then 'p:' || active.person_id
  when 'unitClerk' then 'clerk:' || target.id
  when 'unitHead' then 'head:' || target.id
  else 'p:' || holding.id end as key) principal
where principal.key is not null;
