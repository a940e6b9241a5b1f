-- The stems of the catalogue's words, with which misspelled words are compared, and the number of products that use
-- each, so that a stem is deleted with its last product. Writers wait for each other already (catalog_version).
create table search_words (
  -- "C" sorts by code point, so that the primary key finds all stems with a given beginning.
  stem text collate "C" primary key,
  uses integer not null check (uses > 0)
);

create index search_words_similar on search_words using gin (stem gin_trgm_ops);

create function count_added_words() returns trigger language plpgsql as $$
begin
  merge into search_words s
  using (select stem, count(*) as uses from added, unnest(tsvector_to_array(stems)) stem group by stem) a on a.stem = s.stem
  when matched then update set uses = s.uses + a.uses
  when not matched then insert values (a.stem, a.uses);
  return null;
end $$;

create function count_removed_words() returns trigger language plpgsql as $$
begin
  merge into search_words s
  using (select stem, count(*) as uses from removed, unnest(tsvector_to_array(stems)) stem group by stem) r on r.stem = s.stem
  when matched and s.uses = r.uses then delete
  when matched then update set uses = s.uses - r.uses;
  return null;
end $$;

create function count_changed_words() returns trigger language plpgsql as $$
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

create function forget_all_words() returns trigger language plpgsql as $$
begin
  truncate search_words;
  return null;
end $$;

create trigger product_listings_count_added after insert on product_listings
  referencing new table as added for each statement execute function count_added_words();

create trigger product_listings_count_removed after delete on product_listings
  referencing old table as removed for each statement execute function count_removed_words();

create trigger product_listings_count_changed after update on product_listings
  referencing old table as removed new table as added for each statement execute function count_changed_words();

create trigger product_listings_forget_all after truncate on product_listings
  for each statement execute function forget_all_words();

-- Searches must use the index of the stems. For a common word the planner would choose to read the whole table or walk
-- another index until a row matches, because it underestimates the cost of testing the stems of a product.

-- The listings that match `wanted`. The score is the sum of the weights of the `whole` stems and of the last word's
-- `beginning`, which counts only once even if a name contains several words with it, hence the limit.
create function search_listings(wanted tsquery, whole tsquery, beginning tsquery)
returns table (
  number integer, score real, created_at timestamptz, effective_price_centimes bigint, name_key text,
  name_length smallint, category_1 integer, category_2 integer, category_3 integer, visible boolean
)
language sql stable strict parallel safe
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
begin atomic
  select
    l.number,
    ts_rank('{0.001, 0.01, 0.1, 1}', l.stems, whole)
      + least(ts_rank('{0.001, 0.01, 0.1, 1}', l.stems, beginning), 0.6::real),
    l.created_at, l.effective_price_centimes, l.name_key, l.name_length,
    l.category_1, l.category_2, l.category_3, l.visible
  from product_listings l
  where l.stems @@ wanted;
end;

-- The number of a visible matching product, or null.
create function any_listing_matching(wanted tsquery) returns integer
language sql stable strict parallel safe
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
begin atomic
  select l.number from product_listings l where l.stems @@ wanted and l.visible limit 1;
end;

-- Fills the table in databases that have products already.
insert into search_words
select stem, count(*) from product_listings, unnest(tsvector_to_array(stems)) stem group by stem;
