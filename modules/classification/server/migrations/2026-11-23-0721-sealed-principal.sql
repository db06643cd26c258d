-- classification: the key of a principal for classified documents (docs/glossary.md); the same texts.

drop function sealed_holder(text, text);
create function sealed_principal(principal text, secrecy text)
returns text
language sql
immutable parallel safe strict
as $$
  select case
    when secrecy_level(secrecy) = 0 then principal
    when starts_with(principal, 'p:') then 's' || secrecy_level(secrecy) || substr(principal, 2)
    when starts_with(principal, 'clerk:') then 'sr' || secrecy_level(secrecy) || substr(principal, 6)
    when principal ~ '^sr?[1-3]:' then
      regexp_replace(principal, '^(sr?)[1-3]', '\1' || secrecy_level(secrecy)::text)
    end
$$;

create or replace function refuse_open_keys()
returns trigger
language plpgsql
as $$
begin
  if exists (select from changed join document on document.id = changed.document_id
             where document.secrecy <> 'normal'
               and changed.principal is distinct from sealed_principal(changed.principal, document.secrecy)) then
    raise exception 'a classified document is read and held by sealed keys alone' using errcode = '42501';
  end if;
  return null;
end
$$;

