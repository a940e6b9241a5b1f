-- The French and Arabic texts of the catalogue (docs/decisions/0046). The base texts stay where they are; where a
-- translation is missing or blank, readers see the base text.

-- `is_behind` says that the base text has changed since the translation was saved. A comparison of versions would say so
-- after every change of a price too.
create table product_texts (
  -- A load may insert the texts before the products, which are then listed only once.
  product_id record_id not null references products on delete cascade deferrable,
  language text not null check (language in ('fr', 'ar')),
  name text not null check (length(name) between 1 and 500),
  description text not null default '',
  features text[] not null default '{}',
  ingredients text not null default '',
  usage text not null default '',
  warnings text not null default '',
  audience text not null default '',
  -- The member's option, as `variant_label` of the product.
  label text not null default '' check (length(label) <= 100),
  is_behind boolean not null default false,
  -- A copy without foreign key; null for texts that no administrator typed.
  updated_by record_id,
  updated_at timestamptz not null default now(),
  primary key (product_id, language)
);

create table category_texts (
  category_id record_id not null references categories on delete cascade,
  language text not null check (language in ('fr', 'ar')),
  name text not null check (length(name) between 1 and 200),
  description text not null default '',
  is_behind boolean not null default false,
  updated_by record_id,
  updated_at timestamptz not null default now(),
  primary key (category_id, language)
);

create table family_texts (
  family_id record_id not null references families on delete cascade,
  language text not null check (language in ('fr', 'ar')),
  name text not null check (length(name) between 1 and 500),
  option_name text not null default '' check (length(option_name) <= 50),
  is_behind boolean not null default false,
  updated_by record_id,
  updated_at timestamptz not null default now(),
  primary key (family_id, language)
);

create table need_texts (
  need_id record_id not null references needs on delete cascade,
  language text not null check (language in ('fr', 'ar')),
  name text not null check (length(name) between 1 and 100),
  description text not null default '',
  is_behind boolean not null default false,
  updated_by record_id,
  updated_at timestamptz not null default now(),
  primary key (need_id, language)
);

-- One form of each Arabic letter: without vowel marks and stretching, hamza, ta marbuta, and the letters of other
-- languages by their nearest Arabic ones. Both Arabic sets of digits become 0-9.
create function fold_arabic(value text) returns text language sql immutable strict parallel safe
return translate(
  regexp_replace(
    value, '[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'
  ),
  'أإآٱىئؤةکیپڤگڨچ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  'اااايءءهكيبفكقج01234567890123456789'
);

-- Words also end at the marks of Arabic.
create or replace function plain_words(value text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(
  regexp_replace(
    case when value ~ '[\u0600-\u06ff]' then fold_arabic(plain_text(value)) else plain_text(value) end,
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufe00-\ufe4f\uff00-\uff0f\U0001f000-\U0001faff]+',
    ' ', 'g'
  ),
  '([0-9])(?=[^0-9 ])|([^0-9 ])(?=[0-9])|([^ ]{40})(?=[^ ])', '\1\2\3 ', 'g'
));

-- Arabic words without article, prefixed particles and the endings of plural and gender. Each replacement leaves at least
-- three letters.
create function arabic_stems_once(words text) returns text language sql immutable strict parallel safe
return
  regexp_replace(
  regexp_replace(
  regexp_replace(words,
    '(^| )(?:وال|بال|كال|فال|ال|لل)(?=[^ ]{3})', '\1', 'g'),
    '([^ ]{4})(?:ات|ون|ين|ان|يه|ها)(?= |$)', '\1', 'g'),
    '([^ ]{3})(?:ه|ي)(?= |$)', '\1', 'g');

alter function word_stems(text) rename to latin_stems;

-- Arabic words need two passes: after one, a plural has lost its ending, and only after the other its last vowel.
create function word_stems(words text) returns text language sql immutable strict parallel safe
return case
  when words ~ '[\u0600-\u06ff]' then arabic_stems_once(arabic_stems_once(latin_stems(words)))
  else latin_stems(words)
end;

