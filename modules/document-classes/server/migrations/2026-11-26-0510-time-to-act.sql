-- The time to act of a speed class in minutes, hours or working days: hours alone could not say "at once".

alter table document_speed rename column hours_to_act to time_to_act;
alter table document_speed drop constraint if exists document_speed_hours_to_act_check;
alter table document_speed
  add constraint document_speed_time_to_act_check check (time_to_act between 1 and 720),
  add column act_unit text not null default 'hours' check (act_unit in ('minutes', 'hours', 'days'));
