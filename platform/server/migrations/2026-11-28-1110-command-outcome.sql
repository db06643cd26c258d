-- A key without an answer: the command is done and its answer is kept nowhere, or it is being carried out until
-- that moment, after which whoever carried it out is taken for dead.
alter table command_key
  alter column response drop not null,
  add column running_until timestamptz(3),
  add check (response is null or running_until is null);
