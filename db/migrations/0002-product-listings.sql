-- The data for lists and search. Rows of products are wide and change with every order; this table holds only what
-- selects and sorts the products of a page, so that every page is read along one index.

-- Incremented before every change that lists show. Readers keep counts in memory until it changes. It also makes writers
-- of the catalogue wait for each other before they lock anything else, so that they cannot deadlock.
create table catalog_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);

insert into catalog_version (version) values (1);

-- Short keys, which keep the indexes small: an id takes 36 characters.
alter table categories add column number integer generated always as identity unique;
alter table products add column number integer generated always as identity unique;

-- Text normalized for comparison, without case, accents, ligatures and full-width letters. ASCII text, recognized by its
-- length in bytes, skips the slow part.
create function plain_text(value text) returns text language sql immutable strict parallel safe
return case
  when octet_length(value) = char_length(value) then lower(value)
  else lower(unaccent('unaccent', value))
end;

-- The plain words of a text, separated by spaces. Words end at any character that is neither letter nor digit, and between
-- a letter and a digit: `B-12`, `B12` and `b 12` are the same words. Letters are listed by code point, because character
-- classes depend on the database's locale. Very long words are split, because the size of an index entry is limited.
create function plain_words(value text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(
  regexp_replace(
    plain_text(value),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufe00-\ufe4f\uff00-\uff0f\U0001f000-\U0001faff]+',
    ' ', 'g'
  ),
  '([0-9])(?=[^0-9 ])|([^0-9 ])(?=[0-9])|([^ ]{40})(?=[^ ])', '\1\2\3 ', 'g'
));

-- Plain words without plural and without endings that differ between English and French: `vitamine`, `vitamins` and
-- `vitamin` have the same stem, as have `pharmacies` and `pharmacy`. The form of a stem does not matter, because products
-- and searches both use this function. Five simple replacements take half the time of one with alternatives.
create function word_stems(words text) returns text language sql immutable strict parallel safe
return
  regexp_replace(
  regexp_replace(
  regexp_replace(
  regexp_replace(
  regexp_replace(words,
    '([a-z](?:x|z|ch|sh|ss))es\M', '\1', 'g'),
    '([a-z]{3}in)es?\M', '\1', 'g'),
    '([a-z][a-z][^0-9 isu])s\M', '\1', 'g'),
    '([ae]u)x\M', '\1', 'g'),
    '([a-z][a-z])ie\M', '\1y', 'g');

-- Each stem once, with the weight of its best field: A name, B brand, C category, D description. All have the same
-- position, for which PostgreSQL keeps only the best weight.
create function weighted_stems(name_words text, brand_words text, category_words text, description_words text)
returns tsvector language sql immutable strict parallel safe
return (
  coalesce(replace(nullif(word_stems(name_words), ''), ' ', ':1A ') || ':1A ', '')
  || coalesce(replace(nullif(word_stems(brand_words), ''), ' ', ':1B ') || ':1B ', '')
  || coalesce(replace(nullif(word_stems(category_words), ''), ' ', ':1C ') || ':1C ', '')
  || coalesce(replace(nullif(word_stems(description_words), ''), ' ', ':1D ') || ':1D', '')
)::tsvector;

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
  stems tsvector not null
);

-- Each list is sorted by one of these, with or without a category; filters need only the included columns.
create index product_listings_newest on product_listings
  (created_at desc, number desc) include (effective_price_centimes, visible);
create index product_listings_newest_1 on product_listings
  (category_1, created_at desc, number desc) include (effective_price_centimes, visible);
create index product_listings_newest_2 on product_listings
  (category_2, created_at desc, number desc) include (effective_price_centimes, visible) where category_2 is not null;
create index product_listings_newest_3 on product_listings
  (category_3, created_at desc, number desc) include (effective_price_centimes, visible) where category_3 is not null;

create index product_listings_price on product_listings
  (effective_price_centimes, number) include (visible, created_at);
create index product_listings_price_1 on product_listings
  (category_1, effective_price_centimes, number) include (visible, created_at);
