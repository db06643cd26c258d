-- The number by which an older system, and a deployment's list of head roles, names a role. Never an
-- id: roles of an agency are made in the settings.
alter table role add column legacy_no integer unique;
update role set legacy_no = 1 where code = 'executive';
