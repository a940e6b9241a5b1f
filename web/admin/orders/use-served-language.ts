import { useRouteLoaderData } from 'react-router';
import { type Language, rootLanguage } from '../../../shared/values/languages.ts';
import { language } from '../../words/formats.ts';

/**
 * Gives the language in which the papers of an order are printed: that of the order, or that of `/` if the shop has no
 * pages in it any more.
 */
export function useServedLanguage() {
  const frame = useRouteLoaderData<{ languages?: readonly Language[] }>('root');
  return (ordered: Language) =>
    ordered === language || frame?.languages?.includes(ordered) ? ordered : rootLanguage();
}
