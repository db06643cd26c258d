-- How long papers are kept, what stops their destruction, and the lists by which they are
-- destroyed or handed over. What must never be destroyed is refused here too, and not only by the
-- program.

-- Classes as data. What the law says of them stands in least_years and cannot be set lower.
create table retention_class (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{0,39}$'),
  name_th text not null check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  -- expires: after its years; on-order: kept until the head orders otherwise; forever; own-law:
  -- by a law of its own, never by this procedure.
  fate text not null check (fate in ('expires', 'on-order', 'forever', 'own-law')),
  years integer check (years between 1 and 200),
  least_years integer check (least_years between 1 and 200),
  rule text not null default '',
  sort integer not null default 0,
  retired_at timestamptz,
  check ((fate = 'expires') = (years is not null)),
  check (years is null or least_years is null or years >= least_years)
);

insert into retention_class (code, name_th, name_en, fate, years, least_years, rule, sort) values
  ('electronic', 'หนังสืออิเล็กทรอนิกส์ (ไม่มีอายุการเก็บ)', 'Electronic (no period)', 'on-order', null, null, 'ระเบียบงานสารบรรณ (ฉบับที่ 4) พ.ศ. 2564', 10),
  ('ten-years', 'เก็บ 10 ปี', '10 years', 'expires', 10, 10, 'ระเบียบงานสารบรรณ ข้อ 57', 20),
  ('five-years', 'เก็บ 5 ปี', '5 years', 'expires', 5, 5, 'ระเบียบงานสารบรรณ ข้อ 57.4', 30),
  ('duplicate', 'คู่สำเนาที่มีต้นเรื่องค้นได้ (5 ปี)', 'Duplicate with its original elsewhere (5 years)', 'expires', 5, 5, 'ระเบียบงานสารบรรณ ข้อ 57.4', 40),
  ('finance', 'การเงินที่ตรวจสอบแล้ว (5 ปี)', 'Finance, audited (5 years)', 'expires', 5, 5, 'ระเบียบงานสารบรรณ ข้อ 57.6', 50),
  ('one-year', 'เก็บ 1 ปี (เรื่องธรรมดาไม่สำคัญ)', '1 year (trivial)', 'expires', 1, 1, 'ระเบียบงานสารบรรณ ข้อ 57.5', 60),
  ('forever', 'เก็บตลอดไป (ห้ามทำลาย)', 'For ever', 'forever', null, null, 'ระเบียบงานสารบรรณ ข้อ 57.3', 70),
  ('historical', 'คุณค่าทางประวัติศาสตร์หรือการศึกษา (ตลอดไป)', 'Of historical value (for ever)', 'forever', null, null, 'ระเบียบงานสารบรรณ ข้อ 57.3', 80),
  ('own-law', 'ความลับ คดี สอบสวน (ตามกฎหมายเฉพาะ)', 'Secrets, court files (by their own law)', 'own-law', null, null, 'ระเบียบงานสารบรรณ ข้อ 57.1–57.2', 90);

-- What a paper of a kind is taken for until somebody says otherwise. What Sarn keeps is electronic;
-- an agency that keeps the paper of a kind beside it may say so.
create table retention_default (
  kind text primary key,
  class_code text not null references retention_class (code),
  medium text not null check (medium in ('electronic', 'paper'))
);

insert into retention_default (kind, class_code, medium)
select kind, 'electronic', 'electronic' from unnest(array['outside', 'outgoing', 'inside', 'cycle',
  'declaration', 'news', 'guaranty', 'note', 'other', 'stamp']) kind
union all
select kind, 'forever', 'electronic' from unnest(array['command', 'regularity', 'rules', 'announce',
  'report']) kind;

-- What was said of one paper after it was closed.
create table document_retention (
  document_id uuid primary key references document (id),
  class_code text not null references retention_class (code),
  medium text not null check (medium in ('electronic', 'paper')),
  -- A committee wanted it kept until then.
  keep_until date,
  reason text not null check (reason <> ''),
  set_by uuid not null references person (id),
  set_name text not null,
  set_at timestamptz not null
);

