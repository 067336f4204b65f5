-- The multiplier in hundredths at which the operator cashes a round out; null when only the player does.
alter table crash_rounds add column auto_at integer;
