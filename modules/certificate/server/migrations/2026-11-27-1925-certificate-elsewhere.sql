-- certificate: a request that the person takes to another authority, and the certificate that comes back for its key.

-- Signed by the key (PKCS#10, DER); null: the agency issues.
alter table certificate_request add column pkcs10 bytea;

-- Whoever brings the certificate of another authority ends the own request: that authority decided it.
alter table certificate_request drop constraint certificate_request_second;
alter table certificate_request add constraint certificate_request_second
  check (decided_by is null or state = 'withdrawn' or pkcs10 is not null or decided_by <> person_id);

alter table certificate_event drop constraint certificate_event_act_check;
alter table certificate_event add constraint certificate_event_act_check
  check (act in ('ask', 'withdraw', 'refuse', 'issue', 'import', 'renew', 'suspend', 'resume', 'revoke',
    'change-secret', 'prepare', 'bring'));
