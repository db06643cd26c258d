-- Who opens the settings from the start; the settings themselves may change it later.

insert into role_permission (role_id, permission)
select role.id, granted.permission
from role, (values ('settings.manage'), ('settings.certificates')) as granted (permission)
where role.code = 'administrator'
on conflict do nothing;
