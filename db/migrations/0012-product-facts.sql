-- What a pharmacist tells about a product, the families of products that differ in one option, and the needs by which
-- shoppers look for products (requirements: Product facts, Families).

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

alter table products
  add column family_id record_id references families on delete set null,
  -- The member's option, such as "75 ml"; '' outside a family.
  add column variant_label text not null default '' check (length(variant_label) <= 100),
  -- The place among the members, from 0.
  add column family_position smallint not null default 0,
  add column ingredients text not null default '',
  add column usage text not null default '',
  add column warnings text not null default '',
  -- The people it is for and those it is not for: age, pregnancy.
  add column audience text not null default '',
  -- What the pack contains, for the unit price.
  add column net_quantity double precision check (net_quantity > 0),
  add column unit text check (unit in ('ml', 'g', 'pieces')),
  -- A GTIN of 8, 12, 13 or 14 digits.
  add column barcode text unique check (barcode ~ '^\d{8}$|^\d{12,14}$'),
  add column product_class text
    check (product_class in ('supplement', 'cosmetic', 'hygiene', 'device', 'baby', 'wear')),
  -- The pictures after the first, which is `image_url`.
  add column more_image_urls text[] not null default '{}' check (cardinality(more_image_urls) <= 7),
  -- At or below this stock the product must be ordered again; null means the shop's usual limit.
  add column low_stock_limit integer check (low_stock_limit >= 0),
  add constraint products_quantity_has_unit check ((net_quantity is null) = (unit is null));

create index products_family_id on products (family_id, family_position, number) where family_id is not null;

-- A short list of needs, such as "Sun" or "Newborn", curated by administrators.
create table needs (
  id record_id primary key,
  number integer generated always as identity unique,
  -- The last part of its address: /needs/hair-loss
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (length(name) between 1 and 100),
  description text not null,
  image_url text not null default '',
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table need_products (
  need_id record_id not null references needs on delete cascade,
  product_id record_id not null references products on delete cascade,
  position integer not null,
  primary key (need_id, product_id)
);

create index need_products_product_id on need_products (product_id);

alter table audit_entries drop constraint audit_entries_action_check;
alter table audit_entries add constraint audit_entries_action_check
  check (action ~ '^(order|user|product|category|family|need)\.[a-z]+$');
