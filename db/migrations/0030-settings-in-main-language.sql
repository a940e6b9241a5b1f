-- The base texts of the settings are in the main language of the shop (docs/decisions/0107). In shops with another one than
-- English they were in English, beside a translation into the main language: the two change places. A blank translation of
-- the home page, about delivery or of calls changes place too, because it shows the usual words of its language.
update settings s
set version = s.version + 1,
  value = s.value || exchanged.base || jsonb_build_object(
    'texts', (s.value -> 'texts') - base_language() || jsonb_build_object('en', exchanged.english)
  )
from (
  select name,
    jsonb_object_agg(field, case when moves then translation else english end) as base,
    jsonb_object_agg(field, case when moves then english else '' end) as english
  from (
    select g.name, field, coalesce(g.value ->> field, '') as english, translation,
      has_usual_words or translation <> '' as moves
    from settings g
    join (
      values
        ('look', false, '{name,tagline,legal}'::text[]),
        ('contact', false, '{address,hours,support}'),
        ('announcement', false, '{text}'),
        ('home', true, '{title,text,button}'),
        ('delivery', true, '{alger,elsewhere,express,pledge,summary}'),
        ('mails', false, '{closing}'),
        ('calls', true, '{script,missed,confirm,last,shipped,ready}')
    ) as groups (name, has_usual_words, fields) on groups.name = g.name
    cross join unnest(groups.fields) as field
    cross join coalesce(g.value #>> array['texts', base_language(), field], '') as translation
    where jsonb_typeof(g.value -> 'texts') = 'object'
  ) pairs
  group by name
) exchanged
where exchanged.name = s.name and base_language() <> 'en';
