/** The languages of the shop (requirements: Languages). English comes first: its texts are the originals. */
export const languages = ['en', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The languages into which base texts are translated: all but the one that they are in. */
export function translatedLanguages(base: Language) {
  return languages.filter((language) => language !== base);
}

/** The languages with that of the shop's own pages first, to choose one for a buyer. */
export function languagesFromRoot() {
  return [root, ...translatedLanguages(root)];
}

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

let root: Language = 'en';

/**
 * The language whose pages have no prefix (docs/decisions/0095). A process and an open page have one for good, so a
 * module may ask for it in a function, but not while it loads.
 */
export function rootLanguage() {
  return root;
}

/** Called once by each process, by each build that it serves, and by each page in the browser, before anything else. */
export function setRootLanguage(language: Language) {
  root = language;
}

/** The language of a page for readers of none of its languages: the root language if it is one of them. */
export function languageForOthers(languages: readonly Language[]) {
  return languages.includes(root) ? root : (languages[0] ?? root);
}

/** Languages that are written from right to left. */
export function directionOf(language: Language) {
  return language === 'ar' ? 'rtl' : 'ltr';
}

const prefixed = new RegExp(`^/(${languages.join('|')})(?=[/?#]|$)/?`);

/**
 * The path with exactly one slash at its start (threats T43). Browsers read `//host`, `/\host` and `/` with a tab and
 * another slash as another host.
 */
function rooted(address: string) {
  return address.replace(/^[/\\\p{Cc}]*/u, '/');
}

/**
 * The language of a page and its path without the prefix: `fr` and `/cart?a=1` of `/fr/cart?a=1`. Only this function and
 * its neighbors know where a path names its language. It expects the path in lower case, as the router matches it.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  const language = prefixOf(path);
  if (!language || language === root) return { language: root, path: rooted(path) };
  return { language, path: rooted(path.replace(prefixed, '/')) };
}

/**
 * The address without prefix of one that begins with that of the root language, which had it before it moved to the
 * root: `/cart` of `/fr/cart`, if French has no prefix. Undefined for all others.
 */
export function addressAtRoot(path: string) {
  return prefixOf(path) === root ? rooted(path.replace(prefixed, '/')) : undefined;
}

function prefixOf(path: string) {
  return prefixed.exec(path)?.[1] as Language | undefined;
}

/** The path of a page in a language: `/fr/cart?a=1` of `fr` and `/cart?a=1`, and `/fr` of `/`. */
export function localPath(language: Language, path: string) {
  const page = rooted(path);
  return language === root ? page : `/${language}${page.replace(/^\/(?=[?#]|$)/, '')}`;
}
