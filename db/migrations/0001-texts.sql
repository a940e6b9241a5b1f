-- What all tables use: ids, append-only tables, and texts as they are compared. Ids are 36 lowercase base32 characters
-- (requirements: Ids). Invariants are constraints, so that no code path can break them.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- PostgreSQL checks each id that it stores, and this check takes a tenth of the time of a pattern that counts characters.
create domain record_id as text check (length(value) = 36 and value !~ '[^a-z2-7]');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- Text normalized for comparison, without case, accents, ligatures and full-width letters. ASCII text, recognized by its
-- length in bytes, skips the slow part.
create function plain_text(value text) returns text language sql immutable strict parallel safe
return case
  when octet_length(value) = char_length(value) then lower(value)
  else lower(unaccent('unaccent', value))
end;

-- One form of each Arabic letter: without vowel marks and stretching, hamza, ta marbuta, and the letters of other
-- languages by their nearest Arabic ones. Both Arabic sets of digits become 0-9.
create function fold_arabic(value text) returns text language sql immutable strict parallel safe
return translate(
  regexp_replace(
    value, '[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'
  ),
  'أإآٱىئؤةکیپڤگڨچ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  'اااايءءهكيبفكقج01234567890123456789'
);

-- Digits inside a Latin word of darja are letters: `7ab chbab` is `hab chbab`. Amounts such as `5ml` and names such as
-- `omega3` are none.
create function fold_darja(words text) returns text language sql immutable strict parallel safe
return case when words !~ '[a-z][3579]|[3579][a-z]' then words else (
  select string_agg(
    case
      when word ~ '^[3579]?[a-z]+([3579][a-z]+)*[3579]?$'
        and word !~ '^[0-9](x|mg|mcg|ug|g|gr|kg|ml|cl|dl|mm|cm|in|inch|inches|oz|lb|lbs|ft|pcs?|piece|pieces|pk|pack|packs|count|ct|ply|day|days|jours?|ans|mois|month|months|year|years|way|step|steps|th|rd|tabs?|caps|gel|ui|iu|heures?|hours?|fold|plus)([3579]|$)'
        and (word ~ '^[3579][a-z]{2}|[a-z][3579][a-z]' and word ~ '[a-z].*[a-z].*[a-z]|^[3579][a-z]{2}' or word ~ '^[^0-9aeiou]{2}[aeiou][379]$')
      then replace(translate(word, '379', 'ahk'), '5', 'kh')
      else word
    end,
    ' ' order by place
  )
  from string_to_table(words, ' ') with ordinality as split (word, place)
) end;

-- The plain words of a text, separated by spaces. Words end at any character that is neither letter nor digit, and between
-- a letter and a digit: `B-12`, `B12` and `b 12` are the same words. Letters are listed by code point, because character
-- classes depend on the database's locale. Very long words are split, because the size of an index entry is limited.
-- A possessive is the word itself: `women's` is `women`, not `women` and `s`.
create function plain_words(value text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(
  fold_darja(regexp_replace(
    regexp_replace(
      case when value ~ '[\u0600-\u06ff]' then fold_arabic(plain_text(value)) else plain_text(value) end,
      '([a-z][a-z])''s(?![a-z0-9])', '\1 ', 'g'
    ),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u060c\u061b\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufe00-\ufe4f\uff00-\uff0f\U0001f000-\U0001faff]+',
    ' ', 'g'
  )),
  '([0-9])(?=[^0-9 ])|([^0-9 ])(?=[0-9])|([^ ]{40})(?=[^ ])', '\1\2\3 ', 'g'
));

-- Latin words without the endings of plural and gender. `couche`, `brosse` and `size` lose their last letter like their
-- plurals do. Five simple replacements take half the time of one with alternatives.
create function latin_stems(words text) returns text language sql immutable strict parallel safe
return
  regexp_replace(
  regexp_replace(
  regexp_replace(
  regexp_replace(
  regexp_replace(words,
    '([a-z](?:x|z|ch|sh|ss))es?\M', '\1', 'g'),
    '([a-z]{3}in)es?\M', '\1', 'g'),
    '([a-z][a-z][^0-9 isu])s\M', '\1', 'g'),
    '([ae]u)x\M', '\1', 'g'),
    '([a-z][a-z])ie\M', '\1y', 'g');

-- Arabic words without article, prefixed particles and the endings of plural and gender. Each replacement leaves at least
-- three letters.
create function arabic_stems_once(words text) returns text language sql immutable strict parallel safe
return
  regexp_replace(
  regexp_replace(
  regexp_replace(words,
    '(^| )(?:وال|بال|كال|فال|ال|لل)(?=[^ ]{3})', '\1', 'g'),
    '([^ ]{4})(?:ات|ون|ين|ان|يه|ها)(?= |$)', '\1', 'g'),
    '([^ ]{3})(?:ه|ي)(?= |$)', '\1', 'g');

