-- What the own profile shows, the picture and the signature.

-- Beside person, so that searching people never touches it.
create table person_profile (
  person_id uuid primary key references person (id),
  gender text check (gender in ('male', 'female')),
  birthday date check (birthday >= date '1900-01-01'),
  blood_type text check (blood_type in ('A', 'B', 'AB', 'O', 'A-', 'B-', 'AB-', 'O-')),
  nationality text not null default '' check (length(nationality) <= 60),
  race text not null default '' check (length(race) <= 60),
  address text not null default '' check (length(address) <= 500),
  personal_email text check (personal_email = lower(personal_email) and length(personal_email) <= 254),
  updated_at timestamptz(3) not null
);

create table person_picture (
  person_id uuid primary key references person (id),
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (length(bytes) between 1 and 2097152),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  updated_at timestamptz(3) not null
);

-- Versions are never changed: a paper signed with one shows it for good.
create table signature (
  id uuid primary key,
  person_id uuid not null references person (id),
  source text not null check (source in ('drawn', 'typed', 'uploaded')),
  png bytea not null check (length(png) between 1 and 524288),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz(3) not null,
  -- First signed with; from then on the bytes stay.
  used_at timestamptz(3),
  replaced_at timestamptz(3),
  removed_at timestamptz(3)
);
create unique index signature_current on signature (person_id)
  where replaced_at is null and removed_at is null;
create index signature_person on signature (person_id, id desc);

insert into role (id, code, name_th, name_en, sort) values
  ('01930000-0000-7000-8000-000000000206', 'personnel', 'งานการเจ้าหน้าที่', 'Personnel office', 6);

insert into role_permission (role_id, permission)
select id, 'identity.personnel' from role where code in ('administrator', 'personnel');
