-- Key of the seed chains that follow the first one; two random UUIDs hold 244 random bits. Rows are written with their own.
alter table double_chains add column later_key text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
