/** Units, which no line break may part from their number. Articles have a similar list (`tools/build/articles`). */
const units =
  '(?:[mk]?g|µg|m?l|[cm]?m|µm|UI|ppm|kcal|mmHg|ans?|mois|jours?|heures?|minutes?|secondes?|semaines?|gélules?|comprimés?|capsules?)(?!\\p{L})|°C';

/** The purposes of ingredients. A colon stands between a purpose and the name. */
const purposes =
  '(?:humectant|édulcorants?|correcteur d’acidité|conservateur|antiagglomérants?|agents? de charge|colorant|épaississant|émulsifiant)';

type Texts = string | string[] | undefined | { [field: string]: Texts };

const british =
  /\b(?:colou?rs?(?<!colors?)|flavour|fibre|litres?|metres?|odour|moisturis\w*|recognis\w*|grey|plasters?|teats?|compress(?:es)?|nappy|afterwards|outwards|upwards|trousers|moustache|cot|whilst|hydrophilic|bin)\b/i;

/** Faults that an editor of each language would correct. */
const faults = {
  en: [
    { pattern: /\d %|\bpercent\b/, fault: 'has a space before %, or the word percent' },
    {
      pattern: /(?<![\w,-])\d[\d.]*-\d[\d.]*(?![\w-])/,
      fault: 'has a hyphen in a range instead of an en dash',
    },
    { pattern: british, fault: 'has a British word or spelling' },
    {
      pattern: /\bperfume\b|[Ff]ree of (?:latex|BPA)\.|\bOnly for\b|\bwithout softener\b/,
      fault: 'has a literal translation, such as "No perfume" for "Fragrance-free"',
    },
    {
      pattern: /\d (?:mg|g|ml|m) a (?:scoop|stick|capsule|tablet|bag|roll|vial)\b/,
      fault: 'has "a" instead of "per"',
    },
  ],
  fr: [
    { pattern: / [:;?!%»]|« /, fault: 'needs a no-break space at : ; ? ! % « »' },
    { pattern: /\p{L}'/u, fault: "has ' instead of ’" },
    { pattern: new RegExp(`\\d (?:${units})`, 'u'), fault: 'needs a no-break space before a unit' },
    { pattern: new RegExp(`\\d-\\d+\\s?(?:${units})`, 'u'), fault: 'has a range without de … à …' },
    { pattern: /(?<![\w/.,-]|\bCI )\d{4,}(?![\w/])/, fault: 'has thousands without a no-break space' },
    { pattern: /\d\s(?:[cm]m\s)?x\s\d/, fault: 'has x instead of ×' },
    {
      pattern: new RegExp(`(?<!\\p{L}|sans )${purposes} (?!de )\\p{Ll}`, 'iu'),
      fault: 'needs a colon after what an ingredient is for',
    },
  ],
  ar: [
    { pattern: /\p{Script=Arabic}[,;?]/u, fault: 'has , ; ? instead of ، ؛ ؟' },
    { pattern: /[\u0660-\u0669\u0640]/, fault: 'has digits that are not Latin, or a stretched letter' },
    { pattern: /(?<!فطور )الفطور/, fault: 'says الفطور, which is lunch in Algiers, instead of فطور الصباح' },
    { pattern: /\d سنتيمتر/, fault: 'says سنتيمتر instead of cm after a number' },
    { pattern: /\d[ \u00a0]%/, fault: 'has a space before %' },
    { pattern: /^المكونات:/, fault: 'repeats the heading المكونات' },
    {
      pattern: /تفاعل(?:ت البشرة| الجلد)/,
      fault: 'says that the skin reacts, as in chemistry, instead of تهيّج',
    },
    { pattern: /(?<!\p{L})(?:ال)?لوشن/u, fault: 'says لوشن instead of لوسيون' },
    {
      pattern: /كأس (?:كبير|صغير|فوار|واحد)(?!\p{L})|كأس القياس مرفق(?!\p{L})|يُ(?:شطف|ملأ) الكأس/u,
      fault: 'has a masculine كأس',
    },
    {
      pattern: /(?<!\p{L})مع (?:السكري|الربو|الصرع|أمراض|ارتفاع|ضعف|صعوب)/u,
      fault: 'says "with" an illness instead of عند الإصابة',
    },
    { pattern: /بطعم (?!ال|عرق )\p{L}/u, fault: 'names a taste without its article' },
    { pattern: /(?<!\p{L})عند (?:ألم|حمى|قيم|إفرازات)/u, fault: 'has عند before a bare complaint' },
    { pattern: /يومًا بعد يوم/, fault: 'says "day after day" for every other day' },
    { pattern: /(?<!\p{L})[يت]ُفحص من الثقوب/u, fault: 'checks "from" holes' },
    { pattern: /[،.] صباحًا من الأفضل|من الأفضل[،.]/, fault: 'has من الأفضل after what it speaks of' },
    { pattern: /(?<!\p{L})ثوان(?![\p{L}\p{M}])/u, fault: 'says ثوان without its tanwin' },
    {
      pattern: /(?<!\p{L})(?:اضغط|اختر|أضف|اكتب|احذف|ابدأ|استشر|اشرب|ضع|امسح|اغسل|احفظ|استعمل)(?!\p{L})/u,
      fault: 'has a masculine imperative instead of a verbal noun',
    },
  ],
};

/** The texts, with the place of each, that do not follow docs/languages.md. */
export function findWritingFaults(language: 'en' | 'fr' | 'ar', texts: Texts, place: string): string[] {
  if (texts === undefined) return [];
  if (typeof texts !== 'string')
    return Object.entries(texts).flatMap(([key, text]) =>
      findWritingFaults(language, text, `${place}: ${key}`),
    );
  return [...faults[language], { pattern: /^\s|\s$| {2}|^$/, fault: 'has a space too many, or is empty' }]
    .filter(({ pattern }) => pattern.test(texts))
    .map(({ fault }) => `${place} ${fault}: ${texts}`);
}