-- The file of a case, an audit, an inquiry: nothing it covers is destroyed until it is lifted.
create table retention_hold (
  id uuid primary key,
  document_id uuid references document (id),
  folder_id uuid references folder (id),
  case_no text not null check (case_no <> ''),
  reason text not null check (reason <> ''),
  placed_by uuid not null references person (id),
  placed_name text not null,
  placed_at timestamptz not null,
  lifted_by uuid references person (id),
  lifted_name text,
  lifted_at timestamptz,
  lift_reason text,
  check (num_nonnulls(document_id, folder_id) = 1),
  check (num_nonnulls(lifted_by, lifted_name, lifted_at, lift_reason) in (0, 4))
);
create index retention_hold_live on retention_hold (placed_at) where lifted_at is null;
create index retention_hold_folder on retention_hold (folder_id) where lifted_at is null;

-- The papers a hold covers, also after one is taken out of the folder.
create table retention_hold_item (
  hold_id uuid not null references retention_hold (id),
  document_id uuid not null references document (id),
  primary key (hold_id, document_id)
);
create index retention_hold_item_document on retention_hold_item (document_id);

-- When its content was destroyed, and by which list; the line of the register stays.
alter table document add column destroyed_at timestamptz, add column destroyed_note text,
  add constraint document_destroyed check ((destroyed_at is null) = (destroyed_note is null));

-- Forms 25 (destroy), 21 (transfer), 22 (keep-back) and 23 (deposit).
create table retention_list (
  id uuid primary key,
  kind text not null check (kind in ('destroy', 'transfer', 'keep-back', 'deposit')),
  be_year integer not null,
  number integer not null check (number >= 1),
  state text not null check (state in ('DRAFT', 'REVIEW', 'APPROVAL', 'APPROVED', 'ARCHIVES',
    'EXECUTING', 'DONE', 'CANCELLED')),
  note text not null default '',
  created_by uuid references person (id),
  created_name text not null,
  created_at timestamptz not null,
  order_no text,
  order_on date,
  returned_reason text not null default '',
  decided_by uuid references person (id),
  decided_name text,
  decided_post text,
  decided_at timestamptz,
  archives_sent_on date,
  archives_letter_no text,
  archives_answer text check (archives_answer in ('agreed', 'asked', 'silent')),
  archives_answered_on date,
  executed_by uuid references person (id),
  executed_name text,
  executed_at timestamptz,
  done_at timestamptz,
  unique (kind, be_year, number),
  check (kind <> 'destroy' or state not in ('APPROVED', 'ARCHIVES', 'EXECUTING', 'DONE')
    or num_nonnulls(decided_by, decided_at, order_no, order_on) = 4),
  check (kind <> 'destroy' or state not in ('EXECUTING', 'DONE')
    or num_nonnulls(archives_sent_on, archives_answer, archives_answered_on) = 3)
);
create index retention_list_newest on retention_list (created_at desc);

create table retention_member (
  list_id uuid not null references retention_list (id),
  person_id uuid not null references person (id),
  person_name text not null,
  position_name text not null,
  is_chair boolean not null,
  seq integer not null,
  signed_at timestamptz,
  primary key (list_id, person_id)
);
create index retention_member_person on retention_member (person_id);

create table retention_item (
  list_id uuid not null references retention_list (id),
  document_id uuid not null references document (id),
  seq integer not null,
  -- As it was when it was put on the list.
  class_code text not null references retention_class (code),
  medium text not null,
  closed_on date not null,
  decision text check (decision in ('destroy', 'keep', 'extend', 'archives')),
  extend_years integer check (extend_years between 1 and 100),
  remark text not null default '',
  state text not null default 'listed'
    check (state in ('listed', 'erasing', 'destroyed', 'spared')),
  -- Why it was spared at the last moment.
  obstacle text,
  -- Name, bytes and SHA-256 of what was erased; nothing of its content.
  erased jsonb not null default '[]',
  destroyed_at timestamptz,
  is_open boolean not null default true,
  primary key (list_id, document_id),
  check ((state = 'destroyed') = (destroyed_at is not null))
);
-- A paper stands on one list at a time.
create unique index retention_item_open on retention_item (document_id) where is_open;
create index retention_item_work on retention_item (list_id, state);

