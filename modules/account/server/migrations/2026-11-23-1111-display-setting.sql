-- How a person wants the product to look, on every device. No row: as it is delivered.

create table display_setting (
  person_id uuid primary key references person (id),
  text_size text not null check (text_size in ('normal', 'large', 'largest')),
  theme text not null check (theme in ('system', 'light', 'dark')),
  digits text not null check (digits in ('arabic', 'thai'))
);
