-- The papers into the tables of the program. Each statement is one table.

insert into stored_file (sha256, bytes, page_count, stored_at)
select encode(sha256(n::text::bytea), 'hex'), 1000 + n, 1 + n % 9, '2024-01-02'
from generate_series(0, 499) n;

insert into document (id, kind, state, version, title, sender, addressee, letter_no, letter_date,
  speed, secrecy, due_date, note, owner_unit_id, author_id, presented_principal, last_instruction,
  body_html, route_round, signed_by_name, signed_by_post, signed_at, retention, share_ref,
  duplicate_key, search_text, created_at, updated_at)
select p.id, p.kind, p.state, 1 + made.pick(p.n, 40, 6), t.title,
  case when p.kind = 'outside' then t.sender else '' end, 'ผู้อำนวยการสำนักงาน',
  t.letter_no, day - 1 - made.pick(p.n, 41, 9),
  (array['normal', 'normal', 'normal', 'normal', 'normal', 'normal', 'urgent', 'urgent',
    'very-urgent', 'immediate'])[1 + made.pick(p.n, 42, 10)],
  'normal', case when made.pick(p.n, 43, 4) = 0 then day + 5 + made.pick(p.n, 44, 20) end,
  made.one(list.note, p.n, 45), u.id, a.id,
  case when p.state = 'PRESENTED' then 'head:' || u.id end,
  case when p.kind = 'outside' and p.state in ('DISTRIBUTED', 'CLOSED')
    then made.one(list."order", p.n, 46) else '' end,
  case when p.kind <> 'outside' then '<p>' || t.title || ' ' || made.one(list."order", p.n, 47) || ' '
    || made.one(list.purpose, p.n, 48) || '</p>' end,
  case when p.kind <> 'outside' and p.state <> 'DRAFT' then 1 else 0 end,
  case when is_signed then 'นาง' || h.first || ' ' || h.last end,
  case when is_signed then h.title end, case when is_signed then p.at + interval '15 minutes' end,
  case when p.state = 'CLOSED' then 'ten-years' end,
  md5('share' || p.n), case when p.kind = 'outside' then 'made|' || p.n end,
  lower(concat_ws(' ', t.title, t.sender, t.letter_no)), p.at, p.at + interval '2 days'
from made.paper p
join made.unit u on u.n = p.unit join made.person a on a.n = p.author
join made.person h on h.n = p.unit
left join made.entry e on e.paper = p.n and e.transmission is null
cross join made.list
cross join lateral (select (p.at at time zone 'Asia/Bangkok')::date as day,
  p.kind <> 'outside' and p.state in ('DISPATCHED', 'CLOSED', 'PUBLISHED') as is_signed) d
cross join lateral (select
  concat_ws(' ', made.one(list.opening, p.n, 51) || made.one(list.matter, p.n, 52),
    case when made.pick(p.n, 53, 3) = 0 then 'และ' || made.one(list.matter, p.n, 54) end,
    made.one(list.purpose, p.n, 55),
    case when made.pick(p.n, 56, 2) = 0 then 'จังหวัด' || made.one(list.place, p.n, 57) end,
    case when made.pick(p.n, 58, 4) = 0
      then 'ครั้งที่ ' || 1 + made.pick(p.n, 59, 12) || '/' || p.be_year end) as title,
  made.one(list.office, p.n, 60) || made.one(list.place, p.n, 61) as sender,
  case p.kind when 'outside' then 'ตย ' || lpad(made.pick(p.n, 62, 10000)::text, 4, '0') || '/'
      || 1 + made.pick(p.n, 63, 40000)
    when 'inside' then coalesce('มว ' || lpad(p.unit::text, 4, '0') || '/' || e.number, '')
    when 'cycle' then coalesce('มว ' || lpad(p.unit::text, 4, '0') || '/ว ' || e.number, '')
    else coalesce(e.number || '/' || p.be_year, '') end as letter_no) t
order by p.n;

insert into document_transmission (id, document_id, role, from_unit_id, from_principals, to_unit_id,
  to_person_id, state, note, last_instruction, due_date, studier_id, retention, sent_at, opened_at)
