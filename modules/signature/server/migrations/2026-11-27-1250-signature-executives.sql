-- signature: executives may have to sign digitally where others may sign by password.

alter table signature_rule drop constraint signature_rule_weakest_check;
alter table signature_rule add constraint signature_rule_weakest_check
  check (weakest in ('password', 'executive', 'certificate'));
