import { type Language, languages } from '../../../shared/values/languages.ts';

/** The language of this build, from BUILD_LANGUAGE; English without it. */
export function buildLanguage(): Language {
  const named = process.env.BUILD_LANGUAGE || 'en';
  const language = languages.find((known) => known === named);
  if (!language) throw new Error(`BUILD_LANGUAGE '${named}' is not one of ${languages.join(', ')}`);
  return language;
}
