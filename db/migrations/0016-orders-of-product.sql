-- The orders with a product: which of them hold the one that is sold out?
create index order_items_of_product on order_items (product_id, order_id);

-- Tells the open back offices that orders were placed or changed.
create function tell_back_offices() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', tg_argv[0]);
  return null;
end $$;

create trigger orders_tell_offices_placed after insert on orders
  for each statement execute function tell_back_offices('orders-placed');
create trigger orders_tell_offices_changed
  after update of status, paid_at, total_price_centimes, confirmed_at on orders
  for each statement execute function tell_back_offices('orders-changed');
