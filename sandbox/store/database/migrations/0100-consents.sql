-- Consents of players. A withdrawal is another row, so that the earlier record stays.
create table consents (
  id bigint generated always as identity primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  kind text not null check (kind in ('terms', 'cookies')),
  version text not null,
  -- the categories that were allowed; terms have none
  choices jsonb not null default '[]',
  decided_at timestamptz not null,
  unique (tenant, user_id, kind, version, decided_at)
);
-- next
-- What Brazilian law asks at registration; null for accounts of other brands.
alter table users add column address jsonb, add column politically_exposed boolean;
-- next
-- Requests to delete an account's data; the operator answers them by a date.
create table deletion_requests (
  tenant text not null,
  user_id bigint not null references users (id),
  requested_at timestamptz not null,
  answer_by timestamptz not null,
  primary key (tenant, user_id)
);
