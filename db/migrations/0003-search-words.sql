-- The catalogue's own words and how often it uses them: what a misspelt word is compared with. Counted, so that a word
-- goes when its last product goes. Writers are already in line (catalog_version).
create table search_words (
  -- "C" sorts words by their first letters, so that all words with a beginning are found by the key.
  word text collate "C" primary key,
  uses integer not null check (uses > 0)
);

create index search_words_similar on search_words using gin (word gin_trgm_ops);

-- A listing's words without their marks.
create function unmarked_words(words tsvector) returns setof text language sql immutable strict parallel safe rows 60
begin atomic
  select ltrim(word, '=+~') from unnest(tsvector_to_array(words)) word;
end;

create function count_added_words() returns trigger language plpgsql as $$
begin
  merge into search_words s
  using (select word, count(*) as uses from added, unmarked_words(words) word group by word) a on a.word = s.word
  when matched then update set uses = s.uses + a.uses
  when not matched then insert values (a.word, a.uses);
  return null;
end $$;

create function count_removed_words() returns trigger language plpgsql as $$
begin
  merge into search_words s
  using (select word, count(*) as uses from removed, unmarked_words(words) word group by word) r on r.word = s.word
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
      select unmarked_words(a.words) as word, 1 as change
      from added a join removed r using (number) where a.words <> r.words
      union all
      select unmarked_words(r.words), -1
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

-- Products that were listed before this migration.
insert into search_words
select word, count(*) from product_listings, unmarked_words(words) word group by word;
