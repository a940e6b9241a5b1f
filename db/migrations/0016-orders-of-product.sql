-- The orders with a product: which of them hold the one that is sold out?
create index order_items_of_product on order_items (product_id, order_id);
