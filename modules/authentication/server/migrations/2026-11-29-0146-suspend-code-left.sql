-- Who left office has an account that is suspended with a code too; suspend_reason keeps what was typed.
alter table account drop constraint account_suspend_code_check;
alter table account add constraint account_suspend_code_check check (suspend_code in (
  'directory-missing', 'left-retired', 'left-resigned', 'left-moved-away', 'left-contract-over',
  'left-died', 'left-other'));
update account set suspend_code = known.code,
  suspend_reason = ltrim(substr(suspend_reason, length(known.sentence) + 1))
from (values
  ('left-retired', 'เกษียณอายุราชการ'),
  ('left-resigned', 'ลาออก'),
  ('left-moved-away', 'โอนไปหน่วยงานอื่น'),
  ('left-contract-over', 'สิ้นสุดสัญญาจ้าง'),
  ('left-died', 'ถึงแก่กรรม'),
  ('left-other', 'พ้นหน้าที่')
) known (code, sentence)
where suspend_code is null and is_suspended
  and (suspend_reason = known.sentence or starts_with(suspend_reason, known.sentence || ' '));
