-- The few products that must be ordered again, for their list, their counts and the list for the supplier. The limit of
-- five units is that of shared/admin-products.ts: a query that repeats this condition reads only this index.
create index products_low_stock on products (stock, number) include (created_at, category_id)
  where stock <= coalesce(low_stock_limit, 5);
