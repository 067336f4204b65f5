-- Rounds of the stand-in blackjack; cards are numbered from 0 to 51.
create table blackjack_rounds (
  id bigint generated always as identity (start with 60001) primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  game_id text not null,
  bet bigint not null check (bet > 0),
  doubled boolean not null default false,
  player jsonb not null,
  banker jsonb not null,
  payout bigint,
  moved_at timestamptz not null
);
-- next
create unique index one_open_blackjack_round on blackjack_rounds (tenant, user_id, game_id) where payout is null;
-- next
create index blackjack_rounds_by_user on blackjack_rounds (tenant, user_id, game_id, id desc);
