-- Sorting orders by customer uses the name that the list shows: the account's name or, without one, the address's.

drop index orders_customer;
alter table orders drop column customer_key;
alter table orders
  add column customer_key text collate "C" not null
    generated always as (left(plain_text(coalesce(nullif(user_name, ''), full_name)), 100)) stored;
create index orders_customer on orders (customer_key, created_at, id) include (status, search_text);
