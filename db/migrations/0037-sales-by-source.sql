-- The source of the link by which a buyer came is a division of the reports. The days are summed again, with it.
alter table report_orders drop constraint report_orders_by_check;
alter table report_orders add constraint report_orders_by_check check (by in ('day', 'wilaya', 'buyer', 'source'));
insert into report_marks select distinct day from report_orders;
