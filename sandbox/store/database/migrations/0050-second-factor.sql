-- Brazilian law asks for a second factor at least every seven days: a code by mail, after which the device is known.
create table known_devices (
  token_hash text primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  known_until timestamptz not null
);
-- next
create index known_devices_by_user on known_devices (user_id);
-- next
create table login_challenges (
  id uuid primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  code text not null,
  attempts_left integer not null check (attempts_left >= 0),
  expires_at timestamptz not null
);
-- next
create index login_challenges_by_user on login_challenges (user_id);
-- next
-- Until then every device of the player is known: accounts that the sandbox makes for its testers.
alter table users add column any_device_until timestamptz;
-- next
-- No renewal keeps a session alive longer than its second factor; null: it needs none.
alter table sessions add column factor_until timestamptz;