create or replace function weighted_stems(
  name_words text, brand_words text, category_words text, description_words text
)
returns tsvector language sql immutable strict parallel safe
return (
  coalesce(replace(nullif(word_stems(name_words), ''), ' ', ':1A ') || ':1A ', '')
  || coalesce(replace(nullif(word_stems(brand_words), ''), ' ', ':1B ') || ':1B ', '')
  || coalesce(replace(nullif(word_stems(category_words), ''), ' ', ':1C ') || ':1C ', '')
  || coalesce(replace(nullif(word_stems(description_words), ''), ' ', ':1D ') || ':1D', '')
)::tsvector;

-- The words of a category are those of all languages, because people type French names in the Arabic shop and the
-- reverse.
create or replace view category_paths as
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

-- The names in each language, in its alphabetical order.
alter table product_listings
  add column name_key_fr text collate "fr-x-icu" not null default '',
  add column name_key_ar text collate "ar-x-icu" not null default '';

-- The trigger compares the words of all rows, which stay the same.
alter table product_listings disable trigger product_listings_count_changed;
update product_listings set name_key_fr = name_key, name_key_ar = name_key;
alter table product_listings enable trigger product_listings_count_changed;

create index product_listings_name_fr on product_listings (name_key_fr, number);
create index product_listings_name_ar on product_listings (name_key_ar, number);

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
      paths.words,
      plain_words(concat_ws(' ', p.description, fr.description, ar.description))
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

-- Products that already have Arabic words are found by their folded forms from now on.
select refresh_product_listings(array(
  select p.number from products p join category_paths paths on paths.id = p.category_id
  where concat(p.name, p.brand, p.description, paths.words) ~ '[\u0600-\u06ff]'
));

-- Texts show in lists, so a change of them is a change of the catalogue.
create trigger product_texts_raise_version before insert or delete or truncate
  or update of name, description, features, label
  on product_texts for each statement execute function raise_catalog_version();
create trigger category_texts_raise_version before insert or delete or truncate or update of name, description
  on category_texts for each statement execute function raise_catalog_version();
create trigger family_texts_raise_version before insert or delete or truncate or update of name, option_name
  on family_texts for each statement execute function raise_catalog_version();
create trigger need_texts_raise_version before insert or delete or truncate or update of name, description
  on need_texts for each statement execute function raise_needs_version();

create function list_products_with_texts() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(
    select number from products where id in (select product_id from changed)
  ));
  return null;
end $$;

create trigger product_texts_list_new after insert on product_texts
  referencing new table as changed for each statement execute function list_products_with_texts();
create trigger product_texts_list_removed after delete on product_texts
  referencing old table as changed for each statement execute function list_products_with_texts();

create function list_product_with_changed_text() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(select number from products where id = new.product_id));
  return null;
end $$;

create trigger product_texts_list_changed after update of name, description on product_texts for each row
  when ((old.name, old.description) is distinct from (new.name, new.description))
  execute function list_product_with_changed_text();

create function list_category_with_texts() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(
    select l.number from product_listings l
    where exists (
      select from categories c
      where c.id in (select category_id from changed) and c.number in (l.category_1, l.category_2, l.category_3)
    )
  ));
  return null;
end $$;

create trigger category_texts_list_new after insert on category_texts
  referencing new table as changed for each statement execute function list_category_with_texts();
create trigger category_texts_list_changed after update on category_texts
  referencing new table as changed for each statement execute function list_category_with_texts();
create trigger category_texts_list_removed after delete on category_texts
  referencing old table as changed for each statement execute function list_category_with_texts();

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

create function fall_behind_category() returns trigger language plpgsql as $$
begin
  update category_texts set is_behind = true where category_id = new.id and not is_behind;
  return null;
end $$;

create trigger categories_leave_texts_behind after update of name, description on categories for each row
  when ((old.name, old.description) is distinct from (new.name, new.description))
  execute function fall_behind_category();

create function fall_behind_family() returns trigger language plpgsql as $$
begin
  update family_texts set is_behind = true where family_id = new.id and not is_behind;
  return null;
end $$;

create trigger families_leave_texts_behind after update of name, option_name on families for each row
  when ((old.name, old.option_name) is distinct from (new.name, new.option_name))
  execute function fall_behind_family();

create function fall_behind_need() returns trigger language plpgsql as $$
begin
  update need_texts set is_behind = true where need_id = new.id and not is_behind;
  return null;
end $$;

create trigger needs_leave_texts_behind after update of name, description on needs for each row
  when ((old.name, old.description) is distinct from (new.name, new.description))
  execute function fall_behind_need();
