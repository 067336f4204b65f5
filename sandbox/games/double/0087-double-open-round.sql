-- The round that takes bets now; null between its close and the opening of the next.
alter table double_chains add column open_round integer;
