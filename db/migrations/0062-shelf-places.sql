-- Where the shop keeps a product, such as "B3": the pick list is sorted by it.
alter table products add column shelf_place text not null default '' check (length(shelf_place) <= 30);
