-- Orders are found by their commune too (requirements: Admin orders).
create index orders_commune on orders using gin (search_fold(city) gin_trgm_ops);
