-- The language of the catalog's base texts (docs/decisions/0095). It is beside the version, because everything that follows
-- the catalog reads this row. Translations may be in each of the others.
alter table catalog_version
  add column base_language text not null default 'en' check (base_language in ('en', 'fr', 'ar'));

create function base_language() returns text language sql stable parallel safe
begin atomic
  select base_language from catalog_version;
end;

alter table product_texts drop constraint product_texts_language_check,
  add constraint product_texts_language_check check (language in ('en', 'fr', 'ar'));
alter table category_texts drop constraint category_texts_language_check,
  add constraint category_texts_language_check check (language in ('en', 'fr', 'ar'));
alter table family_texts drop constraint family_texts_language_check,
  add constraint family_texts_language_check check (language in ('en', 'fr', 'ar'));
alter table need_texts drop constraint need_texts_language_check,
  add constraint need_texts_language_check check (language in ('en', 'fr', 'ar'));

-- A second text in the base language would hide the base text from its readers.
create function refuse_text_in_base_language() returns trigger language plpgsql as $$
begin
  if new.language = base_language() then
    raise check_violation using message = 'a translation into the base language', constraint = 'texts_in_base_language';
  end if;
  return new;
end $$;

create trigger product_texts_refuse_base before insert or update of language on product_texts
  for each row execute function refuse_text_in_base_language();
create trigger category_texts_refuse_base before insert or update of language on category_texts
  for each row execute function refuse_text_in_base_language();
create trigger family_texts_refuse_base before insert or update of language on family_texts
  for each row execute function refuse_text_in_base_language();
create trigger need_texts_refuse_base before insert or update of language on need_texts
  for each row execute function refuse_text_in_base_language();

-- Set for the transaction that changes the base language: it exchanges texts, so no translation falls behind, and it lists
-- all products once at its end.
create function is_moving_texts() returns boolean language sql stable parallel safe
return coalesce(current_setting('saha.moves_texts', true), '') = 'on';

create or replace function fall_behind_product() returns trigger language plpgsql as $$
begin
  if is_moving_texts() then return null; end if;
  update product_texts set is_behind = true where product_id = new.id and not is_behind;
  return null;
end $$;

create or replace function fall_behind_category() returns trigger language plpgsql as $$
begin
  if is_moving_texts() then return null; end if;
  update category_texts set is_behind = true where category_id = new.id and not is_behind;
  return null;
end $$;

create or replace function fall_behind_family() returns trigger language plpgsql as $$
begin
  if is_moving_texts() then return null; end if;
  update family_texts set is_behind = true where family_id = new.id and not is_behind;
  return null;
end $$;

create or replace function fall_behind_need() returns trigger language plpgsql as $$
begin
  if is_moving_texts() then return null; end if;
  update need_texts set is_behind = true where need_id = new.id and not is_behind;
  return null;
end $$;

-- The sizes that a shop offers without saying so depend on English words (docs/requirements/catalog.md).
create function english_category_name(category record_id) returns text language sql stable parallel safe
begin atomic
  select coalesce(t.name, c.name) from categories c
  left join category_texts t on t.category_id = c.id and t.language = 'en' where c.id = category;
end;

-- The base language counts as translated.
alter table translation_states add column en smallint not null default 2;
drop index translation_states_open;
create index translation_states_open on translation_states (sold desc, number) include (en, fr, ar)
  where en < 2 or fr < 2 or ar < 2;

create or replace function refresh_translation_states(product_ids text[]) returns void language sql
begin atomic
  insert into translation_states (number, en, fr, ar)
  select products.number,
    case when base_language() = 'en' then 2 else coalesce(en.state, 0) end,
    case when base_language() = 'fr' then 2 else coalesce(fr.state, 0) end,
    case when base_language() = 'ar' then 2 else coalesce(ar.state, 0) end
  from products
  left join lateral (
    select case when is_behind then 1 else 2 end as state from product_texts
    where product_id = products.id and language = 'en' and name is not null and description <> ''
  ) en on true
  left join lateral (
    select case when is_behind then 1 else 2 end as state from product_texts
    where product_id = products.id and language = 'fr' and name is not null and description <> ''
  ) fr on true
  left join lateral (
    select case when is_behind then 1 else 2 end as state from product_texts
    where product_id = products.id and language = 'ar' and name is not null and description <> ''
  ) ar on true
  where products.id = any (product_ids)
  on conflict (number) do update set en = excluded.en, fr = excluded.fr, ar = excluded.ar
    where (translation_states.en, translation_states.fr, translation_states.ar)
      is distinct from (excluded.en, excluded.fr, excluded.ar);
end;

-- Replaces the listings of these products.
create or replace function refresh_product_listings(product_numbers integer[]) returns void language sql
begin atomic
  insert into product_listings (
    number, created_at, effective_price_centimes, name_key, name_key_fr, name_key_ar, name_length, category_1, category_2,
    category_3, visible, stems, family, brand, unit_price, on_offer, listed_version
  )
  select
    p.number, p.created_at, p.effective_price_centimes, plain_text(coalesce(en.name, p.name)),
    plain_text(coalesce(fr.name, p.name)), plain_text(coalesce(ar.name, p.name)),
    cardinality(string_to_array(p.name_words, ' ')),
    paths.numbers[1], paths.numbers[2], paths.numbers[3], paths.visible,
    weighted_stems(
      concat_ws(
        ' ', p.name_words, plain_words(join_negated(en.name)), plain_words(join_negated(fr.name)),
        plain_words(join_negated(ar.name))
      ),
      plain_words(p.brand),
      concat_ws(' ', paths.words, need_words(p.id)),
      plain_words(join_negated(without_warnings(concat_ws(E'\n',
        array_to_string(p.features, E'\n'), p.ingredients, p.variant_label,
        array_to_string(en.features, E'\n'), en.ingredients, en.label,
        array_to_string(fr.features, E'\n'), fr.ingredients, fr.label,
        array_to_string(ar.features, E'\n'), ar.ingredients, ar.label
      )))),
      plain_words(join_negated(without_warnings(concat_ws(E'\n',
        p.description, p.audience, en.description, en.audience, fr.description, fr.audience, ar.description, ar.audience
      ))))
    ),
    f.number, p.brand, p.effective_price_centimes / p.net_quantity, p.discounted_price_centimes is not null,
    v.version
  from (
    select *, plain_words(join_negated(name)) as name_words from products
    where number = any (product_numbers) and not is_moving_texts()
  ) p
  join category_paths paths on paths.id = p.category_id
  left join families f on f.id = p.family_id
  left join product_texts en on en.product_id = p.id and en.language = 'en'
  left join product_texts fr on fr.product_id = p.id and fr.language = 'fr'
  left join product_texts ar on ar.product_id = p.id and ar.language = 'ar'
  -- Writers of the catalog wait for each other, so a row never gets a version below one that is already committed.
  cross join catalog_version v
  on conflict (number) do update set
    created_at = excluded.created_at,
    effective_price_centimes = excluded.effective_price_centimes,
    name_key = excluded.name_key,
    name_key_fr = excluded.name_key_fr,
    name_key_ar = excluded.name_key_ar,
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
