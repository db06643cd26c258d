-- certificate: a person asks for the renewal of the own certificate; the key stays with the certificate.
alter table certificate_request add column renews uuid references person_certificate (id);
alter table certificate_request drop constraint certificate_request_key;
alter table certificate_request add constraint certificate_request_key
  check ((state = 'waiting' and renews is null) = (sealed_key is not null));
