-- A phone number has one key in all notations: prefixes and zeros are dropped until none is left, and digits of all scripts
-- count (requirements: Phone numbers). The same rule as `nationalNumber` in shared/text.ts; a test compares both.
create function latin_digits(typed text) returns text language sql immutable strict parallel safe as $$
  select translate(
    typed,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹０１２３４５６７８９𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𐵀𐵁𐵂𐵃𐵄𐵅𐵆𐵇𐵈𐵉𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑛐𑛑𑛒𑛓𑛔𑛕𑛖𑛗𑛘𑛙𑛚𑛛𑛜𑛝𑛞𑛟𑛠𑛡𑛢𑛣𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑯰𑯱𑯲𑯳𑯴𑯵𑯶𑯷𑯸𑯹𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩𑷠𑷡𑷢𑷣𑷤𑷥𑷦𑷧𑷨𑷩𑽐𑽑𑽒𑽓𑽔𑽕𑽖𑽗𑽘𑽙𖄰𖄱𖄲𖄳𖄴𖄵𖄶𖄷𖄸𖄹𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𖵰𖵱𖵲𖵳𖵴𖵵𖵶𖵷𖵸𖵹𜳰𜳱𜳲𜳳𜳴𜳵𜳶𜳷𜳸𜳹𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞓰𞓱𞓲𞓳𞓴𞓵𞓶𞓷𞓸𞓹𞗱𞗲𞗳𞗴𞗵𞗶𞗷𞗸𞗹𞗺𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹',
    '0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789'
  )
$$;

create or replace function national_number(phone text) returns text language sql immutable strict parallel safe as $$
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

-- Only orders whose key differs are written, which recomputes the generated column. No trigger acts on the same number.
update orders set phone = phone where phone_key <> national_number(phone);

-- Of two open alerts of one number for one product, the person keeps the place of the earlier one.
delete from stock_alerts later using (
  select id, row_number() over (
    partition by product_id, national_number(phone) order by confirmed_at, created_at, id
  ) as place
  from stock_alerts where phone is not null and notified_at is null
) ranked
where later.id = ranked.id and ranked.place > 1;
update stock_alerts set phone_key = national_number(phone)
  where phone is not null and phone_key <> national_number(phone);

-- Of several open blocks of one number, the one that lasts longest stays, with the notes of all; the others end and are
-- kept.
update phone_blocks block set
  ended_at = case when ranked.place > 1 then least(block.ends_at, now()) end,
  note = case when ranked.place = 1 and length(ranked.notes) <= 300 then ranked.notes else block.note end
from (
  select id,
    row_number() over (partition by national_number(phone) order by ends_at desc, at, id) as place,
    count(*) over (partition by national_number(phone)) as blocks,
    string_agg(nullif(note, ''), ' · ') over (partition by national_number(phone)) as notes
  from phone_blocks where ended_at is null and national_number(phone) <> ''
) ranked
where block.id = ranked.id and ranked.blocks > 1;
update phone_blocks set phone_key = national_number(phone) where national_number(phone) not in (phone_key, '');

-- Links of numbers that are one number now join their customers. Each group keeps the main number of its oldest link.
create temporary table joined_links on commit drop as
with recursive
  edges as (
    select national_number(phone_key) as one, national_number(main_key) as other from customer_links
  ),
  both_ways as (select one, other from edges union select other, one from edges),
  reached as (
    select one as start, one as number from both_ways
    union
    select r.start, b.other from reached r join both_ways b on b.one = r.number
  ),
  groups as (select start as number, min(number) as name from reached group by start),
  oldest as (
    select distinct on (g.name) g.name, national_number(l.main_key) as main
    from customer_links l join groups g on g.number = national_number(l.main_key)
    order by g.name, l.at, l.phone_key
  )
select g.number as phone_key, o.main as main_key, l.at, l.by_id, l.by_name
from groups g
  join oldest o using (name)
  join lateral (
    -- A main number of a group that joined another has no link of its own: it takes the oldest link to it.
    select at, by_id, by_name from customer_links
    where g.number in (national_number(phone_key), national_number(main_key))
    order by national_number(phone_key) <> g.number, at limit 1
  ) l on true
where g.number <> o.main and g.number <> '' and o.main <> '';
delete from customer_links;
insert into customer_links (phone_key, main_key, at, by_id, by_name) select * from joined_links;

-- The counters of the last hour, so that a limit is not begun anew.
create temporary table joined_limits on commit drop as
  select split_part(key, ':', 1) || ':' || national_number(split_part(key, ':', 2)) as key,
    sum(points)::integer as points, max(expire) as expire
  from rate_limits where key like 'ordersByPhone:%' or key like 'alertsByPhone:%' group by 1;
delete from rate_limits where key like 'ordersByPhone:%' or key like 'alertsByPhone:%';
insert into rate_limits select * from joined_limits;
