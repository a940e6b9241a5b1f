-- What was lost or combined is settled once.

-- An order that was combined with another no longer counts as ordered (requirements: Revenue), so the sums of its day are old.
insert into report_marks select distinct report_day(created_at) from orders where end_reason = 'combined';

-- They are few, and taken off the sums of all.
create index orders_combined on orders (created_at) include (total_price_centimes)
  where end_reason = 'combined';

-- Lost parcels need attention until their orders are settled. They are few.
create index shipments_lost on shipments (created_at) where status = 'lost';

-- A name that has all parts of a label keeps it from being told twice: `Brace, blue, size L` with `Blue, L`.
create or replace function name_with_label(name text, label text) returns text
  language sql immutable parallel safe
  return case
    when label = '' or not exists (
      select from regexp_split_to_table(
        regexp_replace(lower(label), '(\d)[\s\u00a0\u202f]+(\D)', '\1\2', 'g'), '[\s\u00a0\u202f]*[,،][\s\u00a0\u202f]+'
      ) part
      where part <> '' and regexp_replace(lower(name), '(\d)[\s\u00a0\u202f]+(\D)', '\1\2', 'g') !~ (
        '(?<![[:alnum:]])' || regexp_replace(part, '([^[:alnum:]\s])', '\\\1', 'g') || '(?![[:alnum:]])'
      )
    ) then name
    else left(name || ' – ' || label, 500)
  end;
