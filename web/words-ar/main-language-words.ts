import type { mainLanguageWords as english } from '../words/main-language-words.ts';
import { formatNumber } from './formats.ts';

/** Words of the main language of the shop and of its change. */
export const mainLanguageWords: typeof english = {
  title: 'اللغة الرئيسية للمتجر',
  languages: { en: 'الإنجليزية', fr: 'الفرنسية', ar: 'العربية' },
  now: (language) =>
    `اللغة الرئيسية هي ${language}: تُفتح الاستمارات بها. أما النصوص باللغات الأخرى فهي ترجمات.`,
  proposed: (language) => `الاقتراح: ${language}، لأنها لغة الصفحات التي لا لغة في عنوانها.`,
  other: 'اللغة الرئيسية الجديدة',
  hint: 'لا يتغيّر شيء قبل التأكيد.',
  preview: 'معاينة التغيير',
  confirmTitle: (language) => `جعل ${language} اللغة الرئيسية؟`,
  confirmText: (from, to) =>
    `تصبح النصوص باللغة ${to} هي النصوص الأساسية، وتصبح النصوص باللغة ${from} ترجمات. يرى الزبائن النصوص نفسها كما في السابق. ما ليس له اسم باللغة ${to} يحتفظ بنصه باللغة ${from} نصًا أساسيًا إلى أن يُكتب نص آخر.`,
  confirm: 'تغيير اللغة الرئيسية',
  kinds: {
    product: 'المنتجات',
    category: 'الأقسام',
    family: 'العائلات',
    need: 'الاحتياجات',
    settings: 'نصوص الإعدادات',
  },
  names: {
    lacking: (lacking, all, language) =>
      `${formatNumber(lacking)} من ${formatNumber(all)} دون اسم باللغة ${language}`,
    complete: (all) => `${formatNumber(all)}، لا شيء منها دون اسم`,
  },
  texts: {
    lacking: (lacking, all, language) =>
      `${formatNumber(lacking)} من ${formatNumber(all)} دون نص باللغة ${language}`,
    complete: (all) => `${formatNumber(all)}، لا شيء منها دون ترجمة`,
  },
  changed: (language) => `أصبحت ${language} اللغة الرئيسية`,
  failed: 'تعذّر تغيير اللغة الرئيسية',
};
