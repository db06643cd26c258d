-- correspondence: remarks (หมายเหตุ) below news, form 9; those of certificates are among the fields of letters.

alter table publication
  add column remarks text not null default '' check (length(remarks) <= 2000);
