-- What of a stake came out of a bonus: a win goes back there in proportion.
create table bonus_stakes (
  tenant text not null,
  user_id bigint not null references users (id),
  -- key of the round, as in its ledger entries before `:bet` and `:win`
  round text not null,
  rollover_id bigint not null references rollovers (id),
  main bigint not null check (main >= 0),
  bonus bigint not null check (bonus > 0),
  primary key (tenant, user_id, round)
);
