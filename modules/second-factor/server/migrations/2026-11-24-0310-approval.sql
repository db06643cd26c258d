-- A passkey may confirm an act in place of the password: a challenge of its own, and a proof that is
-- used once.
alter table passkey_challenge drop constraint passkey_challenge_purpose_check;
alter table passkey_challenge add constraint passkey_challenge_purpose_check
  check (purpose in ('registration', 'sign-in', 'second-factor', 'approval'));
alter table sign_in_proof drop constraint sign_in_proof_proven_check;
alter table sign_in_proof add constraint sign_in_proof_proven_check
  check (proven in ('password', 'passkey', 'approval'));
