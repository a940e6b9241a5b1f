-- Imports and changes of several products warn of unusual prices, and can be undone.

-- What to look at before the row is applied (shared/catalog/price-warnings.ts).
alter table import_rows add column warnings text[] not null default '{}';

-- A change of several products keeps its products like an import: one report and one way to undo both.
alter table imports
  -- What was changed; null for a file, which has columns instead.
  add column bulk_change jsonb check (jsonb_typeof(bulk_change) = 'object'),
  -- Copies without a foreign key, as above.
  add column undone_by record_id,
  add column undone_by_name text,
  add column undone_at timestamptz;

alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check check (
  state in ('uploaded', 'checking', 'checked', 'applying', 'done', 'failed', 'cancelled', 'undoing', 'undone')
);

-- An import beside an undo would change the same products.
drop index imports_one_at_once;
create unique index imports_one_at_once on imports ((true)) where state in ('checking', 'applying', 'undoing');

-- Rows that an undo has dealt with; `note` says what it has left as it was. An interrupted undo goes on with the others.
alter table import_rows add column is_undone boolean not null default false;

-- Brands are compared by their letters and digits: `La Roche-Posay` is `LA ROCHE POSAY` (shared/values/text.ts has the same).
create function brand_key(brand text) returns text language sql immutable strict parallel safe
return coalesce(
  nullif(regexp_replace(plain_text(brand), '[^[:alnum:]]+', '', 'g'), ''), plain_text(brand)
);

drop index products_brand;
create index products_brand on products (brand_key(brand)) where brand <> '';

-- The back office finds products by a part of their reference or barcode.
create index products_codes on products
  using gin (lower(coalesce(external_key, '') || ' ' || coalesce(barcode, '')) gin_trgm_ops);
