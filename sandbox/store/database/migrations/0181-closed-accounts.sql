-- The day on which the account of an impeded person was closed (Lei 14.790/2023 art. 26).
alter table users add column closed_at timestamptz;
-- next
-- `benefit`: refused at registration, while an account that exists stays open.
alter table impeded_persons add column ground text not null default 'law' check (ground in ('law', 'benefit'));
