-- Administrators filter the orders by the kind of delivery. A list reads only the index by which it is sorted, so each
-- index includes this column as well.
drop index orders_created_at, orders_id, orders_status, orders_total, orders_customer, orders_paid;
create index orders_created_at on orders (created_at, id)
  include (status, wilaya, is_paid, search_text, delivery_kind);
create index orders_id on orders (id) include (status, created_at, wilaya, is_paid, search_text, delivery_kind);
create index orders_status on orders (status, created_at, id)
  include (wilaya, is_paid, search_text, delivery_kind);
create index orders_total on orders (total_price_centimes, created_at, id)
  include (status, wilaya, is_paid, search_text, delivery_kind);
create index orders_customer on orders (customer_key, created_at, id)
  include (status, wilaya, is_paid, search_text, delivery_kind);
create index orders_paid on orders (is_paid, created_at, id)
  include (status, wilaya, search_text, delivery_kind);
