import type { Language } from './fact-sheet.ts';
import { languages } from './fact-sheet.ts';

type Goods = {
  /** The word for them in each language. */
  word: Record<Language, RegExp>;
  /** The lines that are such goods. */
  lines: string[];
};

/** What a text of a category or need may promise, with the lines of the demo that keep the promise. */
const goods: Goods[] = [
  { word: { en: /valerian/i, fr: /valériane/i, ar: /ناردين/ }, lines: [] },
  { word: { en: /soups?\b/i, fr: /soupes?/i, ar: /حساء/ }, lines: [] },
  { word: { en: /hot-water bottle/i, fr: /bouillotte/i, ar: /قرب الماء/ }, lines: [] },
  { word: { en: /(?:warming|heat) patch/i, fr: /patchs? chauffant/i, ar: /لصقات دافئة/ }, lines: [] },
  { word: { en: /instant (?:ice|cold)/i, fr: /froid instantané/i, ar: /ثلج فوري/ }, lines: [] },
  { word: { en: /\bmitts?\b|kessa/i, fr: /\bgants? kessa/i, ar: /كاسة/ }, lines: [] },
  { word: { en: /overshoes/i, fr: /surchaussures/i, ar: /أغطية أحذية/ }, lines: [] },
  { word: { en: /\bbaths\b/i, fr: /\bbains\b(?! de bouche)/i, ar: /مستحضرات الحمام/ }, lines: [] },
  { word: { en: /\bspoons?\b/i, fr: /\bcuillères?\b(?! à café)/i, ar: /والملعقة/ }, lines: [] },
  {
    word: { en: /serums?\b/i, fr: /sérums?\b(?! physio)/i, ar: /سيروم/ },
    lines: ['hyaluronic-serum', 'vitamin-c-serum', 'niacinamide-serum'],
  },
  {
    word: { en: /\bsprays?\b/i, fr: /\bsprays?\b/i, ar: /بخاخ/ },
    lines: [
      'vitamin-b12',
      'propolis-throat-spray',
      'mosquito-spray',
      'spray-deodorant',
      'cold-spray',
      'sun-spray',
      'kids-sun',
    ],
  },
  {
    word: { en: /\bwipes\b/i, fr: /lingettes/i, ar: /مناديل/ },
    lines: ['water-wipes', 'intimate-wipes'],
  },
  {
    word: { en: /infusions?\b/i, fr: /\b(?:infusions?|tisanes?)\b/i, ar: /أعشاب/ },
    lines: ['night-infusion', 'slim-infusion'],
  },
  {
    word: { en: /\bdrops\b/i, fr: /\bgouttes\b/i, ar: /قطرات/ },
    lines: ['vitamin-d3-drops', 'propolis-drops', 'hyaluronic-serum'],
  },
  {
    word: { en: /softgels/i, fr: /\bcapsules\b/i, ar: /كبسولات لينة/ },
    lines: ['vitamin-d3-softgels', 'omega-3'],
  },
  {
    word: { en: /effervescent/i, fr: /effervescent/i, ar: /فوار/ },
    lines: ['vitamin-c-effervescent', 'electrolytes'],
  },
  {
    word: { en: /\bampoules\b/i, fr: /\bampoules\b/i, ar: /أمبولات/ },
    lines: ['magnesium-ampoules', 'ginseng-royal-jelly'],
  },
  {
    word: { en: /syrups?\b/i, fr: /sirops?\b/i, ar: /شراب/ },
    lines: ['iron-syrup', 'honey-thyme-syrup', 'kids-syrup'],
  },
  { word: { en: /collagen/i, fr: /collagène/i, ar: /كولاجين/ }, lines: ['marine-collagen'] },
  { word: { en: /charcoal/i, fr: /charbon/i, ar: /فحم/ }, lines: ['charcoal'] },
  { word: { en: /konjac/i, fr: /konjac/i, ar: /الكونجاك/ }, lines: ['konjac-capsules'] },
  {
    word: { en: /\bshakes\b/i, fr: /boissons vitaminées/i, ar: /مشروبات بالفيتامينات/ },
    lines: ['meal-shake'],
  },
  {
    word: { en: /alcohol at 70°/i, fr: /alcool à 70°/i, ar: /كحول بدرجة 70/ },
    lines: ['antiseptic-solution'],
  },
  {
    word: { en: /\bsticks\b(?! \(cannes)/i, fr: /\bsticks\b/i, ar: /ستيك|أظرف/ },
    lines: ['sun-stick', 'magnesium-sticks', 'adjustable-cane', 'lip-balm'],
  },
  {
    word: { en: /stockings/i, fr: /\b(?:mi-)?bas\b(?= (?:à|de))/i, ar: /جوارب/ },
    lines: ['compression-stockings', 'comfort-socks'],
  },
  {
    word: { en: /\bsocks\b/i, fr: /chaussettes/i, ar: /جوارب/ },
    lines: ['comfort-socks', 'compression-stockings'],
  },
  { word: { en: /\bnets?\b/i, fr: /moustiquaires?/i, ar: /ناموسي/ }, lines: ['mosquito-net'] },
  { word: { en: /heating pads/i, fr: /coussins chauffants/i, ar: /وسادات التدفئة/ }, lines: ['heating-pad'] },
  { word: { en: /gel packs/i, fr: /poches de gel/i, ar: /كمادات جل/ }, lines: ['cold-hot-pack'] },
  { word: { en: /\bgloves\b/i, fr: /\bgants\b/i, ar: /قفازات/ }, lines: ['examination-gloves'] },
  { word: { en: /\bcap\b/i, fr: /\bcalot\b/i, ar: /غطاء رأس/ }, lines: ['surgical-cap'] },
  { word: { en: /\bstrips\b/i, fr: /bandelettes/i, ar: /شرائط/ }, lines: ['glucose-strips'] },
  { word: { en: /(?<!heel )\bcups\b/i, fr: /\bcoupes?\b/i, ar: /كؤوس الحيض/ }, lines: ['menstrual-cup'] },
];

export type PromisingText = {
  /** The category or need. */
  key: string;
  texts: Record<Language, string>;
  /** The lines that it holds. */
  lines: ReadonlySet<string>;
};

/** Each good that a text names and none of its lines is. */
export function findBrokenPromises({ key, texts, lines }: PromisingText) {
  return languages.flatMap((language) =>
    goods
      .filter((good) => good.word[language].test(texts[language]))
      .filter((good) => !good.lines.some((line) => lines.has(line)))
      .map((good) => `${key}: promises ${good.word[language].exec(texts[language])?.[0]} in ${language}`),
  );
}
