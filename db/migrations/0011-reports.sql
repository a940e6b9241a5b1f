-- The sums of the reports.

-- Sums of sales by day, so that a report of a year reads thousands of rows and not hundreds of thousands. They are kept
-- exact by marks: every change that a sum depends on marks the day in its own transaction. Readers take the sums of days
-- without marks, and read the orders of days with marks. Whoever sums a day deletes, in one snapshot, the marks that it
-- sees; a change that commits later leaves its own mark.
create table report_marks (
  day date not null
);

create table report_orders (
  day date not null,
  by text not null check (by in ('day', 'wilaya', 'buyer')),
  key text not null,
  ordered integer not null,
  delivered integer not null,
  revenue bigint not null,
  returned bigint not null,
  -- Null where no cost is known.
  margin bigint,
  margin_of bigint not null,
  primary key (by, day, key)
);

create table report_lines (
  day date not null,
  product_id text not null,
  name text not null,
  ordered integer not null,
  delivered integer not null,
  revenue bigint not null,
  returned bigint not null,
  margin bigint,
  margin_of bigint not null,
  primary key (day, product_id)
);

-- The sums of the lines of whole months, for the years of a shop with many products. They count as long as no day of the
-- month has a mark.
create table report_months (
  month date not null,
  product_id text not null,
  name text not null,
  ordered integer not null,
  delivered integer not null,
  revenue bigint not null,
  returned bigint not null,
  margin bigint,
  margin_of bigint not null,
  primary key (month, product_id)
);

-- The day of an order in the shop's time zone.
create function report_day(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'Africa/Algiers')::date;

-- Marks are only inserted, never looked up first: a mark that is there may be about to be deleted with its sum.
-- Only accounts have a first order, so the orders of guests, which are most, mark nothing but their day.
create function mark_new_orders() returns trigger language plpgsql as $$
begin
  insert into report_marks select distinct report_day(created_at) from placed;
  if exists (select from placed where user_id is not null) then
    -- A later order of the account may no longer be its first. Usually there is none, because orders get the present time.
    insert into report_marks select distinct report_day(o.created_at)
      from placed p join orders o on o.user_id = p.user_id and o.created_at > p.created_at;
    -- Two first orders of one account on both sides of midnight do not see each other until both are committed.
    insert into report_marks select distinct report_day(created_at) + 1 from placed where user_id is not null;
  end if;
  return null;
end $$;

create trigger orders_mark_new after insert on orders referencing new table as placed
  for each statement execute function mark_new_orders();

create function mark_changed_order() returns trigger language plpgsql as $$
begin
  insert into report_marks select report_day(old.created_at);
  if tg_op = 'UPDATE' and new.created_at is distinct from old.created_at then
    insert into report_marks select report_day(new.created_at);
  end if;
  -- Whether another order of the account is its first may have changed.
  if old.user_id is not null and (tg_op = 'DELETE' or new.user_id is distinct from old.user_id
    or new.created_at is distinct from old.created_at) then
    insert into report_marks select distinct report_day(created_at) from orders where user_id = old.user_id;
  end if;
  if tg_op = 'UPDATE' and new.user_id is not null
    and (new.user_id is distinct from old.user_id or new.created_at is distinct from old.created_at) then
    insert into report_marks select distinct report_day(created_at) from orders where user_id = new.user_id;
  end if;
  return null;
end $$;

-- The version counts changes of the lines.
create trigger orders_mark_changed after update on orders for each row
  when ((old.status, old.paid_at is null, old.total_price_centimes, old.wilaya, old.user_id, old.created_at, old.version)
    is distinct from
    (new.status, new.paid_at is null, new.total_price_centimes, new.wilaya, new.user_id, new.created_at, new.version))
  execute function mark_changed_order();
create trigger orders_mark_deleted after delete on orders for each row execute function mark_changed_order();

create function mark_changed_lines() returns trigger language plpgsql as $$
begin
  insert into report_marks
    select distinct report_day(o.created_at) from changed c join orders o on o.id = c.order_id;
  return null;
end $$;

-- Lines are inserted only with their order, or with a change of its version.
create trigger order_items_mark_changed after update on order_items referencing new table as changed
  for each statement execute function mark_changed_lines();
create trigger order_items_mark_deleted after delete on order_items referencing old table as changed
  for each statement execute function mark_changed_lines();

create trigger order_returns_mark_new after insert on order_returns referencing new table as changed
  for each statement execute function mark_changed_lines();
create trigger order_returns_mark_changed after update on order_returns referencing new table as changed
  for each statement execute function mark_changed_lines();
create trigger order_returns_mark_deleted after delete on order_returns referencing old table as changed
  for each statement execute function mark_changed_lines();

create function mark_returned_lines() returns trigger language plpgsql as $$
begin
  insert into report_marks
    select distinct report_day(o.created_at)
    from changed c join order_returns r on r.id = c.return_id join orders o on o.id = r.order_id;
  return null;
end $$;

create trigger order_return_lines_mark_new after insert on order_return_lines referencing new table as changed
  for each statement execute function mark_returned_lines();
create trigger order_return_lines_mark_changed after update on order_return_lines referencing new table as changed
  for each statement execute function mark_returned_lines();
create trigger order_return_lines_mark_deleted after delete on order_return_lines referencing old table as changed
  for each statement execute function mark_returned_lines();

-- For the lines of a product whose cost changes.
create index order_items_product_id on order_items (product_id) where unit_cost_centimes is null;

-- Lines without a cost of their own count with the present cost of the product.
create function mark_lines_of_product() returns trigger language plpgsql as $$
begin
  insert into report_marks
    select distinct report_day(o.created_at)
    from order_items i join orders o on o.id = i.order_id
    where i.product_id = old.id and i.unit_cost_centimes is null;
  return null;
end $$;

create trigger products_mark_cost after update of cost_centimes on products for each row
  when (old.cost_centimes is distinct from new.cost_centimes) execute function mark_lines_of_product();
create trigger products_mark_deleted after delete on products for each row
  when (old.cost_centimes is not null) execute function mark_lines_of_product();
