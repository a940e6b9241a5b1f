-- Every price that a product has had. A trigger, because prices come in by many ways: forms, changes of many products,
-- imports and commands. Rows outlive their product.
create table price_changes (
  id bigint generated always as identity primary key,
  product_id record_id not null,
  at timestamptz not null default now(),
  price_centimes bigint not null,
  -- Null means no discount.
  discounted_price_centimes bigint,
  -- The name of the member of staff who changed it; null for imports and commands.
  changed_by text
);

create index price_changes_product_id on price_changes (product_id, id);

create trigger price_changes_append_only before update or delete or truncate on price_changes
  for each statement execute function refuse_change();

-- The price of a stored product is at least as old as its last save.
insert into price_changes (product_id, at, price_centimes, discounted_price_centimes)
select id, updated_at, price_centimes, discounted_price_centimes from products order by number;

create function record_new_prices() returns trigger language plpgsql as $$
begin
  insert into price_changes (product_id, price_centimes, discounted_price_centimes, changed_by)
  select id, price_centimes, discounted_price_centimes, nullif(current_setting('saha.changed_by', true), '')
  from inserted;
  return null;
end $$;

create trigger products_record_new_prices after insert on products
  referencing new table as inserted for each statement execute function record_new_prices();

create function record_changed_price() returns trigger language plpgsql as $$
begin
  insert into price_changes (product_id, price_centimes, discounted_price_centimes, changed_by)
  values (
    new.id, new.price_centimes, new.discounted_price_centimes, nullif(current_setting('saha.changed_by', true), '')
  );
  return null;
end $$;

-- Orders change only the stock, so they never run it.
create trigger products_record_changed_price
  after update of price_centimes, discounted_price_centimes on products for each row
  when (
    (old.price_centimes, old.discounted_price_centimes)
    is distinct from (new.price_centimes, new.discounted_price_centimes)
  )
  execute function record_changed_price();

-- The lowest price of the 30 days before the present discount began, and when it began to hold. Without a discount, before
-- now. A product that came into the shop with its discount has only the price of that day. No row for an unknown product.
create function lowest_prices(ids text[])
returns table (product_id text, centimes bigint, at timestamptz) language sql stable as $$
  with known as (
    select c.*, lead(c.at) over product as until,
      max(c.id) filter (where c.discounted_price_centimes is null) over (partition by c.product_id) as last_whole,
      max(c.id) over (partition by c.product_id) as last
    from price_changes c where c.product_id = any(ids)
    window product as (partition by c.product_id order by c.id)
  ),
  cuts as (
    select k.product_id, coalesce(min(k.at) filter (where k.id > k.last_whole), now()) as began,
      coalesce(min(k.id) filter (where k.id > k.last_whole), max(k.last) + 1) as first
    from known k group by k.product_id
  ),
  before as (
    select k.product_id, coalesce(k.discounted_price_centimes, k.price_centimes) as centimes,
      greatest(k.at, cuts.began - interval '30 days') as at
    from known k join cuts using (product_id)
    where k.last_whole is not null and k.id < cuts.first
      and coalesce(k.until, 'infinity') > cuts.began - interval '30 days'
    union all
    select k.product_id, k.price_centimes, k.at
    from known k where k.last_whole is null and k.id = (select min(f.id) from known f where f.product_id = k.product_id)
  )
  select distinct on (before.product_id) before.product_id::text, before.centimes, before.at
  from before order by before.product_id, before.centimes, before.at desc
$$;
