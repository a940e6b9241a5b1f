-- Bundles: products that are made of other products (requirements: Bundles, docs/decisions/0105).

-- The parts of a bundle. A product that a bundle needs cannot be deleted.
create table bundle_parts (
  bundle_id record_id not null references products on delete cascade,
  product_id record_id not null references products,
  -- The order of use, from 0.
  position smallint not null,
  -- In one bundle.
  units smallint not null check (units between 1 and 99),
  -- Only of a product that is sold in sizes.
  size text check (size <> ''),
  -- The directions for use in each language; '' is nothing.
  use_en text not null default '' check (length(use_en) <= 200),
  use_fr text not null default '' check (length(use_fr) <= 200),
  use_ar text not null default '' check (length(use_ar) <= 200),
  primary key (bundle_id, product_id),
  check (product_id <> bundle_id)
);

create index bundle_parts_product_id on bundle_parts (product_id);

-- Whether units of a part can be sold in a bundle: shoppers see the product, and its size is fixed and in stock.
create function is_part_sold(visible boolean, sizes jsonb, size text) returns boolean language sql immutable
return visible and (
  sizes = '[]' or (size is not null and sizes @> jsonb_build_array(jsonb_build_object('size', size, 'inStock', true)))
);

-- As many bundles are in stock as their scarcest part allows. A bundle has no units of its own.
create view bundle_stocks as
select b.bundle_id, min(case when is_part_sold(l.visible, p.sizes, b.size) then p.stock / b.units else 0 end) as stock
from bundle_parts b
join products p on p.id = b.product_id
join product_listings l on l.number = p.number
group by b.bundle_id;

-- These products, their parts and all bundles that contain one of them: everything whose stock changes with theirs. Whoever
-- changes stock locks first the products without parts, then the bundles, each in the order of their ids.
create function with_bundles(ids text[]) returns text[] language sql stable
return (
  with stocked as (
    select unnest(ids) as id union select product_id from bundle_parts where bundle_id = any(ids)
  )
  select array_agg(id) from (
    select id from stocked union select bundle_id from bundle_parts join stocked on stocked.id = bundle_parts.product_id
  ) everything
);

-- A trigger, because stock comes and goes by many ways. The bundles are locked first, so that two changes of different parts
-- come one after the other, and the second one sees the first.
create function stock_bundles(bundles text[]) returns void language plpgsql as $$
begin
  perform from products where id = any(bundles) order by id for no key update;
  update products p set stock = coalesce(s.stock, 0)
  from unnest(bundles) bundle left join bundle_stocks s on s.bundle_id = bundle
  where p.id = bundle and p.stock <> coalesce(s.stock, 0);
end $$;

create function stock_bundles_of_products() returns trigger language plpgsql as $$
declare
  bundles text[] := (
    select array_agg(distinct bundle_id::text)
    from after join before using (id) join bundle_parts on product_id = id
    where (after.stock, after.sizes) is distinct from (before.stock, before.sizes)
  );
begin
  if bundles is not null then perform stock_bundles(bundles); end if;
  return null;
end $$;

create trigger products_stock_bundles after update on products
  referencing old table as before new table as after for each statement execute function stock_bundles_of_products();

create function stock_bundles_of_listings() returns trigger language plpgsql as $$
declare
  bundles text[] := (
    select array_agg(distinct bundle_id::text)
    from after join before using (number) join products p using (number) join bundle_parts on product_id = p.id
    where after.visible <> before.visible
  );
begin
  if bundles is not null then perform stock_bundles(bundles); end if;
  return null;
end $$;

create trigger product_listings_stock_bundles after update on product_listings
  referencing old table as before new table as after for each statement execute function stock_bundles_of_listings();

-- The parts that the packer takes for a line with a bundle, as they were when it was ordered. There is no foreign key to the product,
-- because orders outlive products (I7).
create table order_item_parts (
  order_id record_id not null,
  item_position smallint not null,
  position smallint not null,
  product_id record_id not null,
  name text not null,
  -- As the buyer read it; null if that was the base name.
  name_as_read text check (name_as_read <> name),
  size text,
  -- In one bundle.
  units smallint not null check (units between 1 and 99),
  -- The part of the line's total, after discounts, that falls on it: they add up to the total (I18).
  share_centimes bigint not null check (share_centimes >= 0),
  -- The cost of a unit when the line was ordered; null where no cost was known.
  unit_cost_centimes bigint check (unit_cost_centimes >= 0),
  primary key (order_id, item_position, position),
  foreign key (order_id, item_position) references order_items on delete cascade
);

create index order_item_parts_product_id on order_item_parts (product_id);

-- The units that each line takes from the stock: of its product, or of the parts of its bundle.
create view order_units as
select i.order_id, i.position, i.product_id, i.quantity as units from order_items i
where not exists (select from order_item_parts part where part.order_id = i.order_id and part.item_position = i.position)
union all
select i.order_id, i.position, part.product_id, i.quantity * part.units
from order_item_parts part join order_items i on i.order_id = part.order_id and i.position = part.item_position;

-- The products in an order: those of its lines, and the parts of its bundles.
create view order_products as
select order_id, product_id from order_items
union all
select order_id, product_id from order_item_parts;
