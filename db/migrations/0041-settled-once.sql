-- What was lost or combined is settled once.

-- An order that was combined with another no longer counts as ordered (requirements: Revenue), so the sums of its day are old.
insert into report_marks select distinct report_day(created_at) from orders where end_reason = 'combined';

-- Lost parcels need attention until their orders are settled. They are few.
create index shipments_lost on shipments (created_at) where status = 'lost';
