import { directionOf, type Language } from '../../../shared/values/languages.ts';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import type { FieldOf } from '../kit/fields.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import type { OfferDraft } from './offer-draft.ts';

const translations = { nameEn: 'en', nameFr: 'fr', nameAr: 'ar' } as const;

type Names = keyof typeof translations | 'name';

/**
 * The names of an offer: the base name in the main language of the catalog, and its translations into the others. A name that
 * was typed before the main language changed stays visible.
 */
export function useNameFields(draft: Pick<OfferDraft, Names>) {
  const inBase = useInBase();
  const shown = (Object.keys(translations) as (keyof typeof translations)[]).filter(
    (name) => translations[name] !== inBase.lang || draft[name] !== '',
  );
  const labelIn = (language: Language) =>
    adminTranslationsWords.inLanguage[language](adminOffersWords.form.fields.name);
  const fields: FieldOf<Names>[] = [
    { name: 'name', maxLength: 100, ...inBase, required: true, isWide: true },
    ...shown.map((name) => {
      const lang = translations[name];
      return { name, maxLength: 100, lang, dir: directionOf(lang), isWide: shown.length === 1 };
    }),
  ];
  const labels = { nameEn: labelIn('en'), nameFr: labelIn('fr'), nameAr: labelIn('ar') };
  return { fields, labels: { name: labelIn(inBase.lang), ...labels } };
}
