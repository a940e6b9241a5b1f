-- Price cuts: offers that lower the price of products on their days (requirements: Price cuts). A product holds the lowest
-- one, so that lists, filters, orders and feeds read one price (docs/decisions/0103).
alter table promotions
  -- The price itself, for a cut of one product.
  add column price_centimes bigint check (price_centimes > 0),
  drop constraint promotions_kind_check,
  add constraint promotions_kind_check check (kind in ('code', 'quantity', 'delivery', 'price_cut')),
  drop constraint promotions_code_takes,
  add constraint promotions_takes_one check (
    num_nonnulls(percent, amount_centimes, price_centimes) = (kind in ('code', 'price_cut'))::int
  ),
  add constraint promotions_cut_is_not_free check (kind = 'price_cut' or price_centimes is null),
  add constraint promotions_cut_below_100 check (kind <> 'price_cut' or percent < 100);

create index promotions_price_cuts on promotions (last_day, first_day) where kind = 'price_cut' and is_active;

alter table promotion_targets
  add column need_id record_id,
  drop constraint promotion_targets_check,
  add constraint promotion_targets_one check (num_nonnulls(product_id, category_id, brand, need_id) = 1);

-- To find the cuts of a product.
create index promotion_targets_product_id on promotion_targets (product_id) where product_id is not null;
create index promotion_targets_category_id on promotion_targets (category_id) where category_id is not null;
create index promotion_targets_brand on promotion_targets (brand) where brand is not null;
create index promotion_targets_need_id on promotion_targets (need_id) where need_id is not null;

-- The day for which products hold the prices of cuts. One for all processes, whatever their clocks show.
alter table catalog_version
  add column offers_day date not null default (now() at time zone 'Africa/Algiers')::date;

alter table products
  -- The running cut that is below the price and the discounted price; null without one.
  add column offer_id record_id references promotions,
  add column offer_price_centimes bigint,
  -- The price to strike; with the rule of struck prices, at most the lowest one of the 30 days before.
  add column former_price_centimes bigint,
  alter column effective_price_centimes drop expression,
  alter column effective_price_centimes set not null,
  add constraint products_effective_price check (
    effective_price_centimes = coalesce(offer_price_centimes, discounted_price_centimes, price_centimes)
  ),
  add constraint products_offer_is_whole check (num_nulls(offer_id, offer_price_centimes, former_price_centimes) in (0, 3)),
  add constraint products_offer_is_below check (
    offer_price_centimes > 0 and offer_price_centimes < coalesce(discounted_price_centimes, price_centimes)
  );

create index products_offer_id on products (offer_id) where offer_id is not null;

-- Whatever refreshes a listing, a product with a cut is on offer in it.
create function mark_cut() returns trigger language plpgsql as $$
begin
  new.on_offer := exists (select from products where number = new.number and offer_id is not null);
  return new;
end $$;

create trigger product_listings_mark_cut before insert or update on product_listings for each row
  when (not new.on_offer) execute function mark_cut();

-- The cut by which a line was sold, for the revenue of offers.
alter table order_items add column promotion_id record_id references promotions;
create index order_items_promotion_id on order_items (promotion_id) where promotion_id is not null;

-- The price of a product by a cut.
create function cut_price(price bigint, percent integer, amount bigint, fixed bigint) returns bigint
language sql immutable parallel safe
return case
  when percent is not null then round(price * (100 - percent) / 100.0)::bigint
  when amount is not null then price - amount
  else fixed
end;

