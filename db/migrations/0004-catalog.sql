-- The catalog: categories, families and products.

-- Incremented before every change that lists show. Readers keep what they have read in memory until it changes. It also
-- makes writers of the catalog wait for each other before they lock anything else, so that they cannot deadlock.
create table catalog_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null,
  -- The version of the last change of the needs and their products.
  needs_version bigint not null default 0,
  -- A process whose copy is older reads everything again.
  reload_version bigint not null default 0
);

insert into catalog_version (version) values (1);

create function raise_catalog_version() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1;
  return null;
end $$;

-- A child's level is its parent's plus one, at most three, which excludes a fourth level and cycles. Deferred, so that a
-- subtree can change its levels in one transaction.
create table categories (
  id record_id primary key,
  external_key text unique,
  name text not null check (length(name) between 1 and 200),
  description text not null,
  image_url text not null default '',
  parent_id record_id,
  level smallint not null check (level between 1 and 3),
  parent_level smallint generated always as (case when parent_id is null then null else level - 1 end) stored,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Short keys, which keep the indexes small: an id takes 36 characters.
  number integer generated always as identity unique,
  check ((parent_id is null) = (level = 1)),
  unique (id, level),
  foreign key (parent_id, parent_level) references categories (id, level) deferrable initially deferred
);

create index categories_parent_id on categories (parent_id);

create trigger categories_raise_version before insert or update or delete or truncate
  on categories for each statement execute function raise_catalog_version();

create function list_changed_category() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(
    select number from product_listings
    where category_1 = new.number or category_2 = new.number or category_3 = new.number
  ));
  return null;
end $$;

create trigger categories_list_changed after update of name, parent_id, is_active on categories for each row
  when ((old.name, old.parent_id, old.is_active) is distinct from (new.name, new.parent_id, new.is_active))
  execute function list_changed_category();

create function fall_behind_category() returns trigger language plpgsql as $$
begin
  update category_texts set is_behind = true where category_id = new.id and not is_behind;
  return null;
end $$;

create trigger categories_leave_texts_behind after update of name, description on categories for each row
  when ((old.name, old.description) is distinct from (new.name, new.description))
  execute function fall_behind_category();

-- Products that differ only in size, strength, color or flavor. Each keeps its own price, stock, pictures and page.
create table families (
  id record_id primary key,
  number integer generated always as identity unique,
  -- The family's key in the file from which it was imported.
  external_key text unique,
  name text not null check (length(name) between 1 and 500),
  -- What the members differ in, such as "Size".
  option_name text not null check (length(option_name) between 1 and 50),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- An import finds the families of each batch by their names.
create index families_name on families (name);

-- A new family has no members yet. The name is not in the listings; pages read it.
create trigger families_raise_version before update of name, option_name or delete or truncate
  on families for each statement execute function raise_catalog_version();

create function fall_behind_family() returns trigger language plpgsql as $$
begin
  update family_texts set is_behind = true where family_id = new.id and not is_behind;
  return null;
end $$;

create trigger families_leave_texts_behind after update of name, option_name on families for each row
  when ((old.name, old.option_name) is distinct from (new.name, new.option_name))
  execute function fall_behind_family();

-- The facts of a product are those that a pharmacist tells (requirements: Product facts).
create table products (
  id record_id primary key,
  -- The product's key in the file from which it was imported.
  external_key text unique,
  name text not null check (length(name) between 1 and 500),
  brand text not null default '',
  description text not null,
  price_centimes bigint not null check (price_centimes > 0),
  -- Null means no discount.
  discounted_price_centimes bigint check (discounted_price_centimes > 0 and discounted_price_centimes < price_centimes),
  effective_price_centimes bigint generated always as (coalesce(discounted_price_centimes, price_centimes)) stored,
  stock integer not null check (stock >= 0),
  image_url text not null default '',
  features text[] not null default '{}',
  -- [{"size": "38", "inStock": true}]
  sizes jsonb not null default '[]' check (jsonb_typeof(sizes) = 'array'),
  category_id record_id not null references categories,
  featured boolean not null default false,
  -- Incremented by each save of the form, so that an outdated form is refused instead of overwriting.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  number integer generated always as identity unique,
  family_id record_id references families on delete set null,
  -- The member's option, such as "75 ml"; '' outside a family.
  variant_label text not null default '' check (length(variant_label) <= 100),
  -- The place among the members, from 0.
  family_position smallint not null default 0,
  ingredients text not null default '',
  usage text not null default '',
  warnings text not null default '',
  -- The people it is for and those it is not for: age, pregnancy.
  audience text not null default '',
  -- What the pack contains, for the unit price.
  net_quantity double precision check (net_quantity > 0),
  unit text check (unit in ('ml', 'g', 'pieces')),
  -- A GTIN of 8, 12, 13 or 14 digits.
  barcode text unique check (barcode ~ '^\d{8}$|^\d{12,14}$'),
  product_class text
    check (product_class in ('supplement', 'cosmetic', 'hygiene', 'device', 'baby', 'wear')),
  -- The pictures after the first, which is `image_url`.
  more_image_urls text[] not null default '{}' check (cardinality(more_image_urls) <= 7),
  -- At or below this stock the product must be ordered again; null means the shop's usual limit.
  low_stock_limit integer check (low_stock_limit >= 0),
  weight_grams integer check (weight_grams between 1 and 100000),
  -- A whole percentage that the price includes; null means the rate of the settings.
  tva_rate smallint check (tva_rate between 0 and 99),
  -- What the shop pays for a unit, without TVA that it gets back; null means unknown. Shoppers never see it.
  cost_centimes bigint check (cost_centimes >= 0),
  -- Where the shop keeps a product, such as "B3": the pick list is sorted by it.
  shelf_place text not null default '' check (length(shelf_place) <= 30),
  constraint products_quantity_has_unit check ((net_quantity is null) = (unit is null))
);

-- For sorting by stock. The stock changes with every order, so it is not a column of the listings.
create index products_stock on products (stock, number desc) include (category_id, effective_price_centimes);
create index products_family_id on products (family_id, family_position, number) where family_id is not null;

-- The few products that must be ordered again, for their list, their counts and the list for the supplier. The limit of
-- five units is that of shared/catalog/admin-products.ts: a query that repeats this condition reads only this index.
create index products_low_stock on products (stock, number) include (created_at, category_id)
  where stock <= coalesce(low_stock_limit, 5);

-- The home page shows the featured products first, so marking one changes a list.
create index products_featured on products (created_at desc, number desc) where featured;

-- The shop shows the end of a product's id as its SKU, and the search finds the product by it (requirements: Search).
create index products_sku on products (right(id, 8));

create function list_new_products() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(select number from inserted));
  return null;
