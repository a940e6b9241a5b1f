-- The home page shows the featured products first, so marking one changes a list.

create index products_featured on products (created_at desc, number desc) where featured;

drop trigger products_raise_version on products;
create trigger products_raise_version
  before insert or delete or truncate
  or update of name, brand, description, price_centimes, discounted_price_centimes, category_id, created_at,
    family_id, variant_label, family_position, net_quantity, unit, featured
  on products for each statement execute function raise_catalog_version();
