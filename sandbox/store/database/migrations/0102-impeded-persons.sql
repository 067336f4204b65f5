-- A stand-in for the central register of persons who may not bet (Lei 14.790/2023 art. 26); it belongs to no tenant.
create table impeded_persons (
  document text primary key,
  listed_at timestamptz not null
);
