-- A change of a category lists its products again. PostgreSQL compared every row before the change with every row after
-- it, because it plans this function for a few rows: 26 s for 5,000 products.
alter function count_changed_words() set enable_nestloop = off;
