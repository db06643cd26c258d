-- data-request: requests of people without an account.
-- The law gives its rights to everybody of whom data is held, not to users alone: who asks at the
-- counter, by letter or by mail is entered by an officer, and answered in the same way.
alter table data_request
  alter column requester_id drop not null,
  add column outsider_name text not null default '',
  -- Where the answer goes: address, telephone or e-mail.
  add column outsider_contact text not null default '',
  -- How the officer made sure who asks. Numbers of cards do not belong here.
  add column outsider_proof text not null default '',
  add column received_by uuid,
  -- The day on which it came in: the time to answer counts from it.
  add column received_day date,
  add constraint data_request_asked_by check (
    (requester_id is null) = (outsider_name <> '' and received_by is not null and received_day is not null)
  );
create index data_request_by_receiver on data_request (received_by, created_at desc)
  where received_by is not null;

-- Whoever receives the letters of the agency, and who answers the requests.
insert into role_permission (role_id, permission)
select role.id, 'data-request.receive' from role
where role.code in ('administrator', 'central-registry', 'registrar')
on conflict do nothing;
