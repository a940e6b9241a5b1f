/** The languages of the shop (requirements: Languages). English comes first: its texts are the originals. */
export const languages = ['en', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The languages into which the catalog's base texts, in English, are translated. */
export const textLanguages = ['fr', 'ar'] as const satisfies Language[];

export type TextLanguage = (typeof textLanguages)[number];

/** Plain `ar` would bring months and digits that Algeria does not use. */
export const locales: Record<Language, string> = { en: 'en-US', fr: 'fr-DZ', ar: 'ar-DZ' };

/** The forms of a counted thing in each language: those of Unicode's plural rules. */
type PluralForms = {
  en: Record<'one' | 'other', string>;
  fr: Record<'one' | 'many' | 'other', string>;
  ar: Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>;
};

/** A function that picks the form of a count: `plural(2, { one: '1 item', other: '2 items' })` is `2 items`. */
export function pluralIn<L extends Language>(language: L) {
  const rules = new Intl.PluralRules(language);
  return (count: number, forms: PluralForms[L]) =>
    forms[rules.select(count) as keyof PluralForms[L]] as string;
}

/** The language whose pages have no prefix. Its paths are those of docs/requirements. */
export const rootLanguage: Language = 'en';

/** Languages that are written from right to left. */
export function directionOf(language: Language) {
  return language === 'ar' ? 'rtl' : 'ltr';
}

const prefixes = languages.filter((language) => language !== rootLanguage).join('|');
const prefixed = new RegExp(`^/(${prefixes})(?=[/?#]|$)/?`);

/**
 * The path with exactly one slash at its start (threats T43). Browsers read `//host`, `/\host` and `/` with a tab and
 * another slash as another host.
 */
function rooted(address: string) {
  return address.replace(/^[/\\\p{Cc}]*/u, '/');
}

/**
 * The language of a page and its path without the prefix: `fr` and `/cart?a=1` of `/fr/cart?a=1`. Only this function and
 * `localPath` know where a path names its language. It expects the path in lower case, as the router matches it.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = prefixed.exec(path)?.[1] as Language | undefined;
  return { language: language ?? rootLanguage, path: rooted(language ? path.replace(prefixed, '/') : path) };
}

/** The path of a page in a language: `/fr/cart?a=1` of `fr` and `/cart?a=1`, and `/fr` of `/`. */
export function localPath(language: Language, path: string) {
  const page = rooted(path);
  return language === rootLanguage ? page : `/${language}${page.replace(/^\/(?=[?#]|$)/, '')}`;
}
