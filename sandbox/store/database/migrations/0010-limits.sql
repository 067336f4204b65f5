-- Limits on the number of bets; withdrawals and coupons as players look at them.
alter table limits drop constraint limits_kind_check;
-- next
alter table limits add constraint limits_kind_check check (kind in ('deposit', 'loss', 'time', 'bets'));
-- next
create index sessions_of_user on sessions (tenant, user_id, created_at);
-- next
create index deposits_by_user on deposits (tenant, user_id, created_at);
-- next
create index withdrawals_by_user on withdrawals (tenant, user_id, created_at);
