-- The first and the last day of the rule of free delivery, in the shop's time zone, as YYYY-MM-DD; null for no such day.
-- They are texts like the days of the settings, because a date would be read as a time in the zone of the process.
alter table delivery_terms
  add column free_above_from text check (free_above_from ~ '^\d{4}-\d{2}-\d{2}$'),
  add column free_above_until text check (free_above_until ~ '^\d{4}-\d{2}-\d{2}$'),
  add constraint delivery_terms_days_check check (free_above_until >= free_above_from);
