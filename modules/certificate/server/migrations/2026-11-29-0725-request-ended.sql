-- certificate: a request of somebody who left or was suspended is ended by the system, told apart from a refusal.
alter table certificate_request drop constraint certificate_request_state_check;
alter table certificate_request add constraint certificate_request_state_check
  check (state in ('waiting', 'issued', 'refused', 'withdrawn', 'ended'));
-- Nobody decided one that the system ended.
alter table certificate_request add constraint certificate_request_ended
  check (state <> 'ended' or (decided_by is null and reason <> ''));

alter table certificate_event drop constraint certificate_event_act_check;
alter table certificate_event add constraint certificate_event_act_check
  check (act in ('ask', 'withdraw', 'refuse', 'issue', 'import', 'renew', 'suspend', 'resume', 'revoke',
    'change-secret', 'prepare', 'bring', 'end'));
