-- Brands, categories and sizes that look the same are the same: forms and imports keep names without invisible characters
-- and superfluous spaces (shared/text.ts), and this does it for the stored ones. Joiners and the looks of emoji stay.
create function pg_temp.clean_name(name text) returns text language sql immutable as $$
  select btrim(regexp_replace(
    normalize(regexp_replace(
      name,
      '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]',
      '', 'g'
    ), nfc),
    '[\u0009\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  ))
$$;

update products set brand = pg_temp.clean_name(brand) where brand <> pg_temp.clean_name(brand);

-- A category whose clean name a sibling has already stays as it is: a person decides which products go where.
update categories c set name = pg_temp.clean_name(name)
where name <> pg_temp.clean_name(name) and pg_temp.clean_name(name) <> '' and not exists (
  select from categories sibling
  where sibling.id <> c.id and sibling.parent_id is not distinct from c.parent_id
    and pg_temp.clean_name(sibling.name) = pg_temp.clean_name(c.name)
);

-- Sizes that would be one stay, because one may be in stock and the other not.
update products set sizes = clean.sizes
from (
  select p.id, jsonb_agg(
      jsonb_set(size, '{size}', to_jsonb(pg_temp.clean_name(size ->> 'size'))) order by place
    ) as sizes,
    count(distinct pg_temp.clean_name(size ->> 'size')) = count(*)
      and bool_and(pg_temp.clean_name(size ->> 'size') <> '') as is_safe
  from products p, jsonb_array_elements(p.sizes) with ordinality as each (size, place)
  group by p.id
) clean
where products.id = clean.id and clean.is_safe and products.sizes <> clean.sizes;
