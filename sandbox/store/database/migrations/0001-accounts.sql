-- Players, their sessions and the ledger. Money is bigint cents; every row belongs to one tenant (brand).
create table secrets (
  name text primary key,
  value text not null
);
-- next
create table users (
  id bigint generated always as identity (start with 1001) primary key,
  tenant text not null,
  name text not null,
  email text not null,
  phone text not null,
  phone_code text not null default '55',
  document text not null,
  birthday date not null,
  gender integer check (gender in (0, 1)),
  password_hash text not null,
  identity_status text not null check (identity_status in ('approved', 'pending_face_id', 'pending_kyc')),
  vpn_flagged boolean not null default false,
  suspended_until timestamptz,
  excluded_until timestamptz,
  excluded_for_good boolean not null default false,
  referral_code text not null,
  referred_by bigint references users (id),
  tracking jsonb not null default '{}',
  created_at timestamptz not null,
  unique (tenant, email),
  unique (tenant, document),
  unique (tenant, referral_code),
  check (email = lower(email))
);
-- next
create table sessions (
  id uuid primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
-- next
create index sessions_by_user on sessions (user_id) where ended_at is null;
-- next
create table accounts (
  id bigint generated always as identity primary key,
  tenant text not null,
  -- null: the operator's own account
  user_id bigint references users (id),
  name text not null check (name in ('main', 'bonus', 'house', 'promotions', 'pix')),
  balance bigint not null default 0,
  unique nulls not distinct (tenant, user_id, name),
  check ((user_id is null) = (name in ('house', 'promotions', 'pix'))),
  constraint player_never_below_zero check (user_id is null or balance >= 0)
);
-- next
create table entries (
  id bigint generated always as identity primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  key text not null,
  kind text not null,
  created_at timestamptz not null,
  unique (tenant, user_id, key)
);
-- next
create table postings (
  entry_id bigint not null references entries (id),
  account_id bigint not null references accounts (id),
  amount bigint not null check (amount <> 0)
);
-- next
create index postings_by_entry on postings (entry_id);
-- next
create function entry_must_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from postings where entry_id = new.entry_id) <> 0 then
    raise exception 'entry % does not balance', new.entry_id;
  end if;
  return null;
end $$;
-- next
create constraint trigger entry_balances after insert or update on postings
  deferrable initially deferred for each row execute function entry_must_balance();
-- next
create table transactions (
  id bigint generated always as identity (start with 500001) primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  entry_id bigint references entries (id),
  source_type text not null,
  type integer not null check (type in (0, 1)),
  status integer not null check (status between 0 and 4),
  amount bigint not null check (amount > 0),
  source jsonb not null default '{}',
  created_at timestamptz not null
);
-- next
create index transactions_by_user on transactions (tenant, user_id, created_at desc, id desc);
-- next
create table answered_requests (
  tenant text not null,
  user_id bigint not null references users (id),
  key text not null,
  call text not null,
  fingerprint text not null,
  answer text,
  created_at timestamptz not null,
  primary key (tenant, user_id, key)
);
