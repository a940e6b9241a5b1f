-- Reviews by buyers (requirements: Reviews, docs/decisions/0100).

-- The sums of a product's shown reviews. Lists and cards show them and sort by them, so they are stored.
alter table products
  add column review_count integer not null default 0 check (review_count >= 0),
  add column review_stars integer not null default 0,
  add constraint products_stars_of_reviews check (review_stars between review_count and 5 * review_count);

create trigger products_raise_version_of_reviews before update of review_count, review_stars
  on products for each statement execute function raise_catalog_version();

-- The catalog in memory follows `listed_version`, and all lists may show the average or be sorted by it.
create function follow_review_sums() returns trigger language plpgsql as $$
begin
  update product_listings set listed_version = (select version from catalog_version) where number = new.number;
  perform pg_notify('cache', 'catalog');
  return null;
end $$;

create trigger products_follow_reviews after update of review_count, review_stars on products for each row
  when ((old.review_count, old.review_stars) is distinct from (new.review_count, new.review_stars))
  execute function follow_review_sums();

-- Signs the links that invite buyers. Its only row is made when the first link is.
create table review_keys (
  is_only boolean primary key default true check (is_only),
  secret bytea not null default sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea)
);

-- Orders with an invitation by mail, so that no buyer gets two.
create table review_invitations (
  order_id record_id primary key references orders on delete cascade,
  invited_at timestamptz not null
);

create table reviews (
  id record_id primary key,
  order_id record_id not null references orders on delete cascade,
  product_id record_id not null references products on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  text text not null default '' check (length(text) <= 2000),
  image_urls text[] not null default '{}' check (cardinality(image_urls) <= 3),
  -- The first name as the buyer wants to be called, and the wilaya of the order. Both are blank after an erasure.
  name text not null check (length(name) <= 40),
  wilaya text not null,
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default row_time(),
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'hidden')),
  hidden_reason text check (length(hidden_reason) between 1 and 300),
  answer text check (length(answer) between 1 and 2000),
  answered_at timestamptz,
  answered_by text,
  search_text text not null generated always as (plain_text(name || ' ' || text)) stored,
  unique (order_id, product_id),
  check ((state = 'hidden') = (hidden_reason is not null)),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);

-- The shown reviews of a product, newest first. It also serves the deletion of a product.
create index reviews_product_id on reviews (product_id, created_at desc, id desc);
create index reviews_created_at on reviews (created_at, id);

-- The shop may hide a review, but never change the words of a buyer.
create function keep_review_as_written() returns trigger language plpgsql as $$
begin
  raise exception 'what a buyer wrote in a review is never changed' using errcode = 'restrict_violation';
end $$;

create trigger reviews_keep_as_written before update on reviews for each row
  when ((old.stars, old.text, old.order_id, old.product_id, old.language, old.created_at)
    is distinct from (new.stars, new.text, new.order_id, new.product_id, new.language, new.created_at))
  execute function keep_review_as_written();

-- Counted anew under the lock of the catalog, because a sum that is only raised and lowered could drift.
create function sum_reviews() returns trigger language plpgsql as $$
declare
  product text := case when tg_op = 'DELETE' then old.product_id else new.product_id end;
begin
  perform from catalog_version for update;
  update products p set review_count = s.count, review_stars = s.stars
  from (
    select count(*)::integer as count, coalesce(sum(stars), 0)::integer as stars
    from reviews where product_id = product and state = 'shown'
  ) s
  where p.id = product;
  return null;
end $$;

create trigger reviews_sum_new after insert on reviews for each row
  when (new.state = 'shown') execute function sum_reviews();
create trigger reviews_sum_changed after update of state on reviews for each row
  when (old.state is distinct from new.state and 'shown' in (old.state, new.state)) execute function sum_reviews();
create trigger reviews_sum_deleted after delete on reviews for each row
  when (old.state = 'shown') execute function sum_reviews();

-- A review stands for a delivered line. If the delivery is taken back, so is the review, until the staff shows it again.
create function hide_reviews_of_order() returns trigger language plpgsql as $$
begin
  update reviews set state = 'hidden', hidden_reason = 'order-not-delivered'
  where order_id = new.id and state <> 'hidden';
  return null;
end $$;

create trigger orders_hide_reviews after update of status on orders for each row
  when (old.status = 'Delivered' and new.status <> 'Delivered') execute function hide_reviews_of_order();
