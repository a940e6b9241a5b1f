-- The listings of products, which lists and the search read.

-- The words of a category are those of all languages, because people type French names in the Arabic shop and the
-- reverse.
create view category_paths as
select
  c.id,
  case when g.id is not null then array[g.number, p.number, c.number]
    when p.id is not null then array[p.number, c.number]
    else array[c.number] end as numbers,
  plain_words(concat_ws(' ', g.name, p.name, c.name, (
    select string_agg(t.name, ' ') from category_texts t where t.category_id in (c.id, p.id, g.id)
  ))) as words,
  c.is_active and coalesce(p.is_active, true) and coalesce(g.is_active, true) as visible
from categories c
left join categories p on p.id = c.parent_id
left join categories g on g.id = p.parent_id;

-- The stems of these words as text of a tsvector, with ascending positions after `first`.
create function placed_stems(words text, field text, first integer) returns text
language sql immutable strict parallel safe
return (
  select coalesce(string_agg(stem || ':' || least(first + place, 16383) || field, ' '), '')
  from string_to_table(word_stems(words), ' ') with ordinality as stems (stem, place)
  where stem <> ''
);

-- The stems with their fields: A name, B brand, C category and needs, D everything else. Only the words of name and brand
-- have places of their own, because only they are searched for neighbors. The others share one place, but what a product has
-- and is made of says more about it than its description, so these two have different places, which are no neighbors.
create function weighted_stems(
  name_words text, brand_words text, category_words text, trait_words text, description_words text
)
returns tsvector language sql immutable strict parallel safe
return (
  placed_stems(name_words, 'A', 0)
  || ' ' || placed_stems(brand_words, 'B', 4000)
  || ' ' || coalesce(replace(nullif(word_stems(category_words), ''), ' ', ':8000C ') || ':8000C ', '')
  || coalesce(replace(nullif(word_stems(trait_words), ''), ' ', ':8004D ') || ':8004D ', '')
  || coalesce(replace(nullif(word_stems(description_words), ''), ' ', ':8002D ') || ':8002D', '')
)::tsvector;

-- A text without the sentences that say what a product is not for: "not in the eyes" is no reason to find it for eyes.
create function without_warnings(value text) returns text language sql immutable strict parallel safe
return regexp_replace(
  value,
  '[^.!?؟\n]*(\m(not for|not suitable|not in the|do not use|do not apply|do not swallow|do not give|do not take|avoid contact|keep away|keep out|ne pas|ne convient|ne remplace|pas dans|pas chez|ni dans|évitez|éviter|tenir hors|hors de portée|déconseillé|contre-indiqué)\M|لا يناسب|لا تناسب|لا يستعمل|لا تستعمل|لا يوضع|لا يعوض|لا تعوض|تجنب|غير مناسب|ليس ل|ليست ل|يمنع)[^.!?؟\n]*[.!?؟\n]?',
  ' ', 'gi'
);

-- What is left out becomes one word with its negation, as the search joins two typed words: a cream `sans parfum` is found
-- for these two words, but not for perfume.
create function join_negated(value text) returns text language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(value, '\m(sans|without|بدون|دون|بلا) ([^\s,.;()]+)', '\1 \1\2', 'gi'),
  '\m([a-z]+)-free\M', '\1free free', 'gi'
);

-- The names of a product's active needs in all languages.
create function need_words(product record_id) returns text language sql stable strict parallel safe
begin atomic
  select plain_words(string_agg(concat_ws(' ', n.name, (
    select string_agg(t.name, ' ') from need_texts t where t.need_id = n.id
  )), ' '))
  from need_products of join needs n on n.id = of.need_id
  where of.product_id = product and n.is_active;
end;

-- What selects, sorts and finds the products of a list. Rows of products are wide and change with every order; these change
-- only with what lists show. Each process follows them in its memory by `listed_version` (docs/decisions/0041).
create table product_listings (
  number integer primary key references products (number) on delete cascade,
  created_at timestamptz not null,
  effective_price_centimes bigint not null,
  -- "C" sorts plain text in the same way in every database.
  name_key text collate "C" not null,
  -- The number of words of the name: the fewer it has beside the searched ones, the better it matches.
  name_length smallint not null,
  -- The numbers of the category and its ancestors, from the main category down.
  category_1 integer not null,
  category_2 integer,
  category_3 integer,
  -- False if the category or an ancestor is inactive.
  visible boolean not null,
  stems tsvector not null,
  -- The family's number.
  family integer,
  brand text not null default '',
  -- The effective price of one ml, g or piece.
  unit_price double precision,
  on_offer boolean not null default false,
  -- The version of the catalog that last wrote the row.
  listed_version bigint not null default 0,
  -- The names in each language, in its alphabetical order.
  name_key_fr text collate "fr-x-icu" not null default '',
  name_key_ar text collate "ar-x-icu" not null default ''
);

