import { plural } from './formats.ts';

const languages = { en: 'English', fr: 'French', ar: 'Arabic' };

/** Words of the translations of the catalog, as administrators edit them. */
export const adminTranslationsWords = {
  tabs: 'Languages',
  languages,
  /** The name of a field in one language. */
  inLanguage: {
    en: (label: string) => `${label} in English`,
    fr: (label: string) => `${label} in French`,
    ar: (label: string) => `${label} in Arabic`,
  },
  texts: { en: 'Texts in English', fr: 'Texts in French', ar: 'Texts in Arabic' },
  states: { current: 'Translated', behind: 'Behind', missing: 'Not translated' },
  hasErrors: 'Has errors',
  /** The languages within a sentence: as an adjective, and as the text in it. */
  adjectives: languages,
  textIn: { en: 'the English one', fr: 'the French one', ar: 'the Arabic one' },
  lead: (language: string, base: string) =>
    `The ${language} shop shows these texts, and ${base} where a text is empty.`,
  usualLead: (language: string) =>
    `The ${language} shop shows these texts, and its usual words where a text is empty.`,
  nothing: '—',
  behind: (base: string) =>
    `The ${base} text has changed since this translation was saved. Correct it, or mark it as still right.`,
  confirmed: 'The translation is marked as still right. Save to keep this.',
  stillRight: 'Still Right',
  list: {
    title: 'Translations',
    lead: (days: number) =>
      `Products without an up-to-date translation, those that sold most in the last ${days} days first.`,
    loading: 'Loading products…',
    failed: 'Failed to fetch the translations',
    errorTitle: 'Error Loading Translations',
    back: 'Back to Products',
    export: 'Export',
    exportHint: 'Download the products that match the filters',
    filters: {
      label: 'Filters',
      language: 'Language',
      anyLanguage: 'Any Language',
      state: 'State',
      anyState: 'Behind or Not Translated',
    },
    found: (count: number) => plural(count, { one: '1 product', other: `${count} products` }),
    columns: { product: 'Product', sold: 'Sold' },
    sold: (units: number) => plural(units, { one: '1 unit sold', other: `${units} units sold` }),
    translateNamed: (name: string) => `Translate ${name}`,
    empty: {
      title: 'No products found',
      none: 'All products are translated.',
      filtered: 'No product matches these filters.',
    },
  },
  /** The merchant's own texts of whole pages. */
  ownPages: {
    hint: 'A page that you leave blank shows the usual text. Read it, because it speaks for your shop. A blank line begins a paragraph, ## a heading, - a list. **Bold** text and [links](/contact) work too.',
    start: 'Start from the usual text',
    see: 'See the page as it is',
    articles: {
      title: 'Articles',
      label: 'Show the four articles that come with the shop, under Blog',
      hint: 'Short texts on choosing and using products, signed with the name of the shop.',
    },
  },
};
