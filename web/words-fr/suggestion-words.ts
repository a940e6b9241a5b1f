import type { suggestionWords as english } from '../words/suggestion-words.ts';
import { counted, plural } from './formats.ts';

/** Words of the suggestions below the search fields, loaded when a field is used. */
export const suggestionWords: typeof english = {
  list: 'Suggestions',
  terms: 'Recherches',
  categories: 'Catégories',
  brands: 'Marques',
  needs: 'Besoins',
  products: 'Produits',
  recent: 'Recherches récentes',
  remove: (term) => `Retirer «\u00a0${term}\u00a0» des recherches récentes`,
  removeAll: 'Tout effacer',
  from: 'Dès',
  soldOut: 'Épuisé',
  count: (count) => counted(count, 'suggestion'),
  recentCount: (count) =>
    plural(count, {
      one: `${count}\u00a0recherche récente`,
      many: `${count}\u00a0recherches récentes`,
      other: `${count}\u00a0recherches récentes`,
    }),
};
