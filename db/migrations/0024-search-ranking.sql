-- A search ranks products by how rare the matched words are, by the field in which they occur and by whether they are
-- neighbors in the name (docs/decisions/0047). For this the vectors get positions and more words: those of the features,
-- ingredients, audience and label, and of the needs. `search_listings` remains for processes of the previous release.

-- A possessive is the word itself: `women's` is `women`, not `women` and `s`.
create or replace function plain_words(value text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(
  regexp_replace(
    regexp_replace(
      case when value ~ '[\u0600-\u06ff]' then fold_arabic(plain_text(value)) else plain_text(value) end,
      '([a-z][a-z])''s(?![a-z0-9])', '\1 ', 'g'
    ),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufe00-\ufe4f\uff00-\uff0f\U0001f000-\U0001faff]+',
    ' ', 'g'
  ),
  '([0-9])(?=[^0-9 ])|([^0-9 ])(?=[0-9])|([^ ]{40})(?=[^ ])', '\1\2\3 ', 'g'
));

-- The stems of these words as text of a tsvector, with ascending positions after `first`.
create function placed_stems(words text, field text, first integer) returns text
language sql immutable strict parallel safe
return (
  select coalesce(string_agg(stem || ':' || least(first + place, 16383) || field, ' '), '')
  from string_to_table(word_stems(words), ' ') with ordinality as stems (stem, place)
  where stem <> ''
);

-- The stems with their fields: A name, B brand, C category and needs, D everything else. Only the words of name and brand
-- have places of their own, because only they are searched for neighbors.
create or replace function weighted_stems(
  name_words text, brand_words text, category_words text, description_words text
)
returns tsvector language sql immutable strict parallel safe
return (
  placed_stems(name_words, 'A', 0)
  || ' ' || placed_stems(brand_words, 'B', 4000)
  || ' ' || coalesce(replace(nullif(word_stems(category_words), ''), ' ', ':8000C ') || ':8000C ', '')
  || coalesce(replace(nullif(word_stems(description_words), ''), ' ', ':8002D ') || ':8002D', '')
)::tsvector;

-- The names of a product's active needs in all languages.
create function need_words(product record_id) returns text language sql stable strict parallel safe
begin atomic
  select plain_words(string_agg(concat_ws(' ', n.name, (
    select string_agg(t.name, ' ') from need_texts t where t.need_id = n.id
  )), ' '))
  from need_products of join needs n on n.id = of.need_id
  where of.product_id = product and n.is_active;
end;

create or replace function refresh_product_listings(product_numbers integer[]) returns void language sql
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
      concat_ws(' ', p.name_words, plain_words(fr.name), plain_words(ar.name)),
      plain_words(p.brand),
      concat_ws(' ', paths.words, need_words(p.id)),
      plain_words(concat_ws(' ',
        p.description, array_to_string(p.features, ' '), p.ingredients, p.audience, p.variant_label,
        fr.description, array_to_string(fr.features, ' '), fr.ingredients, fr.audience, fr.label,
        ar.description, array_to_string(ar.features, ' '), ar.ingredients, ar.audience, ar.label
      ))
    ),
    f.number, p.brand, p.effective_price_centimes / p.net_quantity, p.discounted_price_centimes is not null,
    v.version
  from (
    select *, plain_words(name) as name_words from products where number = any (product_numbers)
  ) p
  join category_paths paths on paths.id = p.category_id
  left join families f on f.id = p.family_id
  left join product_texts fr on fr.product_id = p.id and fr.language = 'fr'
  left join product_texts ar on ar.product_id = p.id and ar.language = 'ar'
  -- Writers of the catalogue wait for each other, so a row never gets a version below one that is already committed.
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

-- More columns than before, but still none that an order changes.
drop trigger products_raise_version on products;
create trigger products_raise_version
  before insert or delete or truncate
  or update of name, brand, description, price_centimes, discounted_price_centimes, category_id, created_at,
    family_id, variant_label, family_position, net_quantity, unit, features, ingredients, audience
  on products for each statement execute function raise_catalog_version();

drop trigger products_list_changed on products;
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

drop trigger product_texts_raise_version on product_texts;
create trigger product_texts_raise_version before insert or delete or truncate
  or update of name, description, features, label, ingredients, audience
  on product_texts for each statement execute function raise_catalog_version();

