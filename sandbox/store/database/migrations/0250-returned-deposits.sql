-- Why the money of a charge went back to its payer: limit, closed or payer.
alter table deposits add column return_reason text;
