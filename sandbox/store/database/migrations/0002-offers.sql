-- Bonuses, coupons, favourites, deposits, withdrawals, limits and settings.
create table rollovers (
  id bigint generated always as identity (start with 7001) primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  name text not null,
  state text not null check (state in ('waiting', 'active', 'redeemed', 'excluded')),
  amount_current bigint not null default 0 check (amount_current >= 0),
  amount_rollover bigint not null check (amount_rollover >= 0),
  amount_won bigint not null default 0,
  balance bigint not null check (balance >= 0),
  created_at timestamptz not null
);
-- next
create unique index one_active_rollover on rollovers (tenant, user_id) where state = 'active';
-- next
create table coupons (
  tenant text not null,
  code text not null,
  deposit boolean not null default false,
  event boolean not null default false,
  apply_register boolean not null default false,
  bonus bigint not null check (bonus >= 0),
  rollover_times integer not null default 1,
  max_uses integer,
  expires_at timestamptz,
  primary key (tenant, code),
  check (code = upper(code))
);
-- next
create table user_coupons (
  tenant text not null,
  user_id bigint not null references users (id),
  code text not null,
  applied_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant, user_id, code),
  foreign key (tenant, code) references coupons (tenant, code)
);
-- next
create table favorites (
  tenant text not null,
  user_id bigint not null references users (id),
  game_id text not null,
  created_at timestamptz not null,
  primary key (tenant, user_id, game_id)
);
-- next
create table deposits (
  id bigint generated always as identity (start with 90001) primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  amount bigint not null check (amount > 0),
  status integer not null default 0,
  pix_code text not null,
  coupon_code text,
  transaction_id bigint not null references transactions (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- next
create table withdrawals (
  id bigint generated always as identity (start with 60001) primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  amount bigint not null check (amount > 0),
  status integer not null default 0,
  transaction_id bigint not null references transactions (id),
  created_at timestamptz not null
);
-- next
create table limits (
  tenant text not null,
  user_id bigint not null references users (id),
  kind text not null check (kind in ('deposit', 'loss', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  value bigint,
  has_pending boolean not null default false,
  pending_value bigint,
  effective_at timestamptz,
  primary key (tenant, user_id, kind, period)
);
-- next
create table setting_changes (
  tenant text not null,
  key text not null,
  value jsonb not null,
  primary key (tenant, key)
);
-- next
create table seeded_tenants (
  tenant text primary key,
  seeded_at timestamptz not null
);
