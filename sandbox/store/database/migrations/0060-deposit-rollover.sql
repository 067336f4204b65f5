-- When a deposit arrived and how much of it has to be wagered; many lines of one statement at once.
alter table deposits add column paid_at timestamptz;
-- next
alter table deposits add column to_wager bigint not null default 0 check (to_wager >= 0);
-- next
create index deposits_paid on deposits (tenant, user_id, paid_at) where status = 2;