select l.id, p.id, case when l.n % 4 = 0 then 'main' else 'info' end, f.id,
  array['clerk:' || f.id], u.id, case when u.id is null then person.id end, l.state,
  made.one(list.note, l.n, 70), made.one(list."order", p.n, 46),
  case when made.pick(p.n, 43, 4) = 0 then l.sent::date + 5 + made.pick(p.n, 44, 20) end,
  case when l.state = 'STUDYING' then studier.id end,
  case when l.state = 'CLOSED' then 'ten-years' end, l.sent,
  case when l.state <> 'SENT' then l.sent + interval '30 minutes' end
from made.transmission l join made.paper p on p.n = l.paper join made.unit f on f.n = p.unit
left join made.unit u on u.n = l.to_unit
join made.person person on person.n = l.to_person
left join made.officer o on o.unit = l.to_unit and o.place = 0
left join made.person studier on studier.n = o.person
cross join made.list
order by l.n;

insert into document_assignment (id, document_id, transmission_id, assignee_id, assigner_id, is_main, state,
  instruction, due_date, percent, assigned_at)
select j.id, p.id, l.id, a.id, h.id, j.is_main, j.state, made.one(list."order", j.n, 80),
  j.at::date + 3 + made.pick(j.n, 81, 14),
  case j.state when 'IN_PROGRESS' then 50 when 'ASSIGNED' then 0 else 100 end, j.at
from made.assignment j join made.transmission l on l.n = j.transmission join made.paper p on p.n = j.paper
join made.person a on a.n = j.person join made.person h on h.n = j.to_unit
cross join made.list
order by j.n;

insert into register_entry (id, register_id, be_year, number, state, document_id, transmission_id,
  entered_by, entered_at)
select made.id(19, e.n, e.at), e.register, e.be_year, e.number, e.state, p.id, l.id, a.id, e.at
from made.entry e join made.paper p on p.n = e.paper
left join made.transmission l on l.n = e.transmission
join made.person a on a.n = coalesce(300 + l.to_unit, p.author)
order by e.at, e.n;

insert into register_counter (register_id, be_year, last_number)
select register, be_year, max(number) from made.entry group by register, be_year;

insert into publication (document_id, kind, meeting_name, meeting_no, meeting_date, meeting_key,
  in_force_on, published_at, search_text)
select p.id, p.kind, case when is_report then 'คณะทำงานที่ ' || p.n else '' end,
  case when is_report then '1/' || p.be_year else '' end,
  case when is_report then p.at::date end, case when is_report then 'made|' || p.n end, null,
  case when p.state = 'PUBLISHED' then p.at + interval '15 minutes' end,
  case when p.state = 'PUBLISHED' then d.search_text else '' end
from made.paper p join document d on d.id = p.id
cross join lateral (select p.kind = 'report' as is_report) r
where p.kind not in ('outside', 'inside');

insert into route_step (id, document_id, round, seq, role, person_id, state, acted_at)
select made.id(20, p.n * 2 + seq - 1, p.at), p.id, 1, seq,
  case seq when 1 then 'review' else 'sign' end, person.id, step.state,
  case when step.state in ('passed', 'signed') then p.at + seq * interval '7 minutes' end
from made.paper p cross join generate_series(1, 2) seq
join made.person person on person.n = case when seq = 2 or p.unit > 24 then p.unit
  else (select n from made.person deputy where deputy.n = 300 + p.unit) end
cross join lateral (select case
  when p.state = 'IN_REVIEW' then case seq when 1 then 'active' else 'waiting' end
  when p.state in ('AWAITING_SIGN', 'DISAPPROVED') then case seq when 1 then 'passed'
    else 'active' end
  when seq = 1 then 'passed' else 'signed' end as state) step
where p.kind <> 'outside' and p.state not in ('DRAFT', 'CANCELLED');

insert into file (id, sha256, name, media_type, uploaded_by, uploaded_at, state, owner_kind,
  owner_id, role, place)
select made.id(21, p.n, p.at), encode(sha256((p.n % 500)::text::bytea), 'hex'), 'letter.pdf',
  'application/pdf', a.id, p.at, 'attached', 'document', p.id, 'main', 1
from made.paper p join made.person a on a.n = p.author;
