-- The sample orders of a demo (requirements: Demo, docs/decisions/0091).

-- The time of a row: the present, or the time for which a transaction makes samples. Only the loader of the samples sets
-- `saha.time`, with `set local`, so that it ends with that transaction.
create function row_time() returns timestamptz language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('saha.time', true), '')::timestamptz, now())
$$;

alter table orders alter column created_at set default row_time();
alter table order_notes alter column at set default row_time();
alter table stock_moves alter column created_at set default row_time();
alter table audit_entries alter column at set default row_time();
alter table shipment_events alter column recorded_at set default row_time();
alter table contact_messages alter column created_at set default row_time();

-- Which orders are samples. Every other order is real, and then the samples are never renewed.
create table sample_orders (
  order_id record_id primary key references orders on delete cascade
);
