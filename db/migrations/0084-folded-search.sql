-- The back office finds a text in every spelling that the search of the shop folds: Arabic letters and digits, accents,
-- ligatures and invisible characters (requirements: Back office lists).

-- One spelling of a text for comparison. The compatible composed form (NFKC) has no ligatures, full-width letters and letters
-- with a separate hamza. ASCII text, recognized by its length in bytes, skips the slow part.
create function search_fold(value text) returns text language sql immutable strict parallel safe
return case
  when octet_length(value) = char_length(value) then lower(value)
  else fold_arabic(lower(unaccent('unaccent', regexp_replace(
    normalize(value, NFKC),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
    '', 'g'
  ))))
end;

-- Generated columns cannot change their expression before PostgreSQL 17, so they are dropped with all indexes that contain
-- them, and these are made again as they were. The foreign keys to the orders depend on such an index.
create temporary table made_again on commit drop as
  select 1 as step, format('alter table %s drop constraint %I', conrelid::regclass, conname) as undo,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as redo
  from pg_constraint where contype = 'f' and confrelid = 'orders'::regclass
  union all
  select 2, format('alter table orders drop constraint %I', conname),
    format('alter table orders add constraint %I %s', conname, pg_get_constraintdef(oid))
  from pg_constraint where contype = 'p' and conrelid = 'orders'::regclass
  union all
  select 3, format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  from pg_index i
  where i.indrelid in ('orders'::regclass, 'users'::regclass) and not i.indisprimary
    and exists (
      select from pg_attribute a where a.attrelid = i.indexrelid and a.attname = 'search_text'
    );

do $$
declare statement text;
begin
  for statement in select undo from made_again order by step loop execute statement; end loop;
end $$;

alter table orders drop column search_text;
alter table orders
  add column search_text text not null generated always as (
    left(search_fold(
      left(id, 8) || ' ' || right(id, 8) || ' ' || phone || ' '
        || coalesce(nullif(regexp_replace(phone, '[^0-9]', '', 'g'), phone) || ' ', '')
        || full_name || ' ' || email
        || coalesce(' ' || nullif(user_name, full_name), '') || coalesce(' ' || nullif(user_email, email), '')
    ), 500)
  ) stored;

alter table users drop column search_text;
alter table users
  add column search_text text not null generated always as (left(search_fold(name || ' ' || email), 500)) stored;

do $$
declare statement text;
begin
  for statement in select redo from made_again order by step desc loop execute statement; end loop;
end $$;
