-- Words that mean the same, and words that sound the same, also across scripts (docs/decisions/0049).

-- As before, but `couche`, `brosse` and `size` lose their last letter like their plurals do.
create or replace function latin_stems(words text) returns text language sql immutable strict parallel safe
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

-- Changed stems are listed anew.
select refresh_product_listings(array(select number from products));

-- Words that mean the same to people who search a parapharmacy, in English, French, Arabic, and the Arabic of Algeria in
-- both scripts. A search for a phrase also finds the other phrases of its meaning.
create table search_synonyms (
  meaning integer not null,
  phrase text not null check (length(phrase) between 1 and 100),
  -- False for phrases that people type but that would find too much, or nothing, if others were searched for as them.
  is_searched boolean not null default true,
  stems text not null generated always as (word_stems(plain_words(phrase))) stored,
  primary key (meaning, phrase)
);

create index search_synonyms_stems on search_synonyms (stems, meaning);

-- Searches are remembered until the version rises.
create trigger search_synonyms_raise_version before insert or update or delete or truncate
  on search_synonyms for each statement execute function raise_catalog_version();

-- The first synonyms. Meanings end at a semicolon or a line, phrases at a bar; `~` marks those that are not searched.
insert into search_synonyms (meaning, phrase, is_searched)
select distinct on (meaning, lower(trim(ltrim(trim(phrase), '~'))))
  meaning, lower(trim(ltrim(trim(phrase), '~'))), trim(phrase) not like '~%'
