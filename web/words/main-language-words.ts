import { formatNumber } from './formats.ts';

/** Words of the main language of the shop and of its change. */
export const mainLanguageWords = {
  title: 'Main Language of the Shop',
  languages: { en: 'English', fr: 'French', ar: 'Arabic' },
  now: (language: string) =>
    `The main language is ${language}: forms open in it. Texts in the other languages are translations.`,
  proposed: (language: string) =>
    `Pages without a language in their address are in ${language}, so ${language} is proposed.`,
  other: 'New main language',
  hint: 'Nothing changes before you confirm.',
  preview: 'Preview the Change',
  confirmTitle: (language: string) => `Make ${language} the main language?`,
  confirmText: (from: string, to: string) =>
    `Texts in ${to} become the main texts, and those in ${from} translations. Shoppers see the same texts as before. A record without a name in ${to} keeps its text in ${from} as its main text until you write another one.`,
  confirm: 'Change Main Language',
  kinds: {
    product: 'Products',
    category: 'Categories',
    family: 'Families',
    need: 'Needs',
    settings: 'Texts of the settings',
  },
  names: {
    lacking: (lacking: number, all: number, language: string) =>
      `${formatNumber(lacking)} of ${formatNumber(all)} without a name in ${language}`,
    complete: (all: number) => `${formatNumber(all)}, none without a name`,
  },
  texts: {
    lacking: (lacking: number, all: number, language: string) =>
      `${formatNumber(lacking)} of ${formatNumber(all)} not in ${language}`,
    complete: (all: number) => `${formatNumber(all)}, none missing`,
  },
  changed: (language: string) => `The main language is now ${language}`,
  failed: 'The main language could not be changed',
};
