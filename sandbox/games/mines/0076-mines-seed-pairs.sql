-- A pair of seeds serves many rounds of Mines, until the player swaps it.
create table mines_seed_pairs (
  id bigint generated always as identity primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  server_seed text not null,
  client_seed text not null,
  -- of the pair's next round
  nonce integer not null default 0 check (nonce >= 0),
  rotated_at timestamptz
);
-- next
create unique index one_seed_pair_in_use on mines_seed_pairs (tenant, user_id) where rotated_at is null;
-- next
create index rotated_seed_pairs on mines_seed_pairs (tenant, user_id, id desc) where rotated_at is not null;
-- next
insert into mines_seed_pairs (tenant, user_id, server_seed, client_seed)
  select tenant, user_id, server_seed, client_seed from mines_seeds;
-- next
drop table mines_seeds;
-- next
alter table mines_rounds add column pair_id bigint references mines_seed_pairs (id);
