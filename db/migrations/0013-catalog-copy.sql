-- Each process answers lists and facets from a compact copy of the listings in its memory (docs/decisions/0041). This
-- adds the columns that it copies, and marks every change so that a process reads only the rows that changed.

alter table catalog_version
  -- The version of the last change of the needs and their products.
  add column needs_version bigint not null default 0,
  -- A process whose copy is older reads everything again.
  add column reload_version bigint not null default 0;

-- Lists no longer walk along an index for each sort and category. One remains, to find a name's place among the others.
drop index
  product_listings_newest, product_listings_newest_1, product_listings_newest_2, product_listings_newest_3,
  product_listings_price, product_listings_price_1, product_listings_price_2, product_listings_price_3,
  product_listings_name, product_listings_name_1, product_listings_name_2, product_listings_name_3;

alter table product_listings
  -- The family's number.
  add column family integer,
  add column brand text not null default '',
  -- The effective price of one ml, g or piece.
  add column unit_price double precision,
  add column on_offer boolean not null default false,
  -- The version of the catalogue that last wrote the row.
  add column listed_version bigint not null default 0;

-- The trigger compares the words of all rows, which stay the same.
alter table product_listings disable trigger product_listings_count_changed;
update product_listings l
set
  brand = p.brand,
  unit_price = p.effective_price_centimes / p.net_quantity,
  on_offer = p.discounted_price_centimes is not null,
  family = (select f.number from families f where f.id = p.family_id),
  listed_version = (select version from catalog_version)
from products p where p.number = l.number;
alter table product_listings enable trigger product_listings_count_changed;

create index product_listings_name on product_listings (name_key, number);
create index product_listings_version on product_listings (listed_version, number) include (visible);

-- The numbers of deleted products with the version that deleted them.
create table removed_listings (
  version bigint not null,
  number integer not null,
  primary key (version, number)
);

create or replace function refresh_product_listings(product_numbers integer[]) returns void language sql
begin atomic
  insert into product_listings (
    number, created_at, effective_price_centimes, name_key, name_length, category_1, category_2, category_3, visible,
    stems, family, brand, unit_price, on_offer, listed_version
  )
  select
    p.number, p.created_at, p.effective_price_centimes, plain_text(p.name),
    cardinality(string_to_array(p.name_words, ' ')),
    paths.numbers[1], paths.numbers[2], paths.numbers[3], paths.visible,
    weighted_stems(p.name_words, plain_words(p.brand), paths.words, plain_words(p.description)),
    f.number, p.brand, p.effective_price_centimes / p.net_quantity, p.discounted_price_centimes is not null,
    v.version
  from (
    select *, plain_words(name) as name_words from products where number = any (product_numbers)
  ) p
  join category_paths paths on paths.id = p.category_id
  left join families f on f.id = p.family_id
  -- Writers of the catalogue wait for each other, so a row never gets a version below one that is already committed.
  cross join catalog_version v
  on conflict (number) do update set
    created_at = excluded.created_at,
    effective_price_centimes = excluded.effective_price_centimes,
    name_key = excluded.name_key,
    name_length = excluded.name_length,
    category_1 = excluded.category_1,
    category_2 = excluded.category_2,
    category_3 = excluded.category_3,
    visible = excluded.visible,
    stems = excluded.stems,
    family = excluded.family,
    brand = excluded.brand,
    unit_price = excluded.unit_price,
    on_offer = excluded.on_offer,
    listed_version = excluded.listed_version;
end;

create function note_removed_listings() returns trigger language plpgsql as $$
begin
  insert into removed_listings select version, number from removed, catalog_version;
  return null;
end $$;

create trigger product_listings_note_removed after delete on product_listings
  referencing old table as removed for each statement execute function note_removed_listings();

create or replace function forget_all_words() returns trigger language plpgsql as $$
begin
  truncate search_words, removed_listings;
  update catalog_version set version = version + 1, reload_version = version + 1;
  return null;
end $$;

-- More columns than before, but still none that an order changes.
drop trigger products_raise_version on products;
create trigger products_raise_version
  before insert or delete or truncate
  or update of name, brand, description, price_centimes, discounted_price_centimes, category_id, created_at,
    family_id, variant_label, family_position, net_quantity, unit
  on products for each statement execute function raise_catalog_version();

drop trigger products_list_changed on products;
create trigger products_list_changed
  after update of name, brand, description, price_centimes, discounted_price_centimes, category_id, created_at,
    family_id, net_quantity, unit
  on products for each row
  when (
    (old.name, old.brand, old.description, old.price_centimes, old.discounted_price_centimes, old.category_id,
      old.created_at, old.family_id, old.net_quantity, old.unit)
    is distinct from
    (new.name, new.brand, new.description, new.price_centimes, new.discounted_price_centimes, new.category_id,
      new.created_at, new.family_id, new.net_quantity, new.unit)
  )
  execute function list_changed_product();

-- A new family has no members yet. The name is not in the listings; pages read it.
create trigger families_raise_version before update of name, option_name or delete or truncate
  on families for each statement execute function raise_catalog_version();

create function raise_needs_version() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1, needs_version = version + 1;
  return null;
end $$;

create trigger needs_raise_version before insert or update or delete or truncate
  on needs for each statement execute function raise_needs_version();

create trigger need_products_raise_version before insert or update or delete or truncate
  on need_products for each statement execute function raise_needs_version();
