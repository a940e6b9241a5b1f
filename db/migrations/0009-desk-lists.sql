-- Any page of a hundred thousand orders, users or products in a few milliseconds. A list reads only the index by which it
-- is sorted, so each index includes the filtered columns. It uses columns instead of expressions, because PostgreSQL
-- reads the row to evaluate an expression even if the index contains it.

-- Truncated to fit an index entry with any letters (2,704 bytes). The most distinctive parts of an order come first.
alter table orders drop column search_text;
alter table orders
  add column search_text text not null generated always as (
    left(plain_text(
      left(id, 8) || ' ' || right(id, 8) || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') || ' '
        || full_name || ' ' || email || ' ' || coalesce(user_name, '') || ' ' || coalesce(user_email, '')
    ), 500)
  ) stored,
  add column customer_key text collate "C" not null generated always as (left(plain_text(full_name), 100)) stored,
  add column is_paid boolean not null generated always as (paid_at is not null) stored;

create index orders_search_text on orders using gin (search_text gin_trgm_ops);

drop index orders_created_at, orders_status, orders_total, orders_customer, orders_paid;
create index orders_created_at on orders (created_at, id) include (status, search_text);
create index orders_id on orders (id) include (status, created_at, search_text);
create index orders_status on orders (status, created_at, id) include (search_text);
create index orders_total on orders (total_price_centimes, created_at, id) include (status, search_text);
create index orders_customer on orders (customer_key, created_at, id) include (status, search_text);
create index orders_paid on orders (is_paid, created_at, id) include (status, search_text);

alter table users
  add column search_text text not null generated always as (left(plain_text(name || ' ' || email), 500)) stored,
  add column name_key text collate "C" not null generated always as (left(plain_text(name), 100)) stored,
  add column email_key text collate "C" not null generated always as (left(lower(email), 100)) stored;

drop index users_search;
create index users_search_text on users using gin (search_text gin_trgm_ops);

drop index users_created_at, users_name, users_role, users_email_order;
create index users_created_at on users (created_at, id) include (role, search_text);
create index users_id on users (id) include (role, search_text);
create index users_name on users (name_key, created_at, id) include (role, search_text);
create index users_role on users (role, created_at, id) include (search_text);
create index users_email_order on users (email_key, created_at, id) include (role, search_text);

-- For sorting by stock. The stock changes with every order, so it is not a column of the listings.
create index products_stock on products (stock, number desc) include (category_id, effective_price_centimes);
