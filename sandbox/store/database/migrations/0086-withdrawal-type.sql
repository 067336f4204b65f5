-- A withdrawal is a type of its own: 0 is a stake alone, which is what is counted as a bet.
alter table transactions drop constraint transactions_type_check;
-- next
alter table transactions add constraint transactions_type_check check (type between 0 and 2);
-- next
update transactions set type = 2 where source_type = 'Withdraw' and type = 0;
