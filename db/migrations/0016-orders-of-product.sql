-- Finds the orders with a product, such as one that is sold out.
create index order_items_of_product on order_items (product_id, order_id);

-- Tells the open back offices that an order was changed. The shop tells of a new order after the commit, because
-- transactions that notify commit one at a time.
create function tell_back_offices() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', 'orders-changed');
  return null;
end $$;

create trigger orders_tell_offices_changed
  after update of status, paid_at, total_price_centimes, confirmed_at on orders
  for each statement execute function tell_back_offices();
