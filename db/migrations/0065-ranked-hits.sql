-- Finds and ranks in one statement: `first_sufficient` built the bitmap of the hits, and `rank_listings` built it again.
-- Both remain for processes of the previous release.

-- Ranks the products that match the first of the `wanted` queries that finds enough of them, or the last one. `place` is
-- that query's. `numbers` has the best products first; those of one group, between two semicolons, rank the same. For each
-- word, `shares` has the share of the products that contain it. A product gets for each word the worth of the first of its
-- `matches`, times the word's rarity; `of_word` is the word of each match, from 1. A product that does not match the word's
-- query in `fields` (name, brand, category and needs) is compared only with the matches that may be anywhere. Pairs are
-- neighbors in the name. The sum counts less if words are missing and if the name is long.
-- The statement is built here, because expressions of its own let PostgreSQL rank 20 times as fast as loops over arrays.
create function ranked_hits(
  wanted tsquery[], enough integer, with_hidden boolean, rarities real[], fields tsquery[],
  matches tsquery[], worths real[], of_word integer[], may_be_anywhere boolean[], pairs tsquery[], pair_worths real[]
)
returns table (place integer, numbers text, shares real[])
language plpgsql stable strict parallel safe
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
declare
  words text;
  adjacent text;
  worth text;
  coverage text;
  containing text;
  averages text;
  statement text;
  found bigint;
begin
  select string_agg(
    format(
      'case when stems @@ %L::tsquery then case %s else 0 end else case %s else 0 end end as word_%s',
      fields[word], in_fields, anywhere, word
    ), ', '
  ) into words from (
    select word, string_agg(branch, ' ' order by nth) as in_fields,
      string_agg(branch, ' ' order by nth) filter (where may_be) as anywhere
    from unnest(matches, worths, of_word, may_be_anywhere) with ordinality as given (match, value, word, may_be, nth),
      format('when stems @@ %L::tsquery then %s::real', match, value) branch
    group by word
  ) of_words;
  select coalesce(string_agg(format('(stems @@ %L::tsquery)::integer * %s::real', pair, value), ' + '), '0')
    into adjacent from unnest(pairs, pair_worths) as given (pair, value);
  select
    string_agg(format('word_%s * %s::real', word, rarity), ' + '),
    format('(%s) / %s::real', string_agg(format('(word_%s > 0)::integer * %s::real', word, rarity), ' + '), sum(rarity)),
    string_agg(format('count(*) filter (where word_%1$s > 0) as with_%1$s', word), ', '),
    string_agg(format('(sum(with_%s) / sum(products))::real', word), ', ' order by word)
    into worth, coverage, containing, averages from unnest(rarities) with ordinality as given (rarity, word);
  statement := format(
    'select string_agg(numbers, %L order by score desc, name_length), array[%s], coalesce(sum(counted), 0)
    from (
      select score, name_length, string_agg(number::text, %L) as numbers, count(*) as products, %s,
        count(*) filter (where visible or $2) as counted
      from (
        select *, (%s + adjacent) * (0.5 + 0.5 * %s) / (1 + 0.1 * ln(1 + name_length)) as score
        -- Each `offset` keeps the planner from computing what is inside once for each use. The array unpacks a long
        -- vector once.
        from (
          select number, visible, name_length, %s, %s as adjacent
          from (
            select number, visible, name_length, (array[stems])[1] as stems
            from product_listings where stems @@ $1 offset 0
          ) unpacked offset 0
        ) ranked
      ) scored
      group by score, name_length
    ) groups',
    ';', averages, ',', containing, worth, coverage, words, adjacent
  );
  for candidate in 1 .. cardinality(wanted) loop
    execute statement into numbers, shares, found using wanted[candidate], with_hidden;
    if found >= enough or candidate = cardinality(wanted) then
      place := candidate;
      return next;
      return;
    end if;
  end loop;
end $$;
