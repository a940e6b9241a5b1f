-- Arabic labels begin with a mark of direction, so no name had them. Only the parts of a label that a name lacks are added to
-- it. `labelledName` in shared/catalog/labelled-name.ts does the same.

-- The words and signs between spaces, also the `1` and `L` of `1L`, without case, marks of direction, and commas between parts.
-- An empty text is one space.
create function label_words(label text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    ' ' || regexp_replace(
      regexp_replace(lower(label), '[\u061c\u200e\u200f\u2066-\u2069]|[,،](?=[\s\u00a0\u202f]|$)', '', 'g'),
      '[^[:alnum:]\s\u00a0\u202f]|(?<=\d)(?=[[:alpha:]])', ' \& ', 'g'
    ) || ' ',
    '[\s\u00a0\u202f]+', ' ', 'g'
  );

-- Whether a name has a part of a label, both as their words. A bare number must end it, or it is that of `60 ml`.
create function has_label_words(name text, part text) returns boolean
  language sql immutable parallel safe
  return case
    when part ~ '^ \d+ $' then right(name, length(part)) = part
    else strpos(name, part) > 0
  end;

-- A comma within an isolate of direction parts nothing, because the isolate must not be torn.
create or replace function name_with_label(name text, label text) returns text
  language sql immutable parallel safe
  return case
    when label = '' or has_label_words(label_words(name), label_words(label)) then name
    else coalesce(
      (
        select left(
          name || ' – ' || string_agg(part, case when label like '%،%' then '، ' else ', ' end order by place), 500
        )
        from regexp_split_to_table(
          label, '[\s\u00a0\u202f]*[,،][\s\u00a0\u202f]+(?![^\u2066-\u2068]*\u2069)'
        ) with ordinality as parts (part, place)
        where not has_label_words(label_words(name), label_words(part))
      ),
      name
    )
  end;
