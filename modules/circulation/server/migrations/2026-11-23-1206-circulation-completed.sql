-- When the last recipient acknowledged: the sender is told once.
alter table circulation add column completed_at timestamptz(3);
