-- Imports and changes of several products warn of unusual prices, and can be undone.

-- What to look at before the row is applied (shared/catalog/price-warnings.ts).
alter table import_rows add column warnings text[] not null default '{}';
