-- The back office finds the orders of the communes that begin with a text.
create index orders_city on orders (search_fold(city) text_pattern_ops);