create index product_listings_price_2 on product_listings
  (category_2, effective_price_centimes, number) include (visible, created_at) where category_2 is not null;
create index product_listings_price_3 on product_listings
  (category_3, effective_price_centimes, number) include (visible, created_at) where category_3 is not null;

create index product_listings_name on product_listings
  (name_key, number) include (effective_price_centimes, visible);
create index product_listings_name_1 on product_listings
  (category_1, name_key, number) include (effective_price_centimes, visible);
create index product_listings_name_2 on product_listings
  (category_2, name_key, number) include (effective_price_centimes, visible) where category_2 is not null;
create index product_listings_name_3 on product_listings
  (category_3, name_key, number) include (effective_price_centimes, visible) where category_3 is not null;

-- New index entries wait in a list that every search reads completely, so it must stay short.
create index product_listings_stems on product_listings using gin (stems) with (gin_pending_list_limit = 1024);

-- Each category with its ancestors, the plain words of all of them, and whether all are active.
create view category_paths as
select
  c.id,
  case when g.id is not null then array[g.number, p.number, c.number]
    when p.id is not null then array[p.number, c.number]
    else array[c.number] end as numbers,
  plain_words(concat_ws(' ', g.name, p.name, c.name)) as words,
  c.is_active and coalesce(p.is_active, true) and coalesce(g.is_active, true) as visible
from categories c
left join categories p on p.id = c.parent_id
left join categories g on g.id = p.parent_id;

-- Replaces the listings of these products.
create function refresh_product_listings(product_numbers integer[]) returns void language sql
begin atomic
  insert into product_listings
  select
    p.number, p.created_at, p.effective_price_centimes, plain_text(p.name),
    cardinality(string_to_array(p.name_words, ' ')),
    paths.numbers[1], paths.numbers[2], paths.numbers[3], paths.visible,
    weighted_stems(p.name_words, plain_words(p.brand), paths.words, plain_words(p.description))
  from (
    select *, plain_words(name) as name_words from products where number = any (product_numbers)
  ) p
  join category_paths paths on paths.id = p.category_id
  on conflict (number) do update set
    created_at = excluded.created_at,
    effective_price_centimes = excluded.effective_price_centimes,
    name_key = excluded.name_key,
    name_length = excluded.name_length,
    category_1 = excluded.category_1,
    category_2 = excluded.category_2,
    category_3 = excluded.category_3,
    visible = excluded.visible,
    stems = excluded.stems;
end;

create function raise_catalog_version() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1;
  return null;
end $$;

-- An order changes only the stock, which is not among these columns: orders never wait for the catalogue's writers.
create trigger products_raise_version
  before insert or delete or truncate
  or update of name, brand, description, price_centimes, discounted_price_centimes, category_id, created_at
  on products for each statement execute function raise_catalog_version();

create trigger categories_raise_version before insert or update or delete or truncate
  on categories for each statement execute function raise_catalog_version();

create function list_new_products() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(select number from inserted));
  return null;
end $$;

create trigger products_list_new after insert on products
  referencing new table as inserted for each statement execute function list_new_products();

create function list_changed_product() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array[new.number]);
  return null;
end $$;

create trigger products_list_changed
  after update of name, brand, description, price_centimes, discounted_price_centimes, category_id, created_at
  on products for each row
  when (
    (old.name, old.brand, old.description, old.effective_price_centimes, old.category_id, old.created_at)
    is distinct from
    (new.name, new.brand, new.description, new.effective_price_centimes, new.category_id, new.created_at)
  )
  execute function list_changed_product();

create function list_changed_category() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(
    select number from product_listings
    where category_1 = new.number or category_2 = new.number or category_3 = new.number
  ));
  return null;
end $$;

create trigger categories_list_changed after update of name, parent_id, is_active on categories for each row
  when ((old.name, old.parent_id, old.is_active) is distinct from (new.name, new.parent_id, new.is_active))
  execute function list_changed_category();

-- Fills the table in databases that have products already.
select refresh_product_listings(array(select number from products));
