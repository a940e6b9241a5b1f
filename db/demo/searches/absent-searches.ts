import type { Language } from '../../../shared/values/languages.ts';

type AbsentSearch = { keyword: string; language: Language; allowed: string | null };

/**
 * What people ask a parapharmacy for and the demo catalog does not have: medicines, brands, things that are never sold,
 * complaints, and everyday words. Behind a bar, a pattern of what fits all the same.
 */
const searches: Record<Language, string> = {
  fr: `aspirine 500; efferalgan vitamine c; ibuprofene 400; amoxicilline sirop; augmentin 1g; flagyl; spasfon; imodium; voltarene gel; ventolin
zyrtec; aerius sirop; levothyrox 50; metformine 850; amlodipine; omeprazole 20; toplexil; maxilase; nurofen enfant; dolipranne; paracetamole
efferalgant; smectaa; gavisconn; corticoide; anti inflammatoire; antibiotique enfant; suppositoire bebe; vaccin grippe; collyre; gouttes auriculaires
somnifere; laxatif medical; vermifuge; tramadol; lyrica; xanax; roaccutane; minoxidil; cialis; duphaston; tardyferon; biafine; betadine jaune
pilule du lendemain; sterilet; durex; test de grossesse; test covid; test ovulation; lait 1er age; lait infantile; nidal; novalac; bledina; cerelac
lentilles de contact; lunettes de soleil; appareil auditif; patch nicotine; cigarette electronique; fauteuil roulant electrique; lit medicalise
seringue; stethoscope; rouge a levres; fond de teint; eye liner; vernis a ongles; faux cils; eau de toilette; seche cheveux; tondeuse; perruque
bioderma sensibio|micellaire; la roche posay effaclar; nuxe huile; caudalie; uriage bariederm; svr sebiaclear; ducray anaphase|shampooing; eucerin
nivea creme|crème; garnier; loreal elseve|shampooing; pampers taille 4|couche; huggies; sensodyne|dentifrice; colgate; listerine; gillette|rasoir; always
omron m3|tensiom; accu chek|glyc|bandelette; arkopharma; solgar; centrum; supradyn; bepanthen; weleda; klorane; chicco; avent biberon|biberon; tena; biolane
verrues; hemorroides; herpes; zona; gale; psoriasis; mycose ongle; conjonctivite; otite; angine; cystite; migraine; rage de dents; cholesterol; varicelle
ordinateur; telephone samsung; fromage; couscous; jean homme; poussette; siege auto; croquettes chat; parapluie; guitare; tondeuse gazon; perceuse; matelas
velo enfant; montre connectee; lessive; eau de javel; insecticide; bougie; coton tige; thermos; ventouse hijama; cire epilation; lisseur; pneu voiture`,
  en: `ibuprofen; aspirin 100; augmentin; antihistamine; cough medicine; sleeping pills; blood thinner; insulin pen; asthma inhaler; steroid cream
ear drops; antifungal; birth control; morning after pill; ovulation test; covid test; infant formula; baby food; sunglasses; reading glasses; hearing aid
nicotine gum; cigarettes; wheelchair; hospital bed; stethoscope; syringe; lipstick; foundation; nail polish; eyeshadow; cologne; hair dryer; wig
the ordinary niacinamide|niacinamide; la mer; neutrogena; aveeno; olay; dove soap|soap; pantene; huggies; philips avent; oral b|toothbrush; crest
hemorrhoids; shingles; scabies; ringworm; cold sore; pink eye; kidney stone; toothache; malaria; arthritis; laptop; bicycle; umbrella; guitar; cheese
bread; dog food; light bulb; garden hose; pillow; sneakers; car seat; stroller; candle; bleach; hijama cups; tweezers; paracetomol; viagara; adidas shoes`,
  ar: `بانادول; اسبرين; بروفين; اوغمنتين; مضاد حيوي للاطفال; دواء السكري; حبوب الضغط; شراب السعال للاطفال|شراب|حلق|عسل; بخاخ الربو; تحاميل; لقاح; قطرة الاذن
منوم; مسكن الالم; حليب الاطفال; سيريلاك; لولب; اختبار كورونا; نظارات شمسية; سماعة الاذن; سجائر; كرسي متحرك; احمر شفاه; كحل; عطر نسائي; مناكير; مكياج
نيفيا; غارنييه; لوريال; بامبرز; سنسوداين; افين; فيشي; لاروش بوزيه; بواسير; ثآليل; جرب; صدفية; القولون; الغدة الدرقية; كولسترول; وجع الاسنان; سيارة; هاتف
جبن; كسكس; حقيبة مدرسية; حاسوب; دراجة; حجامة; شمعة; مسحوق الغسيل`,
};

export const absentSearches: AbsentSearch[] = (['fr', 'en', 'ar'] as const).flatMap((language) =>
  searches[language].split(/\s*[;\n]\s*/).map((line) => {
    const [keyword = '', ...allowed] = line.split('|');
    return { keyword, language, allowed: allowed.length > 0 ? allowed.join('|') : null };
  }),
);
