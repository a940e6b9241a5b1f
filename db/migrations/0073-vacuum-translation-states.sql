-- The list of products to translate reads only an index, as long as vacuum has marked the pages of the table as visible
-- to all. A refresh of the sales unmarks the pages that it changes, soon nearly all of them, and autovacuum would wait
-- for a change of every fifth product: counting 100,000 products then took 49 ms instead of 10 to 15.
alter table translation_states set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);
