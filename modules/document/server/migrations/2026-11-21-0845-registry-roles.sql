-- What the roles of the house may do in the registry from the start; settings may change it.

insert into role_permission (role_id, permission)
select role.id, 'registry.register' from role where role.code = 'central-registry'
on conflict do nothing;

insert into role_permission (role_id, permission)
select role.id, 'registry.draft' from role
where role.code in ('central-registry', 'registrar', 'executive', 'officer')
on conflict do nothing;
