-- Documents that players send for their identity check; `content` is base64.
create table documents (
  id bigint generated always as identity primary key,
  tenant text not null,
  user_id bigint not null references users (id),
  kind text not null check (kind in ('identity_front', 'identity_back', 'address')),
  name text not null,
  content_type text not null,
  size integer not null check (size > 0),
  content text not null,
  created_at timestamptz not null
);
-- next
create index documents_by_user on documents (tenant, user_id, id desc);
