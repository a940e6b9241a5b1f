import type { Language } from '../../shared/values/languages.ts';

/** Each language by its own name, so that people find theirs. It is the same in every language and has no twins. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' };

/** The name of the list of languages, in the language of the page. */
export const languageLabels: Record<Language, string> = { en: 'Language', fr: 'Langue', ar: 'اللغة' };