end $$;

create trigger products_list_new after insert on products
  referencing new table as inserted for each statement execute function list_new_products();

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

-- Marks the translations of a changed base text.
create function fall_behind_product() returns trigger language plpgsql as $$
begin
  update product_texts set is_behind = true where product_id = new.id and not is_behind;
  return null;
end $$;

create trigger products_leave_texts_behind
  after update of name, description, features, ingredients, usage, warnings, audience, variant_label
  on products for each row
  when (
    (old.name, old.description, old.features, old.ingredients, old.usage, old.warnings, old.audience, old.variant_label)
    is distinct from
    (new.name, new.description, new.features, new.ingredients, new.usage, new.warnings, new.audience, new.variant_label)
  )
  execute function fall_behind_product();

-- A label describes a member among the others of its family, so it does not fit another family.
create function clear_translated_labels() returns trigger language plpgsql as $$
begin
  update product_texts set label = '' where product_id = new.id and label <> '';
  return null;
end $$;

create trigger products_clear_translated_labels after update of family_id on products for each row
  when (old.family_id is not null and old.family_id is distinct from new.family_id)
  execute function clear_translated_labels();

create trigger products_raise_version
  before insert or delete or truncate
  or update of name, brand, description, price_centimes, discounted_price_centimes, category_id, created_at,
    family_id, variant_label, family_position, net_quantity, unit, features, ingredients, audience
  on products for each statement execute function raise_catalog_version();

create function list_changed_product() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array[new.number]);
  return null;
end $$;

create trigger products_list_changed
  after update of name, brand, description, price_centimes, discounted_price_centimes, category_id, created_at,
    family_id, net_quantity, unit, features, ingredients, audience, variant_label
  on products for each row
  when (
    (old.name, old.brand, old.description, old.price_centimes, old.discounted_price_centimes, old.category_id,
      old.created_at, old.family_id, old.net_quantity, old.unit, old.features, old.ingredients, old.audience,
      old.variant_label)
    is distinct from
    (new.name, new.brand, new.description, new.price_centimes, new.discounted_price_centimes, new.category_id,
      new.created_at, new.family_id, new.net_quantity, new.unit, new.features, new.ingredients, new.audience,
      new.variant_label)
  )
  execute function list_changed_product();

create function note_new_products() returns trigger language plpgsql as $$
begin
  perform refresh_translation_states(array(select id from changed));
  return null;
end $$;

-- Texts that were inserted before their product count too.
create trigger products_note_translations after insert on products
  referencing new table as changed for each statement execute function note_new_products();

-- An import changes many products at once: an event has at most 100 of them.
create function tell_changed_stock() returns trigger language plpgsql as $$
declare
  subjects jsonb[];
begin
  if webhooks_want('stock.changed') then
    subjects := (
      select array_agg(jsonb_build_object('products', products)) from (
        select jsonb_agg(jsonb_build_object('id', id, 'before', before, 'stock', stock) order by number) as products
        from (
          select after.id, before.stock as before, after.stock, row_number() over (order by after.id) as number
          from after join before using (id) where after.stock <> before.stock
        ) changed
        group by (number - 1) / 100
      ) events
    );
    if subjects is not null then
      perform record_webhook_events('stock.changed', subjects);
    end if;
  end if;
  return null;
end $$;

create trigger products_tell_stock after update on products
  referencing old table as before new table as after for each statement execute function tell_changed_stock();
