-- Why the product itself suspended an account: a code, and in suspend_reason what it refers to. It was a
-- Thai sentence, shown on an English screen too.
alter table account add column suspend_code text check (suspend_code in ('directory-missing'));
update account set suspend_code = 'directory-missing', suspend_reason = coalesce(directory_name, '')
where suspend_reason = 'ไม่อยู่ในระบบบัญชีกลาง';
