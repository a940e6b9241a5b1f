import type { Language } from '../../shared/values/languages.ts';

/** Each language by its own name, so that people find theirs. It is the same in every language and has no twins. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' };

/** The name of the list of languages, in the language of the page. */
export const languageLabels: Record<Language, string> = { en: 'Language', fr: 'Langue', ar: 'اللغة' };

type Offer = { text: string; open: string; dismiss: string };

/** The offer of another language, written in the offered one. It is the same in every language and has no twins. */
export const languageOffers: Record<Language, Offer> = {
  en: { text: 'This page is also available in English.', open: 'Read it in English', dismiss: 'Dismiss' },
  fr: { text: 'Cette page existe aussi en français.', open: 'Lire en français', dismiss: 'Fermer' },
  ar: { text: 'هذه الصفحة متوفرة أيضًا بالعربية.', open: 'القراءة بالعربية', dismiss: 'إغلاق' },
};
