-- personnel: why somebody leaves office is a code; the reason keeps only what was typed beside it. Both were
-- one Thai sentence, shown on an English screen too.
alter table employment add column leave_kind text check (leave_kind in
  ('retired', 'resigned', 'moved-away', 'contract-over', 'died', 'other'));
alter table personnel_order add column leave_kind text check (leave_kind in
  ('retired', 'resigned', 'moved-away', 'contract-over', 'died', 'other'));

update employment set leave_kind = known.kind,
  leave_reason = ltrim(substr(leave_reason, length(known.sentence) + 1))
from (values
  ('retired', 'เกษียณอายุราชการ'),
  ('resigned', 'ลาออก'),
  ('moved-away', 'โอนไปหน่วยงานอื่น'),
  ('contract-over', 'สิ้นสุดสัญญาจ้าง'),
  ('died', 'ถึงแก่กรรม'),
  ('other', 'พ้นหน้าที่')
) known (kind, sentence)
where left_on is not null
  and (leave_reason = known.sentence or starts_with(leave_reason, known.sentence || ' '));
update personnel_order set leave_kind = known.kind,
  reason = ltrim(substr(reason, length(known.sentence) + 1))
from (values
  ('retired', 'เกษียณอายุราชการ'),
  ('resigned', 'ลาออก'),
  ('moved-away', 'โอนไปหน่วยงานอื่น'),
  ('contract-over', 'สิ้นสุดสัญญาจ้าง'),
  ('died', 'ถึงแก่กรรม'),
  ('other', 'พ้นหน้าที่')
) known (kind, sentence)
where personnel_order.kind = 'leave'
  and (reason = known.sentence or starts_with(reason, known.sentence || ' '));

-- What came from elsewhere keeps its words.
update employment set leave_kind = 'other' where left_on is not null and leave_kind is null;
update personnel_order set leave_kind = 'other' where kind = 'leave' and leave_kind is null;
alter table personnel_order add constraint personnel_order_leave_kind_there
  check ((kind = 'leave') = (leave_kind is not null));
