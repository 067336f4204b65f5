-- Until when the player's location is fresh; null before the first one. Accounts from before have the stand-in.
alter table users add column located_until timestamptz;
-- next
update users set located_until = now() + interval '1 year';
