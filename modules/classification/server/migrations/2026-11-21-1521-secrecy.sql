-- Classified papers: only keys of cleared people read them, they stand in registers of their own,
-- and each reading has a reason.

create function secrecy_level(secrecy text) returns integer
language sql immutable strict parallel safe as $$
  select case secrecy when 'confidential' then 1 when 'secret' then 2 when 'top-secret' then 3 else 0 end
$$;

/*
 * The key that may read a paper of this class in place of the given one; null for keys that count
 * for nothing there: heads by hierarchy, secretaries, posts, orders of acting, everybody. The
 * program seals keys of acts in the same way (`sealedKey` of identity; a test compares the two).
 */
create function sealed_holder(holder text, secrecy text) returns text
language sql immutable strict parallel safe as $$
  select case
    when secrecy_level(secrecy) = 0 then holder
    when starts_with(holder, 'p:') then 's' || secrecy_level(secrecy) || substr(holder, 2)
    when starts_with(holder, 'clerk:') then 'sr' || secrecy_level(secrecy) || substr(holder, 6)
    when holder ~ '^sr?[1-3]:' then
      regexp_replace(holder, '^(sr?)[1-3]', '\1' || secrecy_level(secrecy)::text)
    end
$$;

/* The last net: whatever program writes, no other key comes to a classified paper. */
create function refuse_open_keys() returns trigger language plpgsql as $$
begin
  if exists (select from changed join document paper on paper.id = changed.document_id
             where paper.secrecy <> 'normal'
               and changed.holder is distinct from sealed_holder(changed.holder, paper.secrecy)) then
    raise exception 'a classified paper is read and held by sealed keys alone' using errcode = '42501';
  end if;
  return null;
end
$$;
create trigger document_reader_sealed after insert on document_reader
  referencing new table as changed for each statement execute function refuse_open_keys();
create trigger queue_item_sealed after insert on queue_item
  referencing new table as changed for each statement execute function refuse_open_keys();

alter table register drop constraint register_kind_check;
alter table register add constraint register_kind_check check (kind in (
  'receive', 'memo', 'cycle', 'command', 'regularity', 'rules', 'announce', 'declaration', 'news',
  'report', 'outgoing', 'guaranty', 'other', 'secret-receive', 'secret-send'));

-- ทะเบียนควบคุมข้อมูลข่าวสารลับ: every classified paper of a unit once, with a number of its own.
create table secret_control (
  unit_id uuid not null references unit (id),
  be_year integer not null,
  number integer not null check (number > 0),
  document_id uuid not null unique references document (id),
  entered_by uuid not null references person (id),
  entered_at timestamptz not null,
  primary key (unit_id, be_year, number)
);

-- Who was named to read a classified paper, by whom and why; a copy of the right itself stands in
-- document_reader. Rows stay when somebody is a reader no more.
create table secret_reader (
  id uuid primary key,
  document_id uuid not null references document (id),
  person_id uuid not null references person (id),
  -- By an act of the originator or registrar, by work that was given, or in an emergency.
  via text not null check (via in ('named', 'flow', 'break-glass')),
  may_download boolean not null default false,
  reason text not null default '',
  named_by uuid not null references person (id),
  named_at timestamptz not null,
  -- An emergency has an end from the start.
  until timestamptz,
  ended_at timestamptz,
  ended_by uuid references person (id),
  end_reason text not null default ''
);
create unique index secret_reader_live on secret_reader (document_id, person_id)
  where ended_at is null;
create index secret_reader_until on secret_reader (until) where until is not null and ended_at is null;

-- Why somebody opened a classified paper, once for each sitting.
create table secret_opening (
  id uuid primary key,
  document_id uuid not null references document (id),
  person_id uuid not null references person (id),
  session_id text not null,
  reason text not null check (reason <> ''),
  opened_at timestamptz not null
);
create index secret_opening_sitting on secret_opening (document_id, person_id, opened_at desc);

-- Classes given, raised, lowered and taken away.
create table secrecy_change (
  id uuid primary key,
  document_id uuid not null references document (id),
  from_class text not null,
  to_class text not null,
  reason text not null check (reason <> ''),
  changed_by uuid not null references person (id),
  changed_at timestamptz not null
);
create index secrecy_change_document on secrecy_change (document_id, changed_at);

-- Opening a classified paper in an emergency is nobody's by his post: the role is granted by name.
insert into role (id, code, name_th, name_en, sort) values
  ('01930000-0000-7000-8000-000000000207', 'secret-emergency', 'ผู้เปิดหนังสือลับกรณีฉุกเฉิน',
   'Opens classified papers in an emergency', 7);
insert into role_permission (role_id, permission)
select id, 'registry.break-glass' from role where code = 'secret-emergency';
