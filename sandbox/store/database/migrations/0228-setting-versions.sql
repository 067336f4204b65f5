-- Every state of the changed settings, so that an operator can go back to one.
create table setting_versions (
  tenant text not null,
  version integer not null,
  changes jsonb not null,
  created_at timestamptz not null,
  primary key (tenant, version)
);
