-- Needs, and the French and Arabic texts of the catalog.

-- A short list of needs, such as "Sun" or "Newborn", curated by administrators.
create table needs (
  id record_id primary key,
  number integer generated always as identity unique,
  -- The last part of its address: /needs/hair-loss
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (length(name) between 1 and 100),
  description text not null,
  image_url text not null default '',
  position integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create function raise_needs_version() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1, needs_version = version + 1;
  return null;
end $$;

create trigger needs_raise_version before insert or update or delete or truncate
  on needs for each statement execute function raise_needs_version();

create function fall_behind_need() returns trigger language plpgsql as $$
begin
  update need_texts set is_behind = true where need_id = new.id and not is_behind;
  return null;
end $$;

create trigger needs_leave_texts_behind after update of name, description on needs for each row
  when ((old.name, old.description) is distinct from (new.name, new.description))
  execute function fall_behind_need();

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

create table need_products (
  need_id record_id not null references needs on delete cascade,
  product_id record_id not null references products on delete cascade,
  position integer not null,
  primary key (need_id, product_id)
);

create index need_products_product_id on need_products (product_id);

create trigger need_products_raise_version before insert or update or delete or truncate
  on need_products for each statement execute function raise_needs_version();

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

-- The French and Arabic texts of the catalog (docs/decisions/0046). The base texts stay where they are; where a
-- translation is missing or blank, readers see the base text.

-- `is_behind` says that the base text has changed since the translation was saved. A comparison of versions would say so
-- after every change of a price too.
create table product_texts (
  -- A load may insert the texts before the products, which are then listed only once.
  product_id record_id not null references products on delete cascade deferrable,
  language text not null check (language in ('fr', 'ar')),
  -- Null if only other texts are translated, such as the description or the label in a family.
  name text check (length(name) between 1 and 500),
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

-- The translated products of a language, for the list of those that are not. Descriptions make the table wide, so this
-- list reads only the index.
create index product_texts_translated on product_texts (language, product_id) include (is_behind)
  where name is not null and description <> '';

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

create trigger product_texts_raise_version before insert or delete or truncate
  or update of name, description, features, label, ingredients, audience
  on product_texts for each statement execute function raise_catalog_version();

create function list_product_with_changed_text() returns trigger language plpgsql as $$
begin
  perform refresh_product_listings(array(select number from products where id = new.product_id));
  return null;
end $$;

create trigger product_texts_list_changed
  after update of name, description, features, label, ingredients, audience on product_texts for each row
  when (
    (old.name, old.description, old.features, old.label, old.ingredients, old.audience)
    is distinct from
    (new.name, new.description, new.features, new.label, new.ingredients, new.audience)
  )
  execute function list_product_with_changed_text();

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

create table category_texts (
  category_id record_id not null references categories on delete cascade,
  language text not null check (language in ('fr', 'ar')),
  name text check (length(name) between 1 and 200),
  description text not null default '',
  is_behind boolean not null default false,
  updated_by record_id,
  updated_at timestamptz not null default now(),
  primary key (category_id, language)
);

create trigger category_texts_raise_version before insert or delete or truncate or update of name, description
  on category_texts for each statement execute function raise_catalog_version();

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

create table family_texts (
  family_id record_id not null references families on delete cascade,
  language text not null check (language in ('fr', 'ar')),
  name text check (length(name) between 1 and 500),
  option_name text not null default '' check (length(option_name) <= 50),
  is_behind boolean not null default false,
  updated_by record_id,
  updated_at timestamptz not null default now(),
  primary key (family_id, language)
);

create trigger family_texts_raise_version before insert or delete or truncate or update of name, option_name
  on family_texts for each statement execute function raise_catalog_version();

create table need_texts (
  need_id record_id not null references needs on delete cascade,
  language text not null check (language in ('fr', 'ar')),
  name text check (length(name) between 1 and 100),
  description text not null default '',
  is_behind boolean not null default false,
  updated_by record_id,
  updated_at timestamptz not null default now(),
  primary key (need_id, language)
);

create trigger need_texts_raise_version before insert or delete or truncate or update of name, description
  on need_texts for each statement execute function raise_needs_version();

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

-- How far each product is translated, for the list of products to translate. The state
-- changes only with a text, so it is stored, and a page reads only its own rows of an index in the order of the list.
-- 0 missing, 1 behind, 2 current. Without a name or a description a translation is missing.
create table translation_states (
  number integer primary key references products (number) on delete cascade,
  fr smallint not null,
  ar smallint not null,
  -- The units sold lately. The list refreshes them, so that no order writes here.
  sold integer not null default 0
)
-- The list reads only the index as long as vacuum has marked the pages of the table as visible to all. A refresh of the
-- sales unmarks nearly all of them, and autovacuum would wait for a change of every fifth product.
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);

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