create table retention_opinion (
  list_id uuid not null,
  document_id uuid not null,
  person_id uuid not null references person (id),
  opinion text not null check (opinion in ('destroy', 'keep', 'extend')),
  years integer check (years between 1 and 100),
  reason text not null default '',
  primary key (list_id, document_id, person_id),
  foreign key (list_id, document_id) references retention_item (list_id, document_id)
    on delete cascade,
  check (opinion = 'destroy' or reason <> ''),
  check ((opinion = 'extend') = (years is not null))
);

-- The survey of each calendar year, done once.
create table retention_survey (
  be_year integer primary key,
  made_at timestamptz not null,
  found integer not null,
  list_id uuid references retention_list (id)
);

-- By what a paper is kept: what was said of it, else the longest of what was chosen when it and its
-- sendings were closed, else what its kind is taken for. It is closed on the day of its last act.
create function retention_terms(paper uuid)
returns table (class_code text, medium text, keep_until date, fate text, years integer, closed_on date)
language sql stable as $$
  select c.code, chosen.medium, chosen.keep_until, c.fate, c.years,
    (select (max(e.at) at time zone 'Asia/Bangkok')::date from document_event e
     where e.document_id = paper and e.act not in ('retain', 'hold', 'liftHold', 'destroyed'))
  from (
    select coalesce(r.class_code, (
        select k.code from retention_class k
        where k.code = d.retention or k.code in (
          select leg.retention from document_leg leg where leg.document_id = paper)
        order by case k.fate when 'own-law' then 0 when 'forever' then 1 when 'on-order' then 2
          else 3 end, k.years desc, k.code limit 1),
        def.class_code, 'electronic') as class_code,
      coalesce(r.medium, def.medium, 'electronic') as medium, r.keep_until
    from document d
    left join document_retention r on r.document_id = d.id
    left join retention_default def on def.kind = d.kind
    where d.id = paper) chosen
  join retention_class c on c.code = chosen.class_code
$$;

-- Why the content of a paper must not be destroyed on a day; null where nothing stands against it.
-- Electronic ones only when older than ten years, whatever their class says.
create function retention_obstacle(paper uuid, day date) returns text
language sql stable as $$
  select case
    when d.destroyed_at is not null then 'destroyed'
    when exists (select from retention_hold_item i join retention_hold h on h.id = i.hold_id
                 where i.document_id = paper and h.lifted_at is null) then 'held'
    when d.secrecy <> 'normal' then 'secret'
    when d.state not in ('CLOSED', 'CANCELLED', 'REFUSED', 'DISAPPROVED', 'REVOKED', 'CERTIFIED',
                         'PUBLISHED', 'ISSUED') then 'running'
    when exists (select from queue_item q where q.document_id = paper
                 and q.code not in ('jobFollow', 'jobAssign2', 'unsigned')) then 'running'
    when t.closed_on is null then 'running'
    when t.fate in ('forever', 'own-law') then t.fate
    when t.keep_until >= day then 'not-expired'
    when t.medium = 'electronic' and (t.closed_on + interval '10 years')::date >= day then 'young'
    when t.medium = 'paper' and t.fate = 'on-order' then 'not-expired'
    when t.fate = 'expires' and (t.closed_on + t.years * interval '1 year')::date >= day
      then 'not-expired'
  end
  from document d cross join lateral retention_terms(paper) t where d.id = paper
$$;

-- The paper is held first, so that a hold and a destruction pass one by one: who comes second sees
-- what the first did.
create function keep_hold_in_time() returns trigger language plpgsql as $$
declare gone timestamptz;
begin
  select destroyed_at into gone from document where id = new.document_id for update;
  if gone is not null then
    raise exception 'the paper is destroyed already' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger retention_hold_item_in_time before insert on retention_hold_item
  for each row execute function keep_hold_in_time();