drop trigger product_texts_list_changed on product_texts;
create trigger product_texts_list_changed
  after update of name, description, features, label, ingredients, audience on product_texts for each row
  when (
    (old.name, old.description, old.features, old.label, old.ingredients, old.audience)
    is distinct from
    (new.name, new.description, new.features, new.label, new.ingredients, new.audience)
  )
  execute function list_product_with_changed_text();

create function list_products_of_needs() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(
    select number from products where id in (select product_id from changed)
  ));
  return null;
end $$;

create trigger need_products_list_new after insert on need_products
  referencing new table as changed for each statement execute function list_products_of_needs();
create trigger need_products_list_removed after delete on need_products
  referencing old table as changed for each statement execute function list_products_of_needs();

create function list_products_of_changed_need() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(
    select number from products where id in (select product_id from need_products where need_id = new.id)
  ));
  return null;
end $$;

create trigger needs_list_changed after update of name, is_active on needs for each row
  when ((old.name, old.is_active) is distinct from (new.name, new.is_active))
  execute function list_products_of_changed_need();

create function list_products_of_need_texts() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(
    select number from products where id in (
      select product_id from need_products where need_id in (select need_id from changed)
    )
  ));
  return null;
end $$;

create trigger need_texts_list_new after insert on need_texts
  referencing new table as changed for each statement execute function list_products_of_need_texts();
create trigger need_texts_list_changed after update on need_texts
  referencing new table as changed for each statement execute function list_products_of_need_texts();
create trigger need_texts_list_removed after delete on need_texts
  referencing old table as changed for each statement execute function list_products_of_need_texts();

-- The place of the first of these queries that finds enough products, or of the last one.
create function first_sufficient(wanted tsquery[], enough integer, with_hidden boolean) returns integer
language plpgsql stable strict parallel safe
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
begin
  for place in 1 .. cardinality(wanted) loop
    if place = cardinality(wanted) or enough <= (
      select count(*) from (
        select from product_listings l where l.stems @@ wanted[place] and (l.visible or with_hidden) limit enough
      ) hits
    ) then
      return place;
    end if;
  end loop;
  return null;
end $$;

-- The numbers of the products that match `wanted`, best first, and for each word the share of them that contains it.
-- A product gets for each word the worth of the first of its `matches`, times the word's rarity; `of_word` is the word of
-- each match, from 1. Pairs are neighbors in the name. The sum counts less if words are missing and if the name is long.
-- The statement is built here, because expressions of its own let PostgreSQL rank 20 times as fast as loops over arrays.
create function rank_listings(
  wanted tsquery, rarities real[], matches tsquery[], worths real[], of_word integer[], pairs tsquery[], pair_worths real[]
)
returns table (numbers text, shares real[])
language plpgsql stable strict parallel safe
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
declare
  words text;
  adjacent text;
  worth text;
  coverage text;
  averages text;
begin
  select string_agg(format('case %s else 0 end as word_%s', cases, word), ', ') into words from (
    select word, string_agg(format('when stems @@ %L::tsquery then %s::real', match, value), ' ' order by place) as cases
    from unnest(matches, worths, of_word) with ordinality as found (match, value, word, place) group by word
  ) of_words;
  select coalesce(string_agg(format('(stems @@ %L::tsquery)::integer * %s::real', pair, value), ' + '), '0')
    into adjacent from unnest(pairs, pair_worths) as found (pair, value);
  select
    string_agg(format('word_%s * %s::real', word, rarity), ' + '),
    format('(%s) / %s::real', string_agg(format('(word_%s > 0)::integer * %s::real', word, rarity), ' + '), sum(rarity)),
    string_agg(format('avg((word_%s > 0)::integer)::real', word), ', ' order by word)
    into worth, coverage, averages from unnest(rarities) with ordinality as given (rarity, word);
  return query execute format(
    'select string_agg(number::text, %L order by score desc, name_length, created_at desc, number desc), array[%s]
    from (
      select *, (%s + adjacent) * (0.5 + 0.5 * %s) / (1 + 0.1 * ln(1 + name_length)) as score
      -- Each `offset` keeps the planner from computing what is inside once for each use.
      from (
        select number, created_at, name_length, %s, %s as adjacent
        from (
          select number, created_at, name_length, stems || %L::tsvector as stems
          from product_listings where stems @@ $1 offset 0
        ) unpacked offset 0
      ) ranked
    ) scored',
    ',', averages, worth, coverage, words, adjacent, ''
  ) using wanted;
end $$;

-- Fills the new vectors in databases that have products already.
select refresh_product_listings(array(select number from products));
