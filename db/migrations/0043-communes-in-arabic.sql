-- Readers of Arabic see and type the communes in their letters, whatever an order or an address stores (requirements:
-- Shipping address). What is stored, and what couriers and files get, stays the French name.

-- The data set stretches some names and cuts off one.
update communes set name_ar = 'الحسيان' where id = 863;
update communes set name_ar = replace(name_ar, 'ـ', '') where name_ar like '%ـ%';

-- One spelling of a place's name to compare it: without case, accents, hyphens, spaces and variants of Arabic letters. The
-- pages do the same in shared/delivery/commune-names.ts.
create function place_key(name text) returns text language sql immutable strict parallel safe
return regexp_replace(search_fold(translate(name, 'ئؤ', 'يو')), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2010-\u2027ء]', '', 'g');

-- The commune that a wilaya of the address has under a name, in French or in Arabic, so that a list of orders finds each in
-- one step. An older wilaya includes those that it gave to a new one; a name of two communes is none.
create table commune_names (
  wilaya text not null,
  key text not null,
  commune_id integer not null references communes,
  primary key (wilaya, key)
);

insert into commune_names (wilaya, key, commune_id)
select w.name_fr, place_key(called.name), min(c.id)
from communes c
cross join lateral (values (c.name_fr), (c.name_ar)) called (name)
join wilayas own on own.code = c.wilaya_code
join wilayas w on w.code in (own.code, own.mother_code)
group by 1, 2 having count(distinct c.id) = 1;

create function commune_called(wilaya text, city text) returns integer language sql stable parallel safe
return (select n.commune_id from commune_names n where n.wilaya = $1 and n.key = place_key($2));

-- The Arabic name of the commune of an order or an address, which names it or only its city; null if there is no such commune.
-- A city that is called like its wilaya, such as Alger, is none, but everybody writes it.
create function city_in_arabic(commune integer, wilaya text, city text) returns text
  language sql stable parallel safe
return coalesce(
  (select name_ar from communes where id = coalesce(commune, commune_called(wilaya, city))),
  (select name_ar from wilayas where name_fr = wilaya and place_key(name_fr) = place_key(city))
);
