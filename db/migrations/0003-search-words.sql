-- The catalogue's own words and how many products use each: what a misspelt word is compared with. Counted, so that a
-- word goes when its last product goes. Writers are already in line (catalog_version).
create table search_words (
  -- "C" sorts words by their first letters, so that all words with a beginning are found by the key.
  word text collate "C" primary key,
  uses integer not null check (uses > 0)
);

create index search_words_similar on search_words using gin (word gin_trgm_ops);

create function count_added_words() returns trigger language plpgsql as $$
begin
  merge into search_words s
  using (select word, count(*) as uses from added, unnest(tsvector_to_array(words)) word group by word) a on a.word = s.word
  when matched then update set uses = s.uses + a.uses
  when not matched then insert values (a.word, a.uses);
  return null;
end $$;

create function count_removed_words() returns trigger language plpgsql as $$
begin
  merge into search_words s
  using (select word, count(*) as uses from removed, unnest(tsvector_to_array(words)) word group by word) r on r.word = s.word
  when matched and s.uses = r.uses then delete
  when matched then update set uses = s.uses - r.uses;
  return null;
end $$;

create function count_changed_words() returns trigger language plpgsql as $$
begin
  merge into search_words s
  using (
    select word, sum(change) as uses
    from (
      select unnest(tsvector_to_array(a.words)) as word, 1 as change
      from added a join removed r using (number) where a.words <> r.words
      union all
      select unnest(tsvector_to_array(r.words)), -1
      from added a join removed r using (number) where a.words <> r.words
    ) changes
    group by word having sum(change) <> 0
  ) c on c.word = s.word
  when matched and s.uses + c.uses = 0 then delete
  when matched then update set uses = s.uses + c.uses
  when not matched then insert values (c.word, c.uses);
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

-- The searches read listings through the words' index alone. The planner would rather read the whole table for a
-- common word: it does not know what taking a product's words apart costs.

-- The listings that match `wanted`, each scored by the best places of its words among `scored`.
create function search_listings(wanted tsquery, scored tsquery)
returns table (
  number integer, score real, created_at timestamptz, effective_price_centimes bigint, name_key text,
  name_length smallint, category_1 integer, category_2 integer, category_3 integer, visible boolean
)
language sql stable strict parallel safe set enable_seqscan = off
begin atomic
  select
    l.number, ts_rank('{0.001, 0.01, 0.1, 1}', l.words, scored), l.created_at, l.effective_price_centimes,
    l.name_key, l.name_length, l.category_1, l.category_2, l.category_3, l.visible
  from product_listings l
  where l.words @@ wanted;
end;

create function any_listing_matches(wanted tsquery) returns boolean
language sql stable strict parallel safe set enable_seqscan = off
begin atomic
  select exists (select from product_listings l where l.words @@ wanted and l.visible);
end;

-- Products that were listed before this migration.
insert into search_words
select word, count(*) from product_listings, unnest(tsvector_to_array(words)) word group by word;
