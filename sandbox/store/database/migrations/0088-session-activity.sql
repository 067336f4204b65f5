-- The last request that the player caused; a session counts as time used until then.
alter table sessions add column last_active_at timestamptz;
-- next
update sessions set last_active_at = least(coalesce(ended_at, expires_at), expires_at);
-- next
alter table sessions alter column last_active_at set not null;
