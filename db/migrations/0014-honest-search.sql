-- More of what people ask a parapharmacy in Algeria for and this one does not sell (docs/decisions/0077). What a shop has entered
-- itself stays as it is.
insert into not_sold (id, kind, phrase)
select distinct on (word_stems(plain_words(phrase)))
  translate(md5('not sold ' || phrase), '0189', 'wxyz') || 'aaaa', kind, phrase
from (values
-- Medicines by name and class.
('medicine', $w$
allopurinol|zyloric|colchicine|colchimax|methotrexate|novatrex|plaquenil|hydroxychloroquine|azathioprine|imurel|ciclosporine|tacrolimus|neoral|humira|adalimumab|enbrel|letrozole|tamoxifene|nolvadex|femara|arimidex|cabergoline|dostinex|parlodel|bromocriptine|desmopressine|minirin|hydrocortisone|dexamethasone|celestene|solupred|prednisone|prednisolone|methylprednisolone|medrol|kenacort|nicardipine|nifedipine|verapamil|isoptine|diltiazem|ivabradine|procoralan|entresto|sacubitril|fenofibrate|lipanthyl|rosuvastatine|pravastatine|repaglinide|novonorm|dapagliflozine|empagliflozine|liraglutide
trulicity|glargine|insulatard|mixtard|nebilet|lodoz|exforge|coaprovel|triplixam|natrilix|bipreterax|kardegic|aspegic nourrisson|acide tranexamique|exacyl|vitamine k medicament|anti d|rhophylac|oxybutynine|solifenacine|vesicare|silodosine|alfuzosine|xatral|permixon|pregabaline|gabapentine|neurontin|keppra|levetiracetam|topiramate|epitomax|donepezil|aricept|memantine|modopar|levodopa|sinemet|requip|mestinon|quetiapine|aripiprazole|abilify|clozapine|leponex|haloperidol|largactil|modecate|mianserine|mirtazapine|duloxetine|agomelatine|bupropion|methylphenidate|ritaline|hydroxyzine medicament
cyamemazine|alimemazine|theralene|doxylamine|artemether|chloroquine|quinine|malarone|mefloquine|mebendazole|vermox|albendazole|zentel|praziquantel|niclosamide|fluvermal|combantrin|metronidazole|secnidazole|tinidazole|ornidazole|cotrimoxazole|bactrim|nitrofurantoine|furadantine|fosfomycine|monuril|ofloxacine|oflocet|levofloxacine|tavanic|norfloxacine|noroxine|doxycycline|vibramycine|gentamicine|rifampicine|rifadine|isoniazide|acide fusidique|mupirocine|fluconazole|triflucan|terbinafine|griseofulvine|ketoconazole|econazole|bifonazole|amycor|ciclopirox|aciclovir|valaciclovir|zelitrex|oseltamivir
tamiflu|ribavirine|sofosbuvir|crotamiton|eurax|benzoate de benzyle|ascabiol|spregal|permethrine|malathion|podophylline|wartec|imiquimod|aldara|duofilm|verrufilm|cryopharma|trolamine|sulfadiazine|betamethasone|clobetasol|desonide|locapred|mometasone|elocon|calcipotriol|daivobet|tretinoine|effederm|adapalene|peroxyde de benzoyle|hydroquinone|lidocaine|emla|xylocaine|anesderm|macrogol|lactulose|bisacodyl|dulcolax|senokot|glycerine suppositoire|domperidone|metoclopramide|ondansetron|zophren|racecadotril|diosmectite|simeticone|alverine|pinaverium|dicetel|tiemonium|viscéralgine|visceralgine
sucralfate|ulcar|mesalazine|pentasa|ursodiol|ursolvan|creon pancreatine|pancreatine|tobradex|tobramycine|chibroxine|rifamycine|maxidrol|cromoglicate|opticron|azopt|xalatan|latanoprost|timolol|cosopt|lacryvisc|hylo comod|systane|celluvisc|refresh tears|artificial tears|gouttes oculaires hydratantes|polydexa|otipax|ciloxan|auricularum|cerulyse|spray nasal decongestionnant|nasal decongestant|oxymetazoline|xylometazoline|afrin|otrivine|aturgyl|hydrocortisone cream|cortisone cream|creme cortisone|creme antibiotique|antibiotic ointment|antibiotic cream|pommade antibiotique|pommade cortisone
creme antifongique|antifungal cream|antihistamine cream|medicament tension|medicament diabete|medicament rhume|medicament toux|medicament pour grossir|comprime pour grossir|pour grossir|prise de poids medicament|creme blanchissante|comprime blanchissant|glutathione injection|whitening injection|hboub tbyid|hboub tanhif|hboub tesmin|hboub ghliada|حبوب التسمين|حبوب تسمين|حبوب التبييض|حبوب تفتيح البشرة|حبوب تبييض|ابر التبييض|ابر تبييض|ابرة التبييض|حبوب القلق|حبوب الاكتئاب|حبوب الغدة|حبوب الكولسترول|مرهم مضاد حيوي|مرهم الكورتيزون|مرهم للحروق|مرهم البواسير|شراب البلغم|شراب خافض الحرارة|ياسمين حبوب
حبوب ياسمين|ديان 35|مارفيلون|جينيرا|pansoral|arnica gel|gel arnica
$w$),
-- Things.
('product', $w$
huile d olive|huile olive|olive oil|زيت زيتون|زيت الزيتون|huile de coco|huile coco|coconut oil|زيت جوز الهند|zit coco|huile d avocat|avocado oil|huile d amande douce|huile amande douce|almond oil|زيت اللوز|huile de cade|huile de sesame|sesame oil|زيت السمسم|huile de lin|flaxseed oil|زيت الكتان|huile de jojoba|jojoba oil|زيت الجوجوبا|huile de rose musquee|rosehip oil|huile de pepins de raisin|huile de moutarde|mustard oil|زيت الخردل|huile d onagre|evening primrose oil|huile de bourrache|huile de serpent|snake oil|زيت الحية|huile d autruche|ostrich oil|زيت النعام|huile de fourmis|زيت النمل
huile de clou de girofle|clove oil|زيت القرنفل|huile de camphre|camphor|camphre|كافور|huile essentielle|huiles essentielles|essential oil|essential oils|زيت عطري|زيوت عطرية|زيت اساسي|tea tree oil|huile essentielle tea tree|lavender oil|زيت الخزامى|زيت الورد|peppermint oil|eucalyptus oil|rosemary oil|huile de romarin|زيت اكليل الجبل|زيت الثوم|huile d ail|زيت الصبار|beurre de karite|beurre karite|shea butter|زبدة الشيا|beurre de cacao|cocoa butter|زبدة الكاكاو|eau de fleur d oranger|fleur d oranger|orange blossom water|ماء الزهر|mazhar|eau demineralisee|distilled water|eau distillee|ماء مقطر
vinaigre de cidre|apple cider vinegar|خل التفاح|فازلين طبي|gelatine|agar agar|acide citrique|loofah|loofa|nila|nila zarka|نيلة|indigo|encre|savon de marseille lessive|the vert en vrac|the noir|the rouge|شاي احمر|شاي اسود|black tea|cafe vert|green coffee|graines de chia|chia seeds|بذور الشيا|graines de lin|flax seeds|بذور الكتان|cannelle poudre|قرفة مطحونة|قرنفل|clou de girofle|cumin|كمون|camoun|safran|saffron|زعفران|curcuma poudre|كركم مطحون|thym en vrac|laurier sauce|menthe seche|anis|يانسون|fenouil en vrac|sene|السنا|سنا مكي|sana makki|moringa|مورينغا|ashwagandha|maca|ماكا|tribulus|kalonji
costus|القسط الهندي|kost hindi|habet hlaoua|حبة حلاوة|pollen|حبوب اللقاح|nid d abeille|شمع العسل|cire d abeille|beeswax|oeuf|egg|بيض|لحم|viande hachee|lham|دجاج|djedj|سمك|hout|sardine|sardines|سردين|tuna|ارز|rouz|rice cake|معكرونة|سميد|dattes deglet nour|deglet nour|dates fruit|figue|figues seches|dried figs|تين مجفف|raisins secs|زبيب|noix|walnuts|amandes|almonds|لوز نيء|cacahuetes|peanuts|beurre de cacahuete|peanut butter|زبدة الفول السوداني|pates a tartiner|nutella|sirop d agave|sirop d erable|sel de table|ملح الطعام|sucre de canne|سكر ابيض|سكر الطعام|sokar abyad|stevia|edulcorant|sweetener
aspartame|lait uht|lait entier|lait demi ecreme|حليب نيدو|nido|نيدو|hlib nido|lait de vache|lait d amande|almond milk|leben|لبن|زبادي|حليب ناقة|camel milk|lait de chamelle|creme chantilly|msemen|baklawa|حلوى|halwa|gazouz|مشروب غازي|energy drink|boisson energisante|red bull|monster|jus de citron|عصير|نسكافيه|cappuccino|capsule cafe|infusion gingembre|soupe|شوربة|حساء|pain sans gluten|gluten free|sans gluten farine|pates sans gluten|خبز بدون غلوتين|ceinture de grossesse|ceinture grossesse|maternity belt|pregnancy belt|حزام الحمل|gaine amincissante|attelle doigt|attelle de doigt|finger splint
جبيرة الاصبع|oreiller cervical|oreiller orthopedique|orthopedic pillow|وسادة طبية|agrafe|agrafes|agrafeuse|staples|garrot|tourniquet|عاصبة|bouche a bouche|insufflateur|ambu|thermometre de bain|thermometre bain|bath thermometer|thermometre mural|thermometre de cuisine|thermometre ambiance|hygrometre|ميزان حرارة الغرفة|balance cuisine|balance bebe|pese bebe|baby scale|ميزان الاطفال|ميزان المطبخ|couverture chauffante|electric blanket|bagues dentaires|braces teeth|dental braces|تقويم الاسنان|gouttiere dentaire|mouth guard|kit blanchiment|kit blanchiment dentaire|blanchiment dentaire
teeth whitening strips|whitening strips|teeth whitening kit|bandes blanchissantes|شرائط تبييض الاسنان|قلم تبييض الاسنان|facettes dentaires|implant dentaire|hydropulseur|jet dentaire|water flosser|irrigateur|gratte langue|tongue scraper|كاشط اللسان|appareil de massage|جهاز مساج|جهاز تدليك|pistolet massage|tapis d acupression|appareil tens|appareil cellulite|cellu m6|radiofrequence|microcurrent|led mask|masque led|dermaroller|derma roller|microneedling|درما رولر|rouleau de jade|jade roller|gua sha|steamer visage|sauna facial|brosse nettoyante visage|brosse lissante|fer a friser|curling iron
boucleur|bigoudis|hair curlers|brosse a cheveux|فرشاة شعر|فرشاة الشعر|مشط|elastique cheveux|bonnet de douche|shower cap|bonnet satin|bonnet de bain|charlotte douche|serviette de bain|peignoir|eponge konjac|eponge de bain|brosse dos|fleur de douche|rideau de douche|miroir|trousse maquillage|vanity|shaker|shaker proteine|blender bottle|شيكر|corde a sauter|jump rope|tapis de yoga|yoga mat|elastique fitness|resistance band|ballon gym|halteres|kettlebell|barre de traction|gants musculation|gants de boxe|velo d appartement|montre cardio|chronometre|maillot sport|ceinture de musculation|l carnitine
carnitine|cla|acide linoleique|glutamine|citrulline|beta alanine|arginine|taurine|mass gainer|pre workout|preworkout|booster testosterone|zma|caseine|brule graisse|bruleur de graisse|fat burner|حارق الدهون|فات بيرنر|كارنيتين|valise|valise cabine|حقيبة سفر|trolley|sac de sport|pochette|trousse scolaire|حقيبة مدرسية|شمعة|شموع|سيارة|تلفاز|كتاب|كرة قدم|كرة|دراجة هوائية|plante verte|نبات زينة|poisson rouge|fish food|bird food|cage oiseau|طعام قطط|طعام كلاب|carte sim|sim card|forfait internet|billet avion|flexy|ampoule electrique|prise electrique|piles aa|بطارية ساعة|jeux video|puzzle|lego
cahier de coloriage|stylo bille|colle scotch|scotch|papier cadeau|gobelet|assiette jetable|paille|prothese mammaire|prothese capillaire|prothese jambe|طرف اصطناعي|gouttes pour les yeux|gouttes yeux|قطرة للعين|قطرات للعين|قطرة للاذن|قطرة للانف|مرهم للعين|مرهم العين|gtra 3in|getra 3in|katra 3inin|qtra 3in|qatra ain|قطرة عيون|pansement gastrique|bande platree|bande platre|جبس|platre|botte de marche|walking boot|حذاء الجبس|attelle gonflable|collier rigide|lit electrique|matelas a air|air mattress|فراش طبي|سرير|table de massage|souleve malade|deambulateur motorise|scooter|كرسي حمام|كرسي مرحاض
barre d appui|poignee douche|tapis antiderapant|pilulier|pill organizer|pill box|علبة الادوية|منظم ادوية|coupe comprime|pill cutter|broyeur comprime|loupe|magnifier|mouthpiece|peak flow|debitmetre|spirometre|holter tensionnel|appareil glycemie sans piqure|lecteur freestyle|capteur glycemie|capteur de glycemie|cgm|freestyle libre|pompe a insuline|insulin pump|aiguilles insuline|aiguille stylo|pen needles|ابر انسولين|stylo insuline vide|seringue insuline|gourde sport|bouillie|bouillie bebe|sirop de dattes|date syrup|دبس التمر|reglisse en baton|مكسرات|compression shorts|short de compression
$w$),
-- Complaints for which advice comes before any product.
('complaint', $w$
diabetes mellitus|sterilite|infertility|stérilité|infecondite|insuffisance renale chronique|brulure estomac|brulures estomac|remontees acides|constipation bebe|constipation enceinte|colique nephretique|coliques nephretiques|crise de foie|intoxication alimentaire|mal de gorge bebe|mal aux yeux|mal aux oreilles|mal d oreille|tooth pain|eye pain|ear pain|head pain|chest pain|stomach pain|back surgery|douleur dent|douleur dentaire|douleur ventre|douleur tete|douleur oreille|douleur poitrine|douleur oeil|douleurs regles|الم الصدر|الم الراس|الم الاذن|الم العين|الم المعدة|الم الكلى|فقدان السمع
ضعف النظر|الكلى|الكلية|القلب|مرض القلب|الرئة|الطحال|البروستاتا|goutte maladie|crise goutte|maladie de lyme|lyme|algodystrophie|syndrome canal carpien|canal carpien|nerf sciatique|torticolis|scoliose|lumbago|fibromyalgia|osteoarthritis|rheumatism|polyarthrite rhumatoide|spondylarthrite ankylosante|bursite|epicondylite|tennis elbow|hallux rigidus|ongle incarne|ingrown toenail|bleeding|allergie alimentaire|food allergy|anaphylaxie|choc allergique|حساسية الطعام|oedeme|edema|anevrisme|arteriosclerose|arterite|pericardite|endocardite|souffle au coeur|tension basse|low blood pressure
hypotension orthostatique|pre diabete|acidocetose|coma|syncope|commotion|traumatisme cranien|meningite virale|sclerose laterale|sla|myopathie|myasthenie|guillain barre|neuropathie diabetique|pied bot|fente labiale|retard de croissance|puberte precoce|baisse de libido|frigidite|vaginisme|dyspareunie|leucorrhee|pertes blanches|افرازات مهبلية|نزيف رحمي|تاخر الحمل|تأخر الدورة|retard de regles|retard regles|bouffees de chaleur|hot flashes|preeclampsie|diabete grossesse|morning sickness|وحام|depression post partum|baby blues|colique nourrisson|reflux bebe|bronchiolite bebe|roseole|scarlatine
cinquieme maladie|pieds mains bouche|poux du corps|morpions|punaises de lit|bed bugs|tiques|tick bite|meduse|jellyfish sting|lentigo|naevus|grain de beaute|mole removal|cheloide|keloid|ندبة قديمة|parodontite|bruxisme|dechaussement|apnee sommeil|narcolepsie|somnambulisme|enuresie nocturne|pipi au lit|presbytie|myopie|astigmatisme|dmla|decollement retine|oeil rouge|red eye|orgelets|kyste pilonidal|sinus pilonidal
$w$),
-- Brands that are not carried.
('brand', $w$
nars|dior|chanel|guerlain|clarins|sisley|lancome|biotherm|shiseido|estee lauder|kiko|sephora|yves rocher|oriflame|avon|mary kay|inglot|essence cosmetics|catrice|nyx|maybelline|rimmel london|max factor|bourjois|deborah|golden rose|flormar|mac cosmetics|mac lipstick|fenty|huda beauty|morphe|cosrx|laneige|innisfree|missha|some by mi|beauty of joseon|anua|skin1004|purito|dr jart|tony moly|the inkey list|paula s choice|drunk elephant|kiehls|kiehl s|glow recipe|first aid beauty|neogen|benton|mizon|holika|pyunkang|nivea men|clear men|clear shampoo|head shoulders|sunsilk|tresemme|syoss|wellaton
koleston|inoa|majirel|redken|kerastase|olaplex|moroccanoil|shea moisture|cantu|dark and lovely|movida|petrole hahn|ultra doux|timotei|franck provost|jacques dessange|saint algue|cadum|le petit olivier|dove men|axe|rexona|narta|etiaxil|sanex|ushuaia|tahiti|dettol|lifebuoy|lux|protex|camay|monsavon|palmolive|veet men|vania|kotex|tampax|always pads|carefree|lactacyd|saforelle|saugella|hydralin|rogé cavailles|roge cavailles|gynea|gynefam|intima|mustela bebe|mitosyl|biolane|klorane bebe|bebe confort|dodie|nuk|mam|tommee tippee|dr brown|suavinex|tigex|bebisol|medela|lansinoh|philips avent|avent|cybex
graco|maxi cosi|lotus baby|molfix|canbebe|bimbies|awane|libero|johnson|aptamil|blemil|humana|hipp|holle|kabrita|bebelac|liptomil|sma|france lait|gallia|physiolac|candia baby|compeed|elastoplast|hansaplast|urgo|mepilex|tegaderm|steri strip|leukoplast|nexcare|thuasne|donjoy|bauerfeind|epitact|scholl|gehwol|akileine|sanytol|baygon|autan|cinq sur cinq|mouskito|apaisyl|parakito|marimer|humer|stérimar|sterimar|physiomer|rhinomer|prorhinel|nasivine|narhinel|berocca|supradyn boost|alvityl|vitascorbol|laroscorbine|efferalgan vitamine c|magne b6|magnevie|magvit|mag 2|thalamag|ultramag|biomag|zincovit
feroglobin|osteocare|wellwoman|wellman|perfectil|pregnacare|gynefam plus|elevit|gestarelle|femibion|natalben|ergyphilus|lactibiane|biogaia|bioflora|ultra levure|lacteol|enterogermina|probiolog|smebiota|arkogelules|arkoroyal|forte pharma|nutreov|oenobiol|inneov|phytophanere|ducray anacaps|anacaps|luxeol|biocyte|nutrisante|santarome|juvasante|vitavea|eafit|stc nutrition|isostar|overstims|applied nutrition|biotech usa|scitec|dymatize|muscletech|bsn|cellucor|qnt|olimp|weider|amix|real pharm|nutrex|animal pak|now foods|nature made|natrol|swanson|jamieson|doppelherz|tetesept|abtei|orthomol|pileje
nutergia|omron|beurer|microlife|braun|rossmax|a d medical|medisana|terraillon|tanita|withings|accu chek|one touch|contour next|contour plus|freestyle|on call|vital check|gluconeo|bionime|rightest|biocheck|glucocard|colgate total|elmex|meridol|parodontax|sensodyne|fluocaril|vademecum|hextril|eludril|corsodyl|paroex|listerine|corega|polident|steradent|fixodent|kukident|waterpik|oral b|philips sonicare
$w$)
) as lists (kind, phrases),
regexp_split_to_table(phrases, '\s*[|\n]\s*') phrase
where phrase <> '' and plain_words(phrase) <> ''
order by word_stems(plain_words(phrase)), length(phrase), kind
on conflict do nothing;

