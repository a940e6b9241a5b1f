-- The name of a member of a family with what sets it apart, such as `Eau micellaire – 1 L`, for orders, where the other members
-- are not beside it. A name that has the label already stays as it is. Neither spaces between a number and its unit nor
-- case make a difference.
create function name_with_label(name text, label text) returns text
  language sql immutable parallel safe
  return case
    when label = '' or regexp_replace(lower(name), '(\d)[\s\u00a0\u202f]+(\D)', '\1\2', 'g') ~ (
      '(?<![[:alnum:]])'
      || regexp_replace(regexp_replace(lower(label), '(\d)[\s\u00a0\u202f]+(\D)', '\1\2', 'g'), '([^[:alnum:]\s])', '\\\1', 'g')
      || '(?![[:alnum:]])'
    ) then name
    else left(name || ' – ' || label, 500)
  end;
