-- The search says honestly what the shop does not have (docs/decisions/0077).

-- Digits inside a Latin word of darja are letters: `7ab chbab` is `hab chbab`. Amounts such as `5ml` and names such as
-- `omega3` are none.
create function fold_darja(words text) returns text language sql immutable strict parallel safe
return case when words !~ '[a-z][3579]|[3579][a-z]' then words else (
  select string_agg(
    case
      when word ~ '^[3579]?[a-z]+([3579][a-z]+)*[3579]?$'
        and word !~ '^[0-9](x|mg|mcg|ug|g|gr|kg|ml|cl|dl|mm|cm|in|inch|inches|oz|lb|lbs|ft|pcs?|piece|pieces|pk|pack|packs|count|ct|ply|day|days|jours?|ans|mois|month|months|year|years|way|step|steps|th|rd|tabs?|caps|gel|ui|iu|heures?|hours?|fold|plus)([3579]|$)'
        and (word ~ '^[3579][a-z]{2}|[a-z][3579][a-z]' and word ~ '[a-z].*[a-z].*[a-z]|^[3579][a-z]{2}' or word ~ '^[^0-9aeiou]{2}[aeiou][379]$')
      then replace(translate(word, '379', 'ahk'), '5', 'kh')
      else word
    end,
    ' ' order by place
  )
  from string_to_table(words, ' ') with ordinality as split (word, place)
) end;

-- As before, with the digits of darja.
create or replace function plain_words(value text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(
  fold_darja(regexp_replace(
    regexp_replace(
      case when value ~ '[\u0600-\u06ff]' then fold_arabic(plain_text(value)) else plain_text(value) end,
      '([a-z][a-z])''s(?![a-z0-9])', '\1 ', 'g'
    ),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufe00-\ufe4f\uff00-\uff0f\U0001f000-\U0001faff]+',
    ' ', 'g'
  )),
  '([0-9])(?=[^0-9 ])|([^0-9 ])(?=[0-9])|([^ ]{40})(?=[^ ])', '\1\2\3 ', 'g'
));

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
      concat_ws(' ', p.name_words, plain_words(join_negated(fr.name)), plain_words(join_negated(ar.name))),
      plain_words(p.brand),
      concat_ws(' ', paths.words, need_words(p.id)),
      plain_words(join_negated(without_warnings(concat_ws(E'\n',
        p.description, array_to_string(p.features, E'\n'), p.ingredients, p.audience, p.variant_label,
        fr.description, array_to_string(fr.features, E'\n'), fr.ingredients, fr.audience, fr.label,
        ar.description, array_to_string(ar.features, E'\n'), ar.ingredients, ar.audience, ar.label
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

-- Words follow the new rules, without those that are now the same as another one of their group.
delete from search_synonyms removed
using search_synonyms kept
where kept.meaning = removed.meaning and kept.phrase <> removed.phrase
  and word_stems(plain_words(kept.phrase)) = word_stems(plain_words(removed.phrase))
  and (not kept.is_searched, length(kept.phrase), kept.phrase)
    < (not removed.is_searched, length(removed.phrase), removed.phrase);
update search_synonyms set phrase = phrase where stems <> word_stems(plain_words(phrase));
update pinned_terms t set sample = sample
where term <> word_stems(plain_words(sample))
  and not exists (select from pinned_terms o where o.term = word_stems(plain_words(t.sample)));
select refresh_product_listings(array(select number from products));

-- What the shop never sells, by what people call it: medicines, things, brands, and complaints that need advice instead of
-- a product.
create table not_sold (
  id record_id primary key,
  kind text not null check (kind in ('medicine', 'product', 'brand', 'complaint')),
  phrase text not null check (length(phrase) between 1 and 100),
  stems text not null generated always as (word_stems(plain_words(phrase))) stored,
  -- The path of a need or of an article of advice, or nothing.
  link text not null default '' check (link ~ '^$|^/(needs|blog)/[a-z0-9-]{1,60}$'),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  constraint not_sold_once unique (stems),
  constraint not_sold_has_words check (stems <> '')
);

create trigger not_sold_raise_version before insert or update or delete or truncate
  on not_sold for each statement execute function raise_catalog_version();

-- A disease is no other name of a product, a medicine no other name of an antiseptic, and organic is certified. Searches for
-- these words answer with advice, or find only themselves.
delete from search_synonyms where phrase in (
  'cystitis', 'cystite', 'infection urinaire', 'التهاب البول', 'anemie', 'فقر الدم', 'osteoporose', 'هشاشة العظام', 'crampes', 'arthrose',
  'rhumatisme', 'روماتيزم', 'naturel', 'natural', 'طبيعي', 'مشرط', 'بروتكس', 'تبييض', 'bleu', 'blotchy', 'glace', 'ثلج', 'fersan', 'زيلي',
  'betadine', 'bitadine', 'povidone', 'بيتادين', 'biafine', 'baby milk', 'formula', 'lait infantile', 'حليب الرضع', 'حليب بيبي',
  'pregnancy test', 'test grossesse', 'test de grossesse', 'اختبار الحمل', 'كاشف الحمل', 'حبوب', 'صدر', 'asthme', 'ربو', 'fungus', 'mycose',
  'champignon', 'فطريات', 'flu', 'cold and flu', 'grippe', 'rhume', 'زكام', 'نزلة برد', 'إنفلونزا', 'rawah', 'رواح', 'specifoldine', 'wheelchair', 'fauteuil roulant', 'كرسي متحرك', 'eye drops', 'collyre', 'قطرة العين', 'قطرات العيون'
);
delete from search_synonyms where phrase = 'ampoule' and meaning in (select meaning from search_synonyms where phrase = 'blister');
delete from search_synonyms where phrase in ('syrup', 'sirop') and meaning in (select meaning from search_synonyms where phrase = 'cough');
delete from synonym_groups g where (select count(*) from search_synonyms s where s.meaning = g.meaning) < 2;

-- Words that only lead one way: people type them, and the products of the first phrase are found.
insert into search_synonyms (meaning, phrase, is_searched)
select distinct on (known.meaning, word_stems(plain_words(added))) known.meaning, added, false
from (values
  ('nigelle', 'habba souda|habba soda|habbat baraka|habbat el baraka|hab baraka|habet baraka|habba sawdaa'),
  ('thym', 'za3tar|zaatar|zaater|koha|lkoha|dwa lkoha|دوا الكحة|دواء السعال|دواء الكحة|kaha|cough|toux|سعال|كحة|sirop toux|cough syrup'),
  ('diaper', 'couchat|kouchat|lcouchat|couchet'),
  ('baby bottle', 'bibroun|bibron|biberoun|rdha3a'),
  ('iron', 'anemie|anemia|فقر الدم|carence en fer|nokss hadid'),
  ('joint', 'arthrose|rhumatisme|روماتيزم'),
  ('knee brace', 'genouillere ligamentaire|genouillere'),
  ('sleep', 'sleeping aid|sleep aid'),
  ('blood pressure monitor', 'تونسيومتر|tonsiometre'),
  ('mosquito', 'moustik|moustiq|nammousse'),
  ('propolis', 'grippe|rhume|flu|cold and flu|زكام|نزلة برد|رواح|rwah|zokam|zoukam'),
  ('dry skin', 'eczema|ekzima|exzema|اكزيما')
) one_way (leads_to, phrases)
join search_synonyms known on known.phrase = leads_to,
string_to_table(phrases, '|') added
on conflict do nothing;
