import type { adminTranslationsWords as english } from '../words/admin-translations-words.ts';
import { type CountedNoun, counted, isolated } from './formats.ts';

const products: CountedNoun = ['منتج واحد', 'منتجان', 'منتجات', 'منتجًا', 'منتج'];
const soldUnits: CountedNoun = [
  'وحدة واحدة مبيعة',
  'وحدتان مبيعتان',
  'وحدات مبيعة',
  'وحدة مبيعة',
  'وحدة مبيعة',
];
const ofDays: CountedNoun = ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'];

/** Words of the translations of the catalog, as administrators edit them. */
export const adminTranslationsWords: typeof english = {
  tabs: 'اللغات',
  languages: { en: 'الإنجليزية', fr: 'الفرنسية', ar: 'العربية' },
  inLanguage: {
    en: (label) => `${label} بالإنجليزية`,
    fr: (label) => `${label} بالفرنسية`,
    ar: (label) => `${label} بالعربية`,
  },
  texts: { en: 'النصوص بالإنجليزية', fr: 'النصوص بالفرنسية', ar: 'النصوص بالعربية' },
  states: { current: 'مترجم', behind: 'يلزم تحديثه', missing: 'غير مترجم' },
  hasErrors: 'فيه أخطاء',
  adjectives: { en: 'بالإنجليزية', fr: 'بالفرنسية', ar: 'بالعربية' },
  textIn: { en: 'النص الإنجليزي', fr: 'النص الفرنسي', ar: 'النص العربي' },
  lead: (language, base) => `يعرض المتجر ${language} هذه النصوص، ويعرض ${base} مكان كل نص فارغ.`,
  usualLead: (language) => `يعرض المتجر ${language} هذه النصوص، ويعرض عباراته المعتادة مكان كل نص فارغ.`,
  nothing: '—',
  behind: (base) => `تغيّر النص ${base} بعد حفظ هذه الترجمة. يلزم تصحيحها، أو تأكيد أنها ما زالت صحيحة.`,
  confirmed: 'سُجّل أن الترجمة ما زالت صحيحة. يلزم الحفظ ليبقى ذلك.',
  stillRight: 'ما زالت صحيحة',
  list: {
    title: 'الترجمات',
    lead: (days) =>
      `المنتجات التي لا ترجمة حديثة لها، بدءًا بالأكثر مبيعًا خلال آخر ${counted(days, ofDays, '')}.`,
    loading: 'جارٍ تحميل المنتجات…',
    failed: 'تعذّر تحميل الترجمات',
    errorTitle: 'خطأ في تحميل الترجمات',
    back: 'العودة إلى المنتجات',
    export: 'تصدير',
    exportHint: 'تنزيل المنتجات المطابقة للتصفية',
    filters: {
      label: 'التصفية',
      language: 'اللغة',
      anyLanguage: 'كل اللغات',
      state: 'الحالة',
      anyState: 'غير مترجم أو يلزم تحديثه',
    },
    found: (count) => counted(count, products, 'لا منتجات'),
    columns: { product: 'المنتج', sold: 'المبيعات' },
    sold: (units) => counted(units, soldUnits, 'لا مبيعات'),
    translateNamed: (name) => `ترجمة «${isolated(name)}»`,
    empty: {
      title: 'لم يُعثر على أي منتج',
      none: 'كل المنتجات مترجمة.',
      filtered: 'لا يوجد منتج يطابق هذه التصفية.',
    },
  },
  /** The merchant's own texts of whole pages. */
  ownPages: {
    hint: 'الصفحة التي لم تكتب لها نصًا تعرض النص المعتاد، وهو حينها باسم متجرك: راجعه. سطر فارغ يبدأ فقرة، و\u2066##\u2069 عنوانًا، و\u2066-\u2069 قائمة. ويمكن كتابة نص \u2066**\u2069بارز\u2066**\u2069 وروابط مثل \u2066[text](/contact)\u2069.',
    start: 'البدء من النص المعتاد',
    see: 'عرض الصفحة الحالية',
    articles: {
      title: 'المقالات',
      label: 'عرض المقالات الأربعة التي تأتي مع المتجر، في «المدونة»',
      hint: 'نصوص قصيرة عن اختيار المنتجات واستعمالها، موقّعة باسم المتجر.',
    },
  },
};