from regexp_split_to_table($words$
diaper|nappy|couche|couche bebe|حفاض|حفاضات|حفاظات|ليكوش|~lekouch|~likouch|~hafadat|~7afadat|~pampers|~بامبرز
wipe|baby wipe|lingette|lingette bebe|مناديل مبللة|مناديل|~lingettes; training pants|pull up|culotte apprentissage|سراويل التدريب
baby|infant|newborn|bebe|nourrisson|nouveau ne|رضيع|رضع|مولود|بيبي|~toddler|~bébé; child|children|kid|kids|enfant|junior|أطفال|طفل|~دراري|~ولاد|~sghar|~صغار
baby bottle|feeding bottle|biberon|رضاعة|قارورة رضاعة|زجاجة رضاعة|ببرونة|~بيبرون|~biberone; pacifier|dummy|soother|sucette|tetine|لهاية|مصاصة|~سوسات|~tototte
teat|bottle nipple|tetine biberon|حلمة رضاعة; breast pump|tire lait|شفاط الحليب|مضخة الثدي|شفاط; nursing|breastfeeding|allaitement|رضاعة طبيعية|ارضاع
nursing pad|breast pad|coussinet allaitement|ضمادات الثدي|وسادات الرضاعة; nipple cream|lanolin|creme allaitement|lanoline|لانولين|كريم الحلمة|~crevasses
diaper rash|diaper cream|rash cream|creme change|erytheme fessier|fesses rouges|كريم الحفاض|طفح الحفاض|~تسلخات|~pate a l eau; liniment|lait de toilette|مرهم جيري زيتي|لينيمون
saline|physiological saline|serum physiologique|nasal saline|eau de mer|محلول ملحي|مصل فيزيولوجي|ماء البحر|~سيروم|~physio
nose cleaning|stuffy nose|nasal aspirator|mouche bebe|nez bouche|شفاط الأنف|انسداد الأنف|~رشح; teething|dentition|poussee dentaire|teething gel|تسنين|ظهور الأسنان|~سنان البيبي
baby milk|formula|lait infantile|lait bebe|حليب الرضع|~حليب بيبي; colic|coliques|anti colic|مغص|~gaz bebe; cradle cap|croutes de lait|قشرة الرضع
maternity|pregnancy|pregnant|prenatal|grossesse|femme enceinte|enceinte|maternite|حمل|حامل|الحوامل|~hamla; folic acid|folate|b9|acide folique|vitamine b9|حمض الفوليك|~specifoldine
stretch mark|vergeture|علامات التمدد|تشققات البطن|خطوط الحمل; ovulation test|pregnancy test|test grossesse|test de grossesse|اختبار الحمل|كاشف الحمل
blood pressure monitor|blood pressure|tensiometre|~tension|~tension arterielle|ضغط الدم|جهاز قياس الضغط|قياس الضغط|~الضغط|~hypertension|~tansiometre|~لاطونسيون
thermometer|thermometre|ميزان حرارة|مقياس الحرارة|ترمومتر|محرار|~temperature|~سخانة; fever|fievre|حمى|~skhana|~سخانة
glucometer|glucose meter|blood sugar|glycemie|lecteur glycemie|glucometre|جهاز قياس السكر|مقياس السكر|~سكري|~sokar|~dextro; diabetes|diabetic|diabete|diabetique|سكري|مرضى السكري|~sokkar|~السكر
test strip|bandelette|شرائط القياس|شرائط السكر|شريط قياس; lancet|lancette|autopiqueur|وخز|ابر الوخز|مشرط; insulin|insuline|انسولين|أنسولين
nebulizer|nebuliseur|aerosol|inhalateur|جهاز الرذاذ|بخار|~اروصول|~aerosole|~asthme|~ربو; oximeter|pulse oximeter|oxymetre|saturometre|مقياس الأكسجين|اكسيمتر|مقياس التأكسج
inhalation chamber|spacer|chambre inhalation|حجرة استنشاق|~babyhaler; scale|bathroom scale|pese personne|balance|ميزان|ميزان الجسم|~ميزان الوزن; heating pad|coussin chauffant|bouillotte|hot water bottle|وسادة تدفئة|قربة ماء|قربة ماء ساخن
acne|blemish|pimple|spot|imperfection|bouton|anti imperfection|حب الشباب|حبوب|بثور|شوائب|~7ab chabab|~hab chbab|~boutons|~points noirs; blackhead|point noir|comedon|رؤوس سوداء|زيوان
dark spot|brown spot|hyperpigmentation|tache|tache brune|anti tache|بقع داكنة|بقع بنية|تصبغات|كلف|~كلف الوجه|~taches|~melasma; radiance|glow|eclat|bonne mine|اشراقة|نضارة|~teint terne
wrinkle|anti wrinkle|anti aging|antiage|anti age|ride|antiride|تجاعيد|مضاد للتجاعيد|مكافحة الشيخوخة|~rides; oily skin|peau grasse|بشرة دهنية; dry skin|peau seche|بشرة جافة|~peau tiraillee
sensitive skin|peau sensible|بشرة حساسة; combination skin|peau mixte|بشرة مختلطة; eczema|atopic|atopie|peau atopique|اكزيما|أكزيما|~dermatite; rosacea|redness|rougeur|couperose|احمرار
moisturizer|moisturizing|hydrating|hydratant|creme hydratante|hydratation|مرطب|ترطيب|كريم مرطب|~mouratib; cleanser|face wash|gel nettoyant|nettoyant|nettoyant visage|غسول|غسول الوجه|منظف|~ghassoul wejh
makeup remover|micellar water|eau micellaire|demaquillant|ماء ميسيلار|مزيل المكياج|ماء الميسيلار|~مزيل ماكياج; toner|tonique|lotion tonique|rose water|eau de rose|ماء الورد|تونر|~ma ward|~ماورد
serum|سيروم|مصل; hyaluronic acid|hyaluronique|acide hyaluronique|حمض الهيالورونيك|هيالورونيك; niacinamide|نياسيناميد|vitamine b3|نياسين; salicylic acid|acide salicylique|حمض الساليسيليك|bha
retinol|ريتينول; vitamin c serum|serum vitamine c|سيروم فيتامين سي; eye cream|eye contour|contour des yeux|cernes|poches|dark circle|هالات سوداء|محيط العين|~هالات
lip balm|baume a levres|stick levres|lip|levres|مرطب الشفاه|بلسم الشفاه|شفاه; chapped lips|levres gercees|تشقق الشفاه; face mask|clay mask|masque visage|masque argile|argile|قناع الوجه|قناع الطين|طين|~ماسك
scrub|exfoliant|peeling|gommage|مقشر|تقشير; sheet mask|masque tissu|قناع ورقي; day cream|creme de jour|كريم نهاري|كريم النهار; night cream|creme de nuit|كريم ليلي|كريم الليل; cream|creme|كريم|~pommade|~بوماد
sunscreen|sunblock|sun cream|sun protection|creme solaire|ecran solaire|ecran total|protection solaire|spf|واقي شمس|واقي الشمس|كريم شمس|~ecran|~واقي|~krim chems|~soleil
after sun|apres soleil|بعد الشمس; sunburn|coup de soleil|حروق الشمس; tinted|teinte|teintee|ملون; self tanner|autobronzant|تسمير
hair loss|thinning hair|chute de cheveux|chute cheveux|antichute|anti chute|perte de cheveux|تساقط الشعر|سقوط الشعر|~alopecie|~tsa9ot cha3r|~طيحان الشعر|~calvitie
hair|cheveux|capillaire|شعر|~cha3r|~chaar; shampoo|shampooing|shampoing|شامبو|شامبوان|~champoing|~champoin|~chamboin; dandruff|anti dandruff|pellicules|antipelliculaire|anti pelliculaire|قشرة|ضد القشرة|قشرة الشعر
oily hair|cheveux gras|شعر دهني; dry hair|cheveux secs|شعر جاف; conditioner|apres shampooing|apres shampoing|demelant|بلسم الشعر|بلسم|~balsam; hair mask|masque capillaire|masque cheveux|قناع الشعر|حمام كريم
hair oil|huile cheveux|huile capillaire|زيت الشعر; argan|argan oil|huile argan|زيت الأرغان|أرغان|اركان; castor oil|huile de ricin|ricin|زيت الخروع|خروع; keratin|keratine|كيراتين
cactus seed oil|prickly pear oil|huile de figue de barbarie|figue de barbarie|زيت التين الشوكي|بذور التين الشوكي; lice|head lice|poux|anti poux|lentes|قمل|صئبان|~صيبان|~9mel; hair color|hair dye|coloration|teinture|صبغة|صبغة الشعر|تلوين الشعر|~صباغة
henna|henne|حناء|حنة|~7enna; nail|nails|ongle|ongles|أظافر|اظافر; hair skin nails|cheveux et ongles|شعر وأظافر; biotin|biotine|vitamine b8|بيوتين; brewer yeast|levure de biere|خميرة البيرة|خميرة
shower gel|body wash|gel douche|جل الاستحمام|جل استحمام|سائل استحمام|~gel doche; soap|savon|صابون|~saboun|~sabon; black soap|savon noir|صابون أسود|صابون بلدي|~saboun beldi; superfatted|surgras|pain surgras|صابون دهني
aleppo soap|laurel soap|savon d alep|صابون الغار|صابون حلب; hammam|kessa|حمام|كيسة|ليفة; deodorant|deo|antiperspirant|anti transpirant|مزيل العرق|مزيل عرق|مضاد التعرق|~sueur|~تعرق|~ديودورون
body milk|body lotion|lait corporel|lait corps|lotion corps|حليب الجسم|لوشن|حليب للجسم; hand cream|creme mains|كريم اليدين|~yeddin; foot cream|creme pieds|كريم القدمين|كريم للقدمين|~talons|~تشقق القدمين|~crevasses pieds
cracked heel|talon fissure|crevasse|talon|تشقق الكعبين|كعب; hand sanitizer|sanitizer|hand gel|gel hydroalcoolique|gel desinfectant|معقم اليدين|جل معقم|معقم; liquid soap|savon liquide|صابون سائل|غسول اليدين
toothpaste|dentifrice|معجون الأسنان|معجون أسنان|~pate dentifrice|~dontifrice|~معجون; toothbrush|brosse a dents|فرشاة أسنان|فرشاة الأسنان|~brosse dent|~شيتة سنان; electric toothbrush|brosse a dents electrique|فرشاة كهربائية
mouthwash|bain de bouche|غسول الفم|مضمضة; dental floss|floss|fil dentaire|خيط الأسنان|خيط طبي; interdental|interdentaire|brossette|فرشاة بين الأسنان; bad breath|mauvaise haleine|haleine|fresh breath|رائحة الفم
denture|dentier|prothese dentaire|appareil dentaire|طقم الأسنان|طقم أسنان; white teeth|whitening|blancheur|blanchiment|dents blanches|تبييض الأسنان|تبييض; gum|gums|gencive|gencives|لثة|~saignement gencives; sensitive teeth|dents sensibles|أسنان حساسة
siwak|miswak|souak|swak|سواك|مسواك|~ماسواك; mouth ulcer|aphte|قرحة الفم; intimate|intime|intimate wash|gel intime|toilette intime|غسول نسائي|غسول حميمي|حميمية|نظافة حميمية
sanitary pad|pad|period pad|serviette hygienique|serviettes|فوط صحية|فوط نسائية|~always|~الويز|~بروتكس; panty liner|protege slip|فوط يومية; menstrual cup|cup|coupe menstruelle|كأس الحيض|كأس الدورة; period|menstruation|regles|دورة شهرية|الدورة الشهرية|حيض
incontinence|bladder|bladder protection|protection urinaire|fuites urinaires|سلس البول|حماية المثانة; adult diaper|adult pants|couche adulte|couches adultes|حفاضات كبار|حفاضات الكبار|حفاضات البالغين|~couche vieux
razor|shaver|rasoir|شفرة حلاقة|موس حلاقة|ماكينة حلاقة|~gillette|~زيلي; shaving foam|shaving|mousse a raser|rasage|رغوة حلاقة|حلاقة; after shave|apres rasage|بعد الحلاقة; beard|barbe|لحية|لحى; men|man|homme|رجال|رجل|~male; women|woman|femme|نساء|امرأة|سيدات
hair removal|epilation|depilatoire|ازالة الشعر|نزع الشعر; vitamin|vit|vitamine|فيتامين|~vitamines|~fitamin; vitamin d|vitamin d3|vitamine d|vitamine d3|cholecalciferol|فيتامين د|فيتامين د3|فيتامين دال; vitamin c|vitamine c|acide ascorbique|ascorbic acid|فيتامين سي|فيتامين ج
vitamin b12|b12|vitamine b12|فيتامين ب12|cobalamine; vitamin b|b complex|vitamine b|vitamines b|فيتامين ب|فيتامينات ب; vitamin e|vitamine e|فيتامين ه; vitamin a|vitamine a|فيتامين أ; vitamin k|vitamine k|فيتامين ك; multivitamin|multivitamine|polyvitamine|فيتامينات متعددة|ملتي فيتامين
magnesium|mag|مغنيزيوم|مغنزيوم|ماغنيزيوم|~magnezium|~crampes; iron|fer|حديد|~anemie|~فقر الدم|~ferritine; zinc|زنك; calcium|كالسيوم|~os; selenium|سيلينيوم; potassium|بوتاسيوم; iodine|iode|يود; bone|bones|os|osteoporose|عظام|هشاشة العظام
melatonin|melatonine|ميلاتونين; sleep|~sleeping|insomnia|sommeil|insomnie|dormir|نوم|أرق|~رقاد|~endormissement; stress|anxiety|relaxation|calm|anxiete|calme|detente|توتر|قلق|هدوء|~nerveux; infusion|herbal tea|tisane|tea|زهورات|أعشاب|مشروب أعشاب|~تيزانة
digestion|digestive|transit|هضم|~ballonnement|~انتفاخ; constipation|laxative|psyllium|fibre|fiber|امساك|إمساك|ألياف; bloating|ballonnement|gaz|charbon|activated charcoal|charbon vegetal|انتفاخ|غازات|فحم; probiotic|probiotique|flore intestinale|بروبيوتيك|بكتيريا نافعة
joint|joints|articulation|articulations|مفاصل|مفصل|~arthrose|~rhumatisme|~روماتيزم; glucosamine|غلوكوزامين; collagen|collagene|كولاجين|كولاجان; turmeric|curcuma|كركم; energy|fatigue|tired|tonus|vitalite|energie|طاقة|تعب|إرهاق|~fatigu|~عيا
ginseng|جينسنغ; royal jelly|gelee royale|غذاء ملكات النحل|غذاء الملكة; spirulina|spiruline|سبيرولينا; immunity|immune|immunite|defenses|defenses immunitaires|مناعة|تقوية المناعة|جهاز المناعة; memory|concentration|memoire|ذاكرة|تركيز
honey|miel|عسل|~3sel|~3assel; propolis|بروبوليس|عكبر; throat|sore throat|gorge|mal de gorge|حلق|التهاب الحلق|~حنجرة|~gorge irritee; cough|toux|sirop toux|syrup|سعال|كحة|~كحا|~sirop|~ko7a; lozenge|pastille|أقراص استحلاب|~bonbons gorge
cold and flu|flu|grippe|rhume|زكام|نزلة برد|إنفلونزا|~rawah|~رواح; omega 3|fish oil|omega|huile de poisson|أوميغا 3|اوميغا|زيت السمك|~omiga; cod liver oil|huile de foie de morue|foie de morue|زيت كبد الحوت|زيت كبد السمك
black seed|black seed oil|nigella|nigelle|huile de nigelle|حبة سوداء|حبة البركة|زيت الحبة السوداء|سانوج|~habba sawda|~sanouj|~sanoudj|~habba saouda; olive oil|huile d olive|زيت الزيتون|~zit zitoun; almond oil|huile d amande|زيت اللوز
weight loss|slimming|lose weight|minceur|perte de poids|maigrir|regime|amincissant|تخسيس|تنحيف|إنقاص الوزن|رشاقة|~تنقاص الوزن|~maigrir vite; appetite suppressant|coupe faim|konjac|glucomannan|قاطع الشهية|سد الشهية|كونجاك; meal replacement|substitut de repas|بديل الوجبة|بدائل الوجبات
weight gain|gainer|prise de masse|prise de poids|زيادة الوزن|تسمين; protein|proteine|whey|whey protein|بروتين|واي بروتين; creatine|كرياتين; bcaa|amino acid|acide amine|أحماض أمينية; electrolyte|rehydration|electrolytes|rehydratation|أملاح معدنية|إماهة|~sels; protein bar|barre proteinee|لوح بروتين|ألواح البروتين
bandage|bande|bande crepe|bandage elastique|رباط|ضماد|أربطة|~banda; plaster|adhesive bandage|band aid|pansement|لصقات|لصقة|لاصق طبي|ضمادات لاصقة|~sparadrap|~بونسمو; blister|ampoule|blister plaster|فقاعات القدم|بثور القدم; gauze|compress|compresse|compresse sterile|شاش|كمادات|~كومبريس
cotton|coton|coton hydrophile|قطن|~gotne|~كوتون; medical tape|tape|sparadrap|micropore|شريط لاصق|سبارادرا|لاصق; antiseptic|disinfectant|antiseptique|desinfectant|betadine|povidone|مطهر|مطهرات|بيتادين|~bitadine; wound|cut|plaie|blessure|cicatrisation|جرح|جروح|~djerh
burn|brulure|حروق|حرق|~biafine; scar|cicatrice|ندبة|ندوب|آثار الجروح; first aid kit|first aid|trousse de secours|premiers secours|حقيبة إسعاف|إسعافات أولية|صيدلية منزلية|~trousse; cold pack|ice pack|poche froide|glace|cold spray|bombe de froid|كمادة باردة|بخاخ بارد|ثلج
hot pack|heat patch|patch chauffant|chaud|لصقات حرارية|لصقة حرارية|كمادة ساخنة; bruise|hematome|bleu|arnica|arnika|كدمة|كدمات|أرنيكا; sprain|entorse|foulure|التواء|~تفكيكة; muscle pain|douleur musculaire|courbature|baume du tigre|آلام العضلات|~mal aux muscles
mosquito|mosquitoes|mosquito repellent|repellent|moustique|moustiques|anti moustique|repulsif|بعوض|ناموس|طارد البعوض|طارد الناموس|~namous|~nammous|~nmous; mosquito net|moustiquaire|ناموسية; insect bite|bite|sting|piqure|apres piqure|لسعة|لسعات|لدغة|~3adda
knee brace|knee support|knee|genouillere|genou|ركبة|مشد الركبة|دعامة الركبة|~rokba; ankle brace|ankle support|ankle|chevillere|cheville|كاحل|مشد الكاحل; wrist brace|wrist splint|wrist|attelle poignet|poignet|معصم|جبيرة المعصم|مشد المعصم; thumb brace|thumb|pouce|إبهام
back pain|lumbar belt|back brace|back support|mal de dos|ceinture lombaire|lombalgie|حزام الظهر|حزام قطني|آلام الظهر|مشد الظهر|~dhar|~wja3 dhar; posture corrector|posture|redresse dos|مصحح القوام|تصحيح القوام|استقامة الظهر; cervical collar|neck brace|collier cervical|minerve|طوق الرقبة|دعامة الرقبة|~cou
brace|splint|orthosis|attelle|orthese|دعامة|مشد|جبيرة|~atelle; walking cane|cane|walking stick|canne|عصا|عصا المشي|عكاز|~عكازة|~cane vieux; crutch|bequille|عكاز|عكازات; walker|walking frame|rollator|deambulateur|مشاية|~cadre de marche; wheelchair|fauteuil roulant|كرسي متحرك
compression stocking|compression sock|support stocking|bas de contention|bas contention|chaussette de contention|varices|varicose|جوارب ضاغطة|جوارب طبية|دوالي|~contention|~dawali; heavy legs|jambes lourdes|ثقل الساقين; insole|semelle|semelle orthopedique|نعل داخلي|ضبان|~fersan
heel cup|talonnette|heel pad|وسادة الكعب; bunion|hallux valgus|oignon pied|toe separator|separateur orteil|اعوجاج الإبهام|فاصل الأصابع; corn|callus|cor|durillon|مسمار القدم|~عين السمكة; fungus|mycose|champignon|فطريات
lab coat|white coat|doctor coat|blouse|blouse blanche|blouse medicale|مئزر|مئزر أبيض|مئزر طبي|معطف طبي|~tabliya|~طابلية; scrub set|scrubs|medical uniform|tenue de bloc|tenue medicale|tunique medicale|pyjama bloc|بدلة طبية|بدلة العمل|لباس طبي|~tenue infirmier
medical clog|clog|sabot|sabots medicaux|sabot bloc|قبقاب|قبقاب طبي|~crocs|~سابو; nursing shoe|work shoe|chaussure infirmiere|chaussure medicale|chaussure professionnelle|حذاء طبي|حذاء ممرضة|أحذية; surgical gown|gown|casaque|surblouse|رداء جراحي|رداء; surgical cap|scrub cap|calot|charlotte|قبعة جراحية|غطاء الرأس
glove|gloves|gant|gants|gants d examen|gants jetables|قفازات|قفاز|~ليغون|~legants; surgical mask|face covering|masque chirurgical|bavette|bavettes|كمامة|كمامات|قناع طبي|~bavete; respirator|ffp2|n95|masque ffp2|كمامة ffp2; overshoe|shoe cover|surchaussure|غطاء الأحذية; syringe|seringue|حقنة|سرنجة|~زريقة
allergy|allergie|rhinite|حساسية|~allergique; nasal spray|spray nasal|بخاخ الأنف|بخاخ أنف; eye drops|dry eye|collyre|yeux secs|larmes artificielles|قطرة العين|قطرات العيون|جفاف العين; ear|ears|oreille|oreilles|ear plug|bouchon oreille|أذن|سدادات الأذن; eye|eyes|yeux|عين|عيون
headache|migraine|mal de tete|صداع|شقيقة|~wja3 ras; nausea|vomiting|nausee|mal des transports|غثيان|دوار السفر; diarrhea|diarrhee|إسهال|~ishal; heartburn|acid reflux|reflux|brulures d estomac|حموضة|حرقة المعدة|~7ar9a; liver|detox|foie|draineur|كبد|ديتوكس
cellulite|anti cellulite|سيلوليت; breast|poitrine|ثدي|صدر; firming|raffermissant|شد الجسم|مشدد; sweating|transpiration|hyperhidrose|تعرق|تعرق زائد; tattoo|tatouage|وشم; blotchy|depigmentant|eclaircissant|whitening cream|تفتيح|تبييض البشرة|كريم تبييض
lubricant|intimate moisturizer|lubrifiant|gel lubrifiant|مزلق|جل حميمي; condom|preservatif|واقي ذكري; vaginal dryness|secheresse intime|جفاف المهبل; menopause|سن اليأس; prostate|بروستات; urinary|cystitis|cystite|infection urinaire|cranberry|canneberge|التهاب البول
senior|elderly|older people|personne agee|personnes agees|كبار السن|مسنين|~vieux|~العجزة; sport|sports|sportif|musculation|رياضة|رياضي; school|ecole|rentree|مدرسة; travel|voyage|سفر; gift|set|coffret|cadeau|هدية|طقم; family|famille|عائلة|familial
tablet|pill|comprime|أقراص|حبوب دواء|~cachet; capsule|gelule|softgel|كبسولات|كبسولة|جيلول; drops|gouttes|قطرات|نقاط; syrup|sirop|شراب; effervescent|fizzy|فوار|فوارة; powder|poudre|مسحوق|بودرة; gummy|gummies|gomme|gommes|علكات|حلوى جيلاتينية; spray|بخاخ|vaporisateur
sugar free|sans sucre|دون سكر|بدون سكر; fragrance free|unscented|sans parfum|دون عطر|بدون عطر; alcohol free|sans alcool|دون كحول|بدون كحول; organic|bio|biologique|عضوي|بيو|طبيعي|naturel|natural; halal|حلال; vegan|vegetal|نباتي; hypoallergenic|hypoallergenique|مضاد للحساسية
tooth|teeth|dent|dents|أسنان|سن|~سنان|~snan; skin|peau|بشرة|جلد|~djeld; face|visage|وجه|~wejh; body|corps|جسم; hand|hands|main|mains|يدين|يد; foot|feet|pied|pieds|قدم|قدمين|أقدام|~rejlin; back|dos|ظهر; leg|legs|jambe|jambes|ساق|ساقين; neck|cou|رقبة
oil|huile|زيت|~zit; water|eau|ماء; gel|جل|جال; lotion|لوشن|محلول; balm|baume|بلسم; ointment|pommade|onguent|مرهم|~بوماد; milk|lait|حليب; mask|masque|قناع; patch|لصقة; brush|brosse|فرشاة; belt|ceinture|حزام; sock|socks|chaussette|chaussettes|جوارب; stocking|stockings|bas|collant|جوارب طويلة
thermal water|eau thermale|ماء حراري; zinc oxide|oxyde de zinc|أكسيد الزنك; glycerin|glycerine|غليسيرين; vaseline|petroleum jelly|فازلين|~vazeline; shea butter|beurre de karite|karite|زبدة الشيا|شيا; aloe vera|aloe|صبار|ألوفيرا|صبار الألوفيرا; urea|uree|يوريا; clay|argile|ghassoul|rhassoul|غاسول|طين
chamomile|camomille|بابونج; thyme|thym|زعتر|~za3ter; mint|menthe|نعناع|~na3na3; lavender|lavande|خزامى|لافندر; rose|ورد; jasmine|jasmin|ياسمين; orange blossom|fleur d oranger|زهر البرتقال|ماء الزهر|~ma zhar; lemon|citron|ليمون|~قارص; ginger|gingembre|زنجبيل; fennel|fenouil|شمر|بسباس|~besbas; dates|date|datte|تمر|~tmar
green tea|the vert|شاي أخضر; verbena|verveine|لويزة|~tizana; valerian|valeriane|ناردين; garlic|ail|ثوم; apple vinegar|vinaigre de cidre|خل التفاح; fenugreek|fenugrec|حلبة|~helba; carob|caroube|خروب; sage|sauge|مرمية; rosemary|romarin|إكليل الجبل|روزماري|~iklil; eucalyptus|كاليتوس|أوكالبتوس|~kalitous
smoking|stop smoking|arret tabac|nicotine|إقلاع عن التدخين; hangover|gueule de bois|صداع الكحول; ramadan|رمضان|carême|~carem; hydration|hydratation|ترطيب الجسم; winter|hiver|شتاء; summer|ete|صيف; hydrocolloid|hydrocolloide|هيدروكولويد; patch acne|spot patch|patch bouton|لصقات الحبوب|لصقات حب الشباب
$words$, '\s*[;\n]\s*') with ordinality as meanings (line, meaning), string_to_table(line, '|') phrase
where trim(phrase) <> '';

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

