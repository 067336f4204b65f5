-- Links in mails. Only hashes are stored, and a used link is deleted.
create table account_links (
  token_hash text primary key,
  tenant text not null,
  -- null: asked for by an unknown address; written all the same, so that both requests take the same time
  user_id bigint references users (id),
  purpose text not null check (purpose in ('password', 'email')),
  -- purpose `email`: the address that the link restores
  previous_email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'email') = (previous_email is not null))
);
-- next
create index account_links_by_user on account_links (user_id);
-- next
-- A code is good only for what it was sent for: a login, or the change to one e-mail address.
alter table login_challenges add column purpose text not null default 'login';
-- next
-- An account belongs to a tax number. People who share a mailbox have one each, so an address tells nothing.
alter table users drop constraint users_tenant_email_key;
-- next
create index users_by_email on users (tenant, email);