-- To find a name's place among the others, and the rows that changed.
create index product_listings_name on product_listings (name_key, number);
create index product_listings_name_fr on product_listings (name_key_fr, number);
create index product_listings_name_ar on product_listings (name_key_ar, number);
create index product_listings_version on product_listings (listed_version, number) include (visible);

create function count_added_words() returns trigger language plpgsql as $$
begin
  merge into search_words s
  using (select stem, count(*) as uses from added, unnest(tsvector_to_array(stems)) stem group by stem) a on a.stem = s.stem
  when matched then update set uses = s.uses + a.uses
  when not matched then insert values (a.stem, a.uses);
  return null;
end $$;

create trigger product_listings_count_added after insert on product_listings
  referencing new table as added for each statement execute function count_added_words();

create function count_removed_words() returns trigger language plpgsql as $$
begin
  merge into search_words s
  using (select stem, count(*) as uses from removed, unnest(tsvector_to_array(stems)) stem group by stem) r on r.stem = s.stem
  when matched and s.uses = r.uses then delete
  when matched then update set uses = s.uses - r.uses;
  return null;
end $$;

create trigger product_listings_count_removed after delete on product_listings
  referencing old table as removed for each statement execute function count_removed_words();

-- A change of a category lists its products again. Without the setting, PostgreSQL compares every row before the change with
-- every row after it, because it plans this function for a few rows: 26 s for 5,000 products.
create function count_changed_words() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  merge into search_words s
  using (
    select stem, sum(change) as uses
    from (
      select unnest(tsvector_to_array(a.stems)) as stem, 1 as change
      from added a join removed r using (number) where a.stems <> r.stems
      union all
      select unnest(tsvector_to_array(r.stems)), -1
      from added a join removed r using (number) where a.stems <> r.stems
    ) changes
    group by stem having sum(change) <> 0
  ) c on c.stem = s.stem
  when matched and s.uses + c.uses = 0 then delete
  when matched then update set uses = s.uses + c.uses
  when not matched then insert values (c.stem, c.uses);
  return null;
end $$;

create trigger product_listings_count_changed after update on product_listings
  referencing old table as removed new table as added for each statement execute function count_changed_words();

create function forget_all_words() returns trigger language plpgsql as $$
begin
  truncate search_words, removed_listings;
  update catalog_version set version = version + 1, reload_version = version + 1;
  return null;
end $$;

create trigger product_listings_forget_all after truncate on product_listings
  for each statement execute function forget_all_words();

create function note_removed_listings() returns trigger language plpgsql as $$
begin
  insert into removed_listings select version, number from removed, catalog_version;
  return null;
end $$;

create trigger product_listings_note_removed after delete on product_listings
  referencing old table as removed for each statement execute function note_removed_listings();

-- The numbers of deleted products with the version that deleted them.
create table removed_listings (
  version bigint not null,
  number integer not null,
  primary key (version, number)
);

-- Replaces the listings of these products.
create function refresh_product_listings(product_numbers integer[]) returns void language sql
begin atomic
  insert into product_listings (
    number, created_at, effective_price_centimes, name_key, name_key_fr, name_key_ar, name_length, category_1, category_2,
    category_3, visible, stems, family, brand, unit_price, on_offer, listed_version
  )
  select
    p.number, p.created_at, p.effective_price_centimes, plain_text(p.name),
    plain_text(coalesce(fr.name, p.name)), plain_text(coalesce(ar.name, p.name)),
    cardinality(string_to_array(p.name_words, ' ')),
    paths.numbers[1], paths.numbers[2], paths.numbers[3], paths.visible,
    weighted_stems(
      concat_ws(' ', p.name_words, plain_words(join_negated(fr.name)), plain_words(join_negated(ar.name))),
      plain_words(p.brand),
      concat_ws(' ', paths.words, need_words(p.id)),
      plain_words(join_negated(without_warnings(concat_ws(E'\n',
        array_to_string(p.features, E'\n'), p.ingredients, p.variant_label,
        array_to_string(fr.features, E'\n'), fr.ingredients, fr.label,
        array_to_string(ar.features, E'\n'), ar.ingredients, ar.label
      )))),
      plain_words(join_negated(without_warnings(concat_ws(E'\n',
        p.description, p.audience, fr.description, fr.audience, ar.description, ar.audience
      ))))
    ),
    f.number, p.brand, p.effective_price_centimes / p.net_quantity, p.discounted_price_centimes is not null,
    v.version
  from (
    select *, plain_words(join_negated(name)) as name_words from products where number = any (product_numbers)
  ) p
  join category_paths paths on paths.id = p.category_id
  left join families f on f.id = p.family_id
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
