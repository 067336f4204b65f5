-- A raised limit that waits for the player's confirmation after its waiting time.
alter table limits add column asks_confirmation boolean not null default false;
