-- certificate: the issuing key can be sealed under a secret that is neither here nor in the data folder, besides the
-- identity key. While it is locked, what is revoked waits for a list.
alter table authority_certificate
  add column has_secret boolean not null default false,
  -- How long the lists of the issuing authority are good for.
  add column list_days integer not null default 7 check (list_days between 2 and 30),
  add constraint authority_secret_of_issuing check (not has_secret or role = 'issuing');

alter table revocation_list
  -- Since when something was revoked that is not on it; null once a newer one has it.
  add column due_since timestamptz,
  -- When those who can unlock the authority were told last.
  add column told_at timestamptz;
