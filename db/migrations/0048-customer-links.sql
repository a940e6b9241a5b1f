-- Phone numbers that the staff shows as one customer (requirements: Customers). A main number has no link of its own.
create table customer_links (
  phone_key text primary key check (phone_key <> ''),
  main_key text not null check (main_key <> '' and main_key <> phone_key),
  at timestamptz not null default now(),
  by_id record_id not null,
  by_name text not null
);

create index customer_links_main_key on customer_links (main_key);
