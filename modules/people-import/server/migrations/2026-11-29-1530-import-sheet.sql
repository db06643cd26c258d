-- Which sheet of a workbook with several was read; empty where there is no choice.
alter table people_import add column sheet text not null default '';
