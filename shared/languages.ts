/** The languages of the shop (requirements: Languages). English comes first: its texts are the originals. */
export const languages = ['en', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

/** Plain `ar` would bring months and digits that Algeria does not use. */
export const locales: Record<Language, string> = { en: 'en-US', fr: 'fr-DZ', ar: 'ar-DZ' };

/** The forms of a counted thing in each language: exactly the ones that Unicode's rules name for it. */
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
