import type { Language } from '../../shared/values/languages.ts';

type Offer = { text: string; open: string; dismiss: string };

/** The offer of another language, written in the offered one. It is the same in every language and has no twins. */
export const languageOffers: Record<Language, Offer> = {
  en: { text: 'This page is also available in English.', open: 'Read it in English', dismiss: 'Dismiss' },
  fr: { text: 'Cette page existe aussi en français.', open: 'Lire en français', dismiss: 'Fermer' },
  ar: { text: 'هذه الصفحة متوفرة أيضًا بالعربية.', open: 'القراءة بالعربية', dismiss: 'إغلاق' },
};
