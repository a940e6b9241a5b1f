-- Administrators and imports may translate some texts of a product and not its name, such as its description or its label
-- in a family. Without a name, readers see the base name, as with every other blank text.
alter table product_texts alter column name drop not null;
alter table category_texts alter column name drop not null;
alter table family_texts alter column name drop not null;
alter table need_texts alter column name drop not null;

-- The translated products of a language, for the list of those that are not. Descriptions make the table wide, so this
-- list reads only the index.
create index product_texts_translated on product_texts (language, product_id) include (is_behind)
  where name is not null and description <> '';

-- A label describes a member among the others of its family, so it does not fit another family.
create function clear_translated_labels() returns trigger language plpgsql as $$
begin
  update product_texts set label = '' where product_id = new.id and label <> '';
  return null;
end $$;

create trigger products_clear_translated_labels after update of family_id on products for each row
  when (old.family_id is not null and old.family_id is distinct from new.family_id)
  execute function clear_translated_labels();
