-- A new order writes two index entries less: the primary key also serves the list by id, and orders of guests, which are
-- most, are not listed by their account. The keys that refer to orders are the same as before.
drop index orders_user_id;
create index orders_user_id on orders (user_id, created_at desc) where user_id is not null;

alter table idempotency_keys drop constraint idempotency_keys_order_id_fkey;
alter table invoices drop constraint invoices_order_id_fkey;
alter table order_calls drop constraint order_calls_order_id_fkey;
alter table order_items drop constraint order_items_order_id_fkey;
alter table order_notes drop constraint order_notes_order_id_fkey;
alter table order_returns drop constraint order_returns_order_id_fkey;
alter table orders drop constraint orders_duplicate_of_fkey;
alter table shipments drop constraint shipments_order_id_fkey;

alter table orders drop constraint orders_pkey;
drop index orders_id;
alter table orders add constraint orders_pkey primary key (id)
  include (status, created_at, wilaya, is_paid, search_text, delivery_kind);

alter table idempotency_keys add constraint idempotency_keys_order_id_fkey
  foreign key (order_id) references orders (id) on delete cascade deferrable initially deferred;
alter table invoices add constraint invoices_order_id_fkey foreign key (order_id) references orders (id);
alter table order_calls add constraint order_calls_order_id_fkey foreign key (order_id) references orders (id);
alter table order_items add constraint order_items_order_id_fkey
  foreign key (order_id) references orders (id) on delete cascade;
alter table order_notes add constraint order_notes_order_id_fkey
  foreign key (order_id) references orders (id) on delete cascade;
alter table order_returns add constraint order_returns_order_id_fkey foreign key (order_id) references orders (id);
alter table orders add constraint orders_duplicate_of_fkey foreign key (duplicate_of) references orders (id);
alter table shipments add constraint shipments_order_id_fkey foreign key (order_id) references orders (id);
