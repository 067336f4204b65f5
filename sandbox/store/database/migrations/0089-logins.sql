-- The login that a session goes back to, through all its renewals; what a login has opened ends with it.
alter table sessions add column login_id uuid;
-- next
update sessions set login_id = id;
-- next
alter table sessions alter column login_id set not null;
-- next
create index sessions_by_login on sessions (tenant, login_id);
-- next
alter table game_sessions add column login_id uuid;
