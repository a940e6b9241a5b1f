-- How far each product is translated, for the list of products to translate. Joining 100,000 products with their texts and
-- sales took 170 to 370 ms a page, although the state changes only with a text. Here a page reads only its own rows of an
-- index that is in the order of the list.

-- 0 missing, 1 behind, 2 current. Without a name or a description a translation is missing.
create table translation_states (
  number integer primary key references products (number) on delete cascade,
  fr smallint not null,
  ar smallint not null,
  -- The units sold lately. The list refreshes them, so that no order writes here.
  sold integer not null default 0
);

-- Translated products are not in it.
create index translation_states_open on translation_states (sold desc, number) include (fr, ar) where fr < 2 or ar < 2;

create function refresh_translation_states(product_ids text[]) returns void language sql
begin atomic
  insert into translation_states (number, fr, ar)
  select products.number, coalesce(fr.state, 0), coalesce(ar.state, 0)
  from products
  left join lateral (
    select case when is_behind then 1 else 2 end as state from product_texts
    where product_id = products.id and language = 'fr' and name is not null and description <> ''
  ) fr on true
  left join lateral (
    select case when is_behind then 1 else 2 end as state from product_texts
    where product_id = products.id and language = 'ar' and name is not null and description <> ''
  ) ar on true
  where products.id = any (product_ids)
  on conflict (number) do update set fr = excluded.fr, ar = excluded.ar
    where (translation_states.fr, translation_states.ar) is distinct from (excluded.fr, excluded.ar);
end;

select refresh_translation_states(array(select id from products));

create function note_new_products() returns trigger language plpgsql as $$
begin
  perform refresh_translation_states(array(select id from changed));
  return null;
end $$;

-- Texts that were inserted before their product count too.
create trigger products_note_translations after insert on products
  referencing new table as changed for each statement execute function note_new_products();

create function note_translations() returns trigger language plpgsql as $$
begin
  perform refresh_translation_states(array(select product_id from changed));
  return null;
end $$;

create trigger product_texts_note_new after insert on product_texts
  referencing new table as changed for each statement execute function note_translations();
create trigger product_texts_note_changed after update on product_texts
  referencing new table as changed for each statement execute function note_translations();
create trigger product_texts_note_removed after delete on product_texts
  referencing old table as changed for each statement execute function note_translations();
