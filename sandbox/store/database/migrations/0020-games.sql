-- Rounds of Mines and Double, sessions of launched games, bets on matches.
create table mines_seeds (
  tenant text not null,
  user_id bigint not null references users (id),
  server_seed text not null,
  client_seed text not null,
  primary key (tenant, user_id)
);
-- next
create table mines_rounds (
  id bigint generated always as identity (start with 30001) primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  status text not null check (status in ('playing', 'lost', 'cashed_out')),
  bet bigint not null check (bet > 0),
  mines integer not null check (mines between 1 and 24),
  revealed jsonb not null default '[]',
  payout bigint not null default 0,
  server_seed text not null,
  client_seed text not null,
  nonce integer not null,
  created_at timestamptz not null
);
-- next
create unique index one_open_mines_round on mines_rounds (tenant, user_id) where status = 'playing';
-- next
create index mines_rounds_by_user on mines_rounds (tenant, user_id, id desc);
-- next
create table double_chains (
  tenant text primary key,
  terminal_seed text not null,
  salt text not null,
  next_round integer not null default 1
);
-- next
create table double_bets (
  id bigint generated always as identity (start with 40001) primary key,
  tenant text not null,
  round integer not null,
  user_id bigint not null references users (id),
  player text not null,
  bet bigint not null check (bet > 0),
  colour integer not null check (colour in (0, 1, 2)),
  payout bigint,
  created_at timestamptz not null
);
-- next
create index double_bets_by_round on double_bets (tenant, round);
-- next
create table game_sessions (
  id uuid primary key,
  tenant text not null,
  user_id bigint references users (id),
  game_id text not null,
  demo_balance bigint,
  created_at timestamptz not null
);
-- next
create table sport_bets (
  id bigint generated always as identity (start with 80001) primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  stake bigint not null check (stake > 0),
  odds integer not null,
  selections jsonb not null,
  status text not null check (status in ('open', 'won', 'lost')),
  payout bigint not null default 0,
  settles_at timestamptz not null,
  created_at timestamptz not null
);
-- next
create index open_sport_bets on sport_bets (tenant, settles_at) where status = 'open';
