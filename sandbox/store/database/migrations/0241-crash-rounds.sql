-- Rounds of the stand-in crash game; `crash_at` and `cashed_at` are multipliers in hundredths.
create table crash_rounds (
  id bigint generated always as identity (start with 50001) primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  game_id text not null,
  bet bigint not null check (bet > 0),
  crash_at integer not null,
  cashed_at integer,
  payout bigint,
  started_at timestamptz not null
);
-- next
create unique index one_open_crash_round on crash_rounds (tenant, user_id, game_id) where payout is null;
-- next
create index crash_rounds_by_user on crash_rounds (tenant, user_id, game_id, id desc);
