import { useRouteLoaderData } from 'react-router';
import { directionOf, type Language } from '../../../shared/values/languages.ts';

/** The language of the base texts of the catalog and of the settings (docs/decisions/0095). */
export function useBaseLanguage(): Language {
  return useRouteLoaderData<{ baseLanguage?: Language }>('root')?.baseLanguage ?? 'en';
}

/** The attributes of a field with a base text. */
export function useInBase() {
  const lang = useBaseLanguage();
  return { lang, dir: directionOf(lang) } as const;
}
