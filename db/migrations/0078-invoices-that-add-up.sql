-- Credit notes of earlier releases each rounded their own TVA, so those of one invoice may take back a centime more than
-- it has, and they can never be changed. The invariant I10 compares only later ones with their invoice, by rate.
alter table invoices add column adds_up boolean not null default false;
alter table invoices alter column adds_up set default true;