-- The needs to which a complaint leads.
update not_sold set link = '/needs/' || need
from (values
  ('back-and-joints', 'lumbago|torticolis|scoliose|nerf sciatique|epicondylite|tennis elbow|canal carpien|syndrome canal carpien|bursite|osteoarthritis|rheumatism|fibromyalgia|back surgery|algodystrophie'),
  ('blood-pressure', 'tension basse|low blood pressure'),
  ('diabetes-and-feet', 'diabetes mellitus|pre diabete|neuropathie diabetique|diabete grossesse'),
  ('pregnancy', 'morning sickness|وحام|preeclampsie'),
  ('sleep', 'narcolepsie|somnambulisme|apnee sommeil')
) as needs (need, phrases),
string_to_table(phrases, '|') complaint
where stems = word_stems(plain_words(complaint)) and kind = 'complaint' and link = '';

-- The Arabic word for diabetic has the stem of sugar: a search for diabetes found a sugar scrub.
update search_synonyms set is_searched = false where phrase = 'سكري' and is_searched;

-- What a product has and is made of says more about it than what its description mentions, so each has a place of its own.
-- The places are no neighbors.
create function weighted_stems(
  name_words text, brand_words text, category_words text, trait_words text, description_words text
)
returns tsvector language sql immutable strict parallel safe
return (
  placed_stems(name_words, 'A', 0)
  || ' ' || placed_stems(brand_words, 'B', 4000)
  || ' ' || coalesce(replace(nullif(word_stems(category_words), ''), ' ', ':8000C ') || ':8000C ', '')
  || coalesce(replace(nullif(word_stems(trait_words), ''), ' ', ':8004D ') || ':8004D ', '')
  || coalesce(replace(nullif(word_stems(description_words), ''), ' ', ':8002D ') || ':8002D', '')
)::tsvector;