-- Plain words without plural and without endings that differ between English and French: `vitamine`, `vitamins` and
-- `vitamin` have the same stem, as have `pharmacies` and `pharmacy`. The form of a stem does not matter, because products
-- and searches both use this function. Arabic words need two passes: after one, a plural has lost its ending, and only
-- after the other its last vowel.
create function word_stems(words text) returns text language sql immutable strict parallel safe
return case
  when words ~ '[\u0600-\u06ff]' then arabic_stems_once(arabic_stems_once(latin_stems(words)))
  else latin_stems(words)
end;

-- The consonants of a word by their sound, the same in Latin and Arabic script: `doliprane` and دوليبران. 3, 5, 7 and 9
-- are Arabic letters as people type them on a Latin keyboard.
create function sound_key(word text) returns text language sql immutable strict parallel safe
return regexp_replace(
  translate(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    regexp_replace(
    replace(word, 'x', 'ks'),
      'sch|tch|ch|sh', 'ش', 'g'),
      'ph', 'f', 'g'),
      'c(?=[eiy])|t(?=ion)', 's', 'g'),
      'g(?=[eiy])|dj', 'j', 'g'),
      'g(?=n)|k(?=h)|(?<=[gtd])h|ه$', '', 'g'),
    'pvqcبتثجحخدذرزسصضطظغفقكلمنه579waeiouyعويءا32',
    'bfkkbtsjhhddrzssdtzgfkklmnhhhk'
  ),
  '(.)\1+', '\1', 'g'
);

-- One spelling of a text for comparison: the back office finds a text in every spelling that the search of the shop folds,
-- with Arabic letters and digits, accents, ligatures and invisible characters (requirements: Back office lists). The
-- compatible composed form (NFKC) has no ligatures, full-width letters and letters with a separate hamza. ASCII text,
-- recognized by its length in bytes, skips the slow part.
create function search_fold(value text) returns text language sql immutable strict parallel safe
return case
  when octet_length(value) = char_length(value) then lower(value)
  else fold_arabic(lower(unaccent('unaccent', regexp_replace(
    normalize(value, NFKC),
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
    '', 'g'
  ))))
end;

-- The readable end of a product's address (docs/decisions/0050): the Latin letters and digits of its name, in whole words up
-- to 60 characters; '' without any. It is not stored, because it changes with the name. One expression, and not strict, so
-- that PostgreSQL inlines it: the sitemap needs the slugs of 50,000 addresses at once.
create function slug_of(name text) returns text language sql immutable parallel safe
return coalesce(
  trim(both '-' from regexp_replace(
    -- One character more than fits, so that the last word stays if it ends there.
    left(trim(both '-' from regexp_replace(plain_text(name), '[^a-z0-9]+', '-', 'g')) || '-', 61), '[^-]+$', ''
  )),
  ''
);

-- The digits of all scripts as 0-9.
create function latin_digits(typed text) returns text language sql immutable strict parallel safe as $$
  select translate(
    typed,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹０１２３４５６７８９𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𐵀𐵁𐵂𐵃𐵄𐵅𐵆𐵇𐵈𐵉𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑛐𑛑𑛒𑛓𑛔𑛕𑛖𑛗𑛘𑛙𑛚𑛛𑛜𑛝𑛞𑛟𑛠𑛡𑛢𑛣𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑯰𑯱𑯲𑯳𑯴𑯵𑯶𑯷𑯸𑯹𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩𑷠𑷡𑷢𑷣𑷤𑷥𑷦𑷧𑷨𑷩𑽐𑽑𑽒𑽓𑽔𑽕𑽖𑽗𑽘𑽙𖄰𖄱𖄲𖄳𖄴𖄵𖄶𖄷𖄸𖄹𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𖵰𖵱𖵲𖵳𖵴𖵵𖵶𖵷𖵸𖵹𜳰𜳱𜳲𜳳𜳴𜳵𜳶𜳷𜳸𜳹𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞓰𞓱𞓲𞓳𞓴𞓵𞓶𞓷𞓸𞓹𞗱𞗲𞗳𞗴𞗵𞗶𞗷𞗸𞗹𞗺𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹',
    '0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'
  )
$$;

-- A phone number has one key in all notations: prefixes and zeros are dropped until none is left, and digits of all scripts
-- count (requirements: Phone numbers). The same rule as `nationalNumber` in shared/values/text.ts; a test compares both.
create function national_number(phone text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    replace(
      regexp_replace(
        regexp_replace(
          case when phone ~ '^[ -~]*$' then phone else translate(latin_digits(phone), '＋', '+') end,
          '[^0-9+]', '', 'g'
        ),
        '^(0*\+[0+]*213|00213(?![0-9]{5,6}$))?[0+]*(213(?=[0-9]{7})[0+]*)*', ''
      ),
      '+', ''
    ),
    '^(20|3[123]|4[13469]|90|212|218|96[26]|971)0+(?=[0-9]{7})', '\1'
  )
$$;
