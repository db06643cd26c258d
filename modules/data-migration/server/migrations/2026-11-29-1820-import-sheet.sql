-- Which sheet of a workbook with several was read, and how many others it has; none where there is no choice.
alter table import_run add column sheet text not null default '';
alter table import_run add column other_sheets integer not null default 0;
