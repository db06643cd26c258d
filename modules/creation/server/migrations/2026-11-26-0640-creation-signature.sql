-- Whom the form proposes as signatory, and whether the signature of a letter gives it the number.
alter table creation_rule
  add column signatory text check (signatory in ('unit-head', 'agency-head')),
  add column numbering text not null default 'after-signature'
    check (numbering in ('after-signature', 'at-signature'));
