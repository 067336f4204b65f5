-- The last call that a person caused, carried over by renewals; the idle lock counts from it.
alter table sessions add column person_at timestamptz;
-- next
update sessions set person_at = last_active_at;
-- next
alter table sessions alter column person_at set not null;
