-- What players choose for themselves besides limits.
create table habits (
  user_id bigint primary key references users (id),
  tenant text not null,
  reality_check integer not null check (reality_check in (30, 60, 90)),
  quiet_from integer check (quiet_from between 0 and 23),
  quiet_until integer check (quiet_until between 0 and 23),
  check ((quiet_from is null) = (quiet_until is null))
);
