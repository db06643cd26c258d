-- All sheets of the workbook, and which of them was read: another one can be chosen before anything is entered.
alter table people_import add column sheets jsonb not null default '[]' check (jsonb_typeof(sheets) = 'array');
alter table people_import add column sheet_at integer not null default 0;
