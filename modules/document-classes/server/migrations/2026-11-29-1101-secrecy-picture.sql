-- document-classes: a class may ask for the hand signature of whoever signs, too.

alter table document_secrecy drop constraint document_secrecy_weakest_signature_check;
alter table document_secrecy add constraint document_secrecy_weakest_signature_check
  check (weakest_signature in ('password', 'picture', 'passkey'));
