-- People who asked to be told when a sold-out product is back (requirements: Back in stock).
create table stock_alerts (
  id record_id primary key,
  product_id record_id not null references products on delete cascade,
  -- An alert is mailed or called, never both.
  email text check (length(email) <= 254),
  phone text,
  -- The number as it is compared: national digits only.
  phone_key text,
  -- Of the links in the newest mail that asks to confirm. Only the hash is stored, so that reading this table confirms
  -- nothing.
  token_hash bytea unique,
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now(),
  -- For a phone the time of asking, because nothing proves the number before somebody calls it.
  confirmed_at timestamptz,
  -- The alert has a place in a wave: a job is to mail it.
  chosen_at timestamptz,
  -- When the mail server accepted the mail, or an administrator had called. Until then the alert is open.
  notified_at timestamptz,
  check ((email is null) = (phone is not null)),
  check ((phone is null) = (phone_key is null)),
  check (confirmed_at is not null or (chosen_at is null and notified_at is null))
);

-- One open alert for a person and a product.
create unique index stock_alerts_open_email on stock_alerts (product_id, lower(email)) where notified_at is null;
create unique index stock_alerts_open_phone on stock_alerts (product_id, phone_key) where notified_at is null;

-- The longest waiting first. It also serves the deletion of a product.
create index stock_alerts_product_id on stock_alerts (product_id, confirmed_at);

-- Units that came in while people waited, until a job has chosen the people to tell.
create table restocks (
  id bigint generated always as identity primary key,
  product_id record_id not null references products on delete cascade,
  units integer not null check (units > 0)
);

create index restocks_product_id on restocks (product_id);

-- Some unit can be bought: there is stock and, for a product with sizes, a size in stock.
create function is_buyable(stock integer, sizes jsonb) returns boolean language sql immutable as $$
  select stock > 0 and (sizes = '[]' or sizes @> '[{"inStock": true}]')
$$;

-- A trigger, because stock comes in by many ways: forms, changes of many products, imports, cancelled orders.
create function note_restock() returns trigger language plpgsql as $$
declare
  units_in integer := new.stock - case when is_buyable(old.stock, old.sizes) then old.stock else 0 end;
begin
  if units_in > 0 and is_buyable(new.stock, new.sizes) and exists (
    select from stock_alerts where product_id = new.id and notified_at is null and email is not null
  ) then
    insert into restocks (product_id, units) values (new.id, units_in);
  end if;
  return null;
end $$;

-- Orders take stock away, so the condition keeps them from running the function.
create trigger products_note_restock after update of stock, sizes on products for each row
  when (new.stock > old.stock or new.sizes <> old.sizes) execute function note_restock();