alter table search_words add column sound text not null generated always as (sound_key(stem)) stored;
create index search_words_sound on search_words (sound);

-- As before, but an array unpacks a long vector: joining it with an empty one also copied the short ones word by word.
create or replace function rank_listings(
  wanted tsquery, rarities real[], matches tsquery[], worths real[], of_word integer[], pairs tsquery[], pair_worths real[]
)
returns table (numbers text, shares real[])
language plpgsql stable strict parallel safe
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
declare
  words text;
  adjacent text;
  worth text;
  coverage text;
  averages text;
begin
  select string_agg(format('case %s else 0 end as word_%s', cases, word), ', ') into words from (
    select word, string_agg(format('when stems @@ %L::tsquery then %s::real', match, value), ' ' order by place) as cases
    from unnest(matches, worths, of_word) with ordinality as found (match, value, word, place) group by word
  ) of_words;
  select coalesce(string_agg(format('(stems @@ %L::tsquery)::integer * %s::real', pair, value), ' + '), '0')
    into adjacent from unnest(pairs, pair_worths) as found (pair, value);
  select
    string_agg(format('word_%s * %s::real', word, rarity), ' + '),
    format('(%s) / %s::real', string_agg(format('(word_%s > 0)::integer * %s::real', word, rarity), ' + '), sum(rarity)),
    string_agg(format('avg((word_%s > 0)::integer)::real', word), ', ' order by word)
    into worth, coverage, averages from unnest(rarities) with ordinality as given (rarity, word);
  return query execute format(
    'select string_agg(number::text, %L order by score desc, name_length, created_at desc, number desc), array[%s]
    from (
      select *, (%s + adjacent) * (0.5 + 0.5 * %s) / (1 + 0.1 * ln(1 + name_length)) as score
      -- Each `offset` keeps the planner from computing what is inside once for each use.
      from (
        select number, created_at, name_length, %s, %s as adjacent
        from (
          select number, created_at, name_length, (array[stems])[1] as stems
          from product_listings where stems @@ $1 offset 0
        ) unpacked offset 0
      ) ranked
    ) scored',
    ',', averages, worth, coverage, words, adjacent
  ) using wanted;
end $$;
