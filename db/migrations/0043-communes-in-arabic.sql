-- Readers of Arabic see and type the communes in their letters, whatever an order or an address stores (requirements:
-- Shipping address). What is stored, and what couriers and files get, stays the French name.

-- The data set stretches some names and cuts off one.
update communes set name_ar = 'الحسيان' where id = 863;
update communes set name_ar = replace(name_ar, 'ـ', '') where name_ar like '%ـ%';

-- One spelling of a place's name to compare it: without case, accents, hyphens, spaces and variants of Arabic letters. The
-- pages do the same in shared/delivery/commune-names.ts.
create function place_key(name text) returns text language sql immutable strict parallel safe
return regexp_replace(search_fold(translate(name, 'ئؤ', 'يو')), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2010-\u2027ء]', '', 'g');

-- A row of an order or an address without the id of its commune looks for the name.
create index communes_by_name on communes (place_key(name_fr));
create index communes_by_arabic_name on communes (place_key(name_ar));

-- The commune that a wilaya of the address has under this name, in French or in Arabic; null if there is none, or more
-- than one. An older wilaya includes those that it gave to a new one.
create function commune_called(wilaya text, city text) returns integer language sql stable strict parallel safe
begin atomic
  select min(c.id)
  from communes c
  join wilayas own on own.code = c.wilaya_code
  left join wilayas mother on mother.code = own.mother_code
  where (place_key(c.name_fr) = place_key(city) or place_key(c.name_ar) = place_key(city))
    and wilaya in (own.name_fr, mother.name_fr)
  having count(*) = 1;
end;

-- The Arabic name of the commune of an order or an address, which names it or only its city; null if there is no such commune.
-- A city that is called like its wilaya, such as Alger, is none, but everybody writes it.
create function city_in_arabic(commune integer, wilaya text, city text) returns text
  language sql stable parallel safe
return coalesce(
  (select name_ar from communes where id = coalesce(commune, commune_called(wilaya, city))),
  (select name_ar from wilayas where name_fr = wilaya and place_key(name_fr) = place_key(city))
);
