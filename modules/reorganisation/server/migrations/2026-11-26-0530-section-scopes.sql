-- reorganisation: the right to keep sections has scopes now. Until now it reached the units of the own posts and what is
-- below them, however it was granted: roles that keep it stay with that. Whoever sets up the whole organisation keeps all.
update role_permission set scope = 'subtree'
where permission = 'settings.sections' and scope = 'agency' and not exists (
  select 1 from role_permission whole where whole.role_id = role_permission.role_id
    and whole.permission = 'settings.organisation');
