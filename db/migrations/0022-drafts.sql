-- A draft is not shown to shoppers: null is a product that they see.
alter table products add column state text check (state in ('draft'));

create index products_drafts on products (created_at desc, number desc) where state = 'draft';

-- The list of the back office is filtered by brand, without regard to case and accents.
create index products_brand on products (plain_text(brand)) where brand <> '';

-- Whatever refreshes a listing, a draft stays hidden in it, as a product of an inactive category does.
create function hide_draft() returns trigger language plpgsql as $$
begin
  new.visible := not exists (select from products where number = new.number and state = 'draft');
  return new;
end $$;

create trigger product_listings_hide_draft before insert or update on product_listings for each row
  when (new.visible) execute function hide_draft();

create trigger products_raise_version_of_state before update of state on products
  for each statement execute function raise_catalog_version();

create trigger products_list_state after update of state on products for each row
  when (old.state is distinct from new.state) execute function list_changed_product();
