-- Trial: the country in which a product was made, as its label says.
alter table products add column origin_country text not null default '' check (length(origin_country) <= 60);
