-- What an assignee is to do.
create table job_type (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9.-]{0,39}$'),
  name_th text not null check (name_th <> '' and length(name_th) <= 200),
  name_en text not null default '' check (length(name_en) <= 200),
  sort integer not null,
  valid_from date not null default '1950-01-01',
  valid_to date check (valid_to >= valid_from),
  origin text not null default 'seed' check (origin in ('seed', 'own', 'import', 'directory')),
  version integer not null default 1 check (version >= 1),
  -- Proposes the due date; none where the work has a day of its own, as a meeting has.
  working_days integer check (working_days between 0 and 365),
  needs_report boolean not null,
  is_counted boolean not null
);

insert into job_type (code, name_th, name_en, sort, working_days, needs_report, is_counted) values
  ('act', 'ดำเนินการ', 'Act on it', 1, 7, true, true),
  ('know', 'เพื่อทราบ', 'For information', 2, 0, false, false),
  ('opinion', 'เสนอความเห็น', 'Give an opinion', 3, 5, true, true),
  ('reply', 'ร่างตอบ', 'Draft the answer', 4, 7, true, true),
  ('attend', 'ประชุมแทน', 'Attend a meeting', 5, null, true, true),
  ('coordinate', 'ประสานงาน', 'Coordinate', 6, 5, true, true);