-- The cut that gives a product its lowest price on a day, of equal ones that with the first id. No row without a cut that
-- lowers the price. The product is given by its parts, because a trigger asks before it is stored.
create function best_price_cut(product text, price bigint, of_brand text, in_category text, on_day date)
returns table (offer_id text, centimes bigint) language sql stable as $$
  with places as materialized (
    select array_remove(array[c.id, c.parent_id, parent.parent_id]::text[], null) as categories,
      array(select n.need_id::text from need_products n where n.product_id = product) as needs
    from categories c left join categories parent on parent.id = c.parent_id where c.id = in_category
  ),
  named as materialized (
    select t.promotion_id, t.excluded from promotion_targets t where t.product_id = product
    union all
    select t.promotion_id, t.excluded from promotion_targets t where t.brand = of_brand
    union all
    select t.promotion_id, t.excluded from places cross join unnest(categories) place(id)
    join promotion_targets t on t.category_id = place.id
    union all
    select t.promotion_id, t.excluded from places cross join unnest(needs) place(id)
    join promotion_targets t on t.need_id = place.id
  )
  select cut.id::text, cut.centimes
  from (
    select p.id, cut_price(price, p.percent, p.amount_centimes, p.price_centimes) as centimes
    from promotions p
    where p.kind = 'price_cut' and p.is_active and on_day between p.first_day and p.last_day
      and (
        p.id in (select promotion_id from named where not excluded)
        or p.id not in (select t.promotion_id from promotion_targets t where not t.excluded)
      )
      and p.id not in (select promotion_id from named where excluded)
  ) cut
  where cut.centimes > 0 and cut.centimes < price
  order by cut.centimes, cut.id limit 1
$$;

-- The products that targets name: rows of `promotion_targets`, all products without one that includes some.
create function products_of_targets(targets jsonb) returns setof text language sql stable as $$
  with targets as materialized (select * from jsonb_populate_recordset(null::promotion_targets, targets)),
  named as (
    select t.excluded, p.id from targets t join products p on p.id = t.product_id
    union all
    select t.excluded, p.id from targets t join products p on p.brand = t.brand
    union all
    select t.excluded, p.id
    from targets t
    join categories c on c.id = t.category_id or c.parent_id = t.category_id
      or c.parent_id in (select child.id from categories child where child.parent_id = t.category_id)
    join products p on p.category_id = c.id
    union all
    select t.excluded, n.product_id from targets t join need_products n on n.need_id = t.need_id
  )
  (
    select id::text from named where not excluded
    union
    select id::text from products where not exists (select from targets where not excluded)
  )
  except
  select id::text from named where excluded
$$;

alter table price_changes add column offer_price_centimes bigint;

create or replace function record_new_prices() returns trigger language plpgsql as $$
begin
  insert into price_changes (product_id, price_centimes, discounted_price_centimes, offer_price_centimes, changed_by)
  select id, price_centimes, discounted_price_centimes, offer_price_centimes,
    nullif(current_setting('saha.changed_by', true), '')
  from inserted;
  return null;
end $$;

create or replace function record_changed_price() returns trigger language plpgsql as $$
begin
  insert into price_changes (product_id, price_centimes, discounted_price_centimes, offer_price_centimes, changed_by)
  values (
    new.id, new.price_centimes, new.discounted_price_centimes, new.offer_price_centimes,
    nullif(current_setting('saha.changed_by', true), '')
  );
  return null;
end $$;

-- For all columns, because a cut also begins with a new brand or category.
drop trigger products_record_changed_price on products;
create trigger products_record_changed_price after update on products for each row
  when (
    (old.price_centimes, old.discounted_price_centimes, old.offer_price_centimes)
    is distinct from (new.price_centimes, new.discounted_price_centimes, new.offer_price_centimes)
  )
  execute function record_changed_price();

