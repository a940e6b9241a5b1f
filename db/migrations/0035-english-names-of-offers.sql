-- The base name is in the main language of the catalog, so an English name is a translation like the others. A blank one
-- shows the base name.
alter table promotions add column name_en text not null default '' check (length(name_en) <= 100);
