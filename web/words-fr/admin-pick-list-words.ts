import type { adminPickListWords as english } from '../words/admin-pick-list-words.ts';
import { counted } from './formats.ts';

/** Words of the list of what to fetch from the shelves. */
export const adminPickListWords: typeof english = {
  place: 'Emplacement',
  product: 'Produit',
  variant: 'Variante',
  units: 'Unités',
  reference: 'Référence',
  barcode: 'Code-barres',
  orders: 'Commandes',
  sum: (products, units) => `${counted(products, 'produit')}, ${counted(units, 'unité')}`,
};
