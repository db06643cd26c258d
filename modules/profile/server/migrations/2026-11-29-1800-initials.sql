-- Beside the full signature: initials, as they stand beside the seal of a stamped letter.
alter table signature add column kind text not null default 'full' check (kind in ('full', 'initials'));

drop index signature_current;
create unique index signature_current on signature (person_id, kind)
  where replaced_at is null and removed_at is null;
