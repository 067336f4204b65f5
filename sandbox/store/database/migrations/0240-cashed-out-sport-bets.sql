-- A player may end an open bet for its present value.
alter table sport_bets drop constraint sport_bets_status_check;
-- next
alter table sport_bets add constraint sport_bets_status_check check (status in ('open', 'won', 'lost', 'refunded', 'cashed_out'));
