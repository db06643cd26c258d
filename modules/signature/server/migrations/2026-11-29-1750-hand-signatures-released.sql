-- A file that is signed digitally holds its own copy of the hand signature. Only pages made with one again and again keep it.
update signature set used_at = null
where used_at is not null
  and not exists (select 1 from signature_picture shown where shown.signature_id = signature.id);

delete from signature
where used_at is null and (replaced_at is not null or removed_at is not null);