-- The same for cuts: a reduction is a discounted price or a cut, and goes on while one follows the other.
create or replace function lowest_prices(ids text[])
returns table (product_id text, centimes bigint, at timestamptz) language sql stable as $$
  with known as (
    select c.*, lead(c.at) over product as until,
      max(c.id) filter (where c.discounted_price_centimes is null and c.offer_price_centimes is null)
        over (partition by c.product_id) as last_whole,
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
    select k.product_id,
      coalesce(k.offer_price_centimes, k.discounted_price_centimes, k.price_centimes) as centimes,
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

-- The price that a cut may strike (requirements: Struck prices).
create function struck_price(product text, price bigint) returns bigint language sql stable as $$
  select case
    when (select value -> 'strikesLowest' from settings where name = 'offers') = 'true'
      then least(price, (select lowest.centimes from lowest_prices(array[product]) lowest))
    else price
  end
$$;

-- A trigger, because products change by many ways: forms, changes of many products, imports and commands.
create function price_product() returns trigger language plpgsql as $$
declare
  best record;
begin
  select cut.* into best from catalog_version v
  cross join best_price_cut(new.id, new.price_centimes, new.brand, new.category_id, v.offers_day) cut
  where cut.centimes < coalesce(new.discounted_price_centimes, new.price_centimes);
  new.offer_id := best.offer_id;
  new.offer_price_centimes := best.centimes;
  new.former_price_centimes :=
    case when best.offer_id is not null then struck_price(new.id, new.price_centimes) end;
  new.effective_price_centimes := coalesce(best.centimes, new.discounted_price_centimes, new.price_centimes);
  return new;
end $$;

create trigger products_price before insert or update of price_centimes, discounted_price_centimes, brand, category_id
  on products for each row execute function price_product();

-- Gives these products the prices of the cuts that run on a day, and returns those that changed. The caller holds the lock
-- of the catalog, so the products keep their place meanwhile. Rows are locked in the order of orders: bundles last.
-- Neither the version of a product nor the time of its last save moves, and its words are not listed again.
create function refresh_offer_prices(ids text[], on_day date) returns text[] language plpgsql as $$
declare
  wanted jsonb;
  changed text[];
begin
  select jsonb_agg(row_to_json(w)), array_agg(w.id::text) into wanted, changed
  from (
    select p.id, cut.offer_id, cut.centimes as offer_price_centimes, struck.centimes as former_price_centimes
    from products p
    left join best_price_cut(p.id, p.price_centimes, p.brand, p.category_id, on_day) cut
      on cut.centimes < coalesce(p.discounted_price_centimes, p.price_centimes)
    cross join lateral (
      select case when cut.offer_id is not null then struck_price(p.id, p.price_centimes) end as centimes
    ) struck
    where p.id = any(ids)
      and (p.offer_id, p.offer_price_centimes, p.former_price_centimes)
        is distinct from (cut.offer_id, cut.centimes, struck.centimes)
  ) w;
  if changed is null then return '{}'; end if;
  perform from products where id = any(changed) order by id in (select bundle_id from bundle_parts), id for update;
  update catalog_version set version = version + 1;
  update products p
  set offer_id = w.offer_id, offer_price_centimes = w.offer_price_centimes,
    former_price_centimes = w.former_price_centimes,
    effective_price_centimes = coalesce(w.offer_price_centimes, p.discounted_price_centimes, p.price_centimes)
  from jsonb_populate_recordset(null::products, wanted) w
  where p.id = w.id;
  update product_listings l
  set effective_price_centimes = p.effective_price_centimes,
    unit_price = p.effective_price_centimes / p.net_quantity,
    on_offer = p.effective_price_centimes < p.price_centimes,
    listed_version = v.version
  from products p, catalog_version v
  where p.id = any(changed) and l.number = p.number;
  return changed;
end $$;

create function refresh_products_of_needs() returns trigger language plpgsql as $$
begin
  if exists (select from promotion_targets where need_id is not null) then
    perform refresh_offer_prices(array(select distinct product_id::text from changed), v.offers_day)
    from catalog_version v;
  end if;
  return null;
end $$;

create trigger need_products_price_added after insert on need_products
  referencing new table as changed for each statement execute function refresh_products_of_needs();
create trigger need_products_price_removed after delete on need_products
  referencing old table as changed for each statement execute function refresh_products_of_needs();

create function refresh_products_of_category() returns trigger language plpgsql as $$
begin
  perform refresh_offer_prices(array(
    select p.id::text from products p join product_listings l using (number)
    where new.number in (l.category_1, l.category_2, l.category_3)
  ), v.offers_day)
  from catalog_version v;
  return null;
end $$;

-- After the listings have the new path, as the order of the names says.
create trigger categories_price after update of parent_id on categories for each row
  when (old.parent_id is distinct from new.parent_id) execute function refresh_products_of_category();

-- The rule of struck prices is a setting.
create function refresh_former_prices() returns trigger language plpgsql as $$
begin
  perform from catalog_version for update;
  perform refresh_offer_prices(array(select id::text from products where offer_id is not null), v.offers_day)
  from catalog_version v;
  return null;
end $$;

create trigger settings_price after insert or update on settings for each row
  when (new.name = 'offers') execute function refresh_former_prices();