create or replace function refresh_product_listings(product_numbers integer[]) returns void language sql
begin atomic
  insert into product_listings (
    number, created_at, effective_price_centimes, name_key, name_key_fr, name_key_ar, name_length, category_1, category_2,
    category_3, visible, stems, family, brand, unit_price, on_offer, listed_version
  )
  select
    p.number, p.created_at, p.effective_price_centimes, plain_text(p.name),
    plain_text(coalesce(fr.name, p.name)), plain_text(coalesce(ar.name, p.name)),
    cardinality(string_to_array(p.name_words, ' ')),
    paths.numbers[1], paths.numbers[2], paths.numbers[3], paths.visible,
    weighted_stems(
      concat_ws(' ', p.name_words, plain_words(join_negated(fr.name)), plain_words(join_negated(ar.name))),
      plain_words(p.brand),
      concat_ws(' ', paths.words, need_words(p.id)),
      plain_words(join_negated(without_warnings(concat_ws(E'\n',
        array_to_string(p.features, E'\n'), p.ingredients, p.variant_label,
        array_to_string(fr.features, E'\n'), fr.ingredients, fr.label,
        array_to_string(ar.features, E'\n'), ar.ingredients, ar.label
      )))),
      plain_words(join_negated(without_warnings(concat_ws(E'\n',
        p.description, p.audience, fr.description, fr.audience, ar.description, ar.audience
      ))))
    ),
    f.number, p.brand, p.effective_price_centimes / p.net_quantity, p.discounted_price_centimes is not null,
    v.version
  from (
    select *, plain_words(join_negated(name)) as name_words from products where number = any (product_numbers)
  ) p
  join category_paths paths on paths.id = p.category_id
  left join families f on f.id = p.family_id
  left join product_texts fr on fr.product_id = p.id and fr.language = 'fr'
  left join product_texts ar on ar.product_id = p.id and ar.language = 'ar'
  -- Writers of the catalog wait for each other, so a row never gets a version below one that is already committed.
  cross join catalog_version v
  on conflict (number) do update set
    created_at = excluded.created_at,
    effective_price_centimes = excluded.effective_price_centimes,
    name_key = excluded.name_key,
    name_key_fr = excluded.name_key_fr,
    name_key_ar = excluded.name_key_ar,
    name_length = excluded.name_length,
    category_1 = excluded.category_1,
    category_2 = excluded.category_2,
    category_3 = excluded.category_3,
    visible = excluded.visible,
    stems = excluded.stems,
    family = excluded.family,
    brand = excluded.brand,
    unit_price = excluded.unit_price,
    on_offer = excluded.on_offer,
    listed_version = excluded.listed_version;
end;

drop function weighted_stems(text, text, text, text);

select refresh_product_listings(array_agg(number)) from products;