-- What is filed into a held folder later is held too.
create function hold_what_is_filed() returns trigger language plpgsql as $$
begin
  insert into retention_hold_item (hold_id, document_id)
  select h.id, new.document_id from retention_hold h
  where h.lifted_at is null
    and h.folder_id in (new.folder_id, (select parent_id from folder where id = new.folder_id))
    and exists (select from document d where d.id = new.document_id and d.destroyed_at is null)
  on conflict do nothing;
  return null;
end $$;
create trigger folder_item_held after insert on folder_item
  for each row execute function hold_what_is_filed();

create function keep_hold_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a hold is lifted, never deleted' using errcode = '42501';
  end if;
  if old.lifted_at is not null
     or (new.id, new.document_id, new.folder_id, new.case_no, new.reason, new.placed_by,
         new.placed_at) is distinct from
        (old.id, old.document_id, old.folder_id, old.case_no, old.reason, old.placed_by,
         old.placed_at) then
    raise exception 'a hold can only be lifted' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger retention_hold_kept before update or delete on retention_hold
  for each row execute function keep_hold_history();
create function keep_held_papers() returns trigger language plpgsql as $$
begin
  raise exception 'what a hold covers stays covered' using errcode = '42501';
end $$;
create trigger retention_hold_item_kept before update or delete on retention_hold_item
  for each row execute function keep_held_papers();

create function keep_destruction_list() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Bangkok')::date;
  against text;
  list retention_list;
begin
  select * into list from retention_list where id = new.list_id;
  if list.kind <> 'destroy' then return new; end if;
  if tg_op = 'UPDATE' and (new.state = old.state or new.state not in ('erasing', 'destroyed')) then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.state = 'destroyed' then
    if old.state <> 'erasing' then
      raise exception 'what is destroyed was marked before' using errcode = '23514';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and (list.state <> 'EXECUTING' or new.decision is distinct from 'destroy') then
    raise exception 'the destruction is not ordered' using errcode = '23514';
  end if;
  perform 1 from document where id = new.document_id for update;
  against := retention_obstacle(new.document_id, today);
  if against is not null then
    raise exception 'the paper must not be destroyed: %', against using errcode = '23514';
  end if;
  return new;
end $$;
create trigger retention_item_lawful before insert or update on retention_item
  for each row execute function keep_destruction_list();

-- The mark on the paper itself: only what stands marked on a list that is being carried out.
create function keep_undestroyed() returns trigger language plpgsql as $$
begin
  if old.destroyed_at is not null then
    if new.destroyed_at is distinct from old.destroyed_at then
      raise exception 'what is destroyed stays so' using errcode = '42501';
    end if;
    return new;
  end if;
  if new.destroyed_at is null then return new; end if;
  if not exists (select from retention_item i join retention_list l on l.id = i.list_id
                 where i.document_id = new.id and i.state = 'erasing' and l.state = 'EXECUTING') then
    raise exception 'the destruction is not ordered' using errcode = '23514';
  end if;
  if retention_obstacle(new.id, (now() at time zone 'Asia/Bangkok')::date) is not null then
    raise exception 'the paper must not be destroyed' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger document_undestroyed before update of destroyed_at on document
  for each row execute function keep_undestroyed();

-- History stays append-only; of a destroyed paper the texts may be blanked, and nothing else.
drop trigger document_event_append_only on document_event;
create trigger document_event_append_only before delete or truncate on document_event
  for each statement execute function refuse_history_change();
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  if new.note = '' and new.detail = '[]'::jsonb and new.file_ids = '{}'
     and to_jsonb(new) - '{note,detail,file_ids}'::text[]
       = to_jsonb(old) - '{note,detail,file_ids}'::text[]
     and exists (select from document d where d.id = old.document_id and d.destroyed_at is not null)
  then
    return new;
  end if;
  raise exception 'history is append-only' using errcode = '42501';
end $$;
create trigger document_event_unchanged before update on document_event
  for each row execute function refuse_event_change();

insert into role_permission (role_id, permission)
select role.id, permission from role
cross join unnest(array['registry.retention', 'registry.hold', 'registry.retention-classes']) permission
where role.code = 'central-registry'
on conflict do nothing;
insert into role_permission (role_id, permission)
select role.id, 'registry.retention-classes' from role where role.code = 'administrator'
on conflict do nothing;
