import type { productListWords as english } from '../words/admin-product-list-words.ts';

/** Words of the products that shoppers do not see, and of the filters that help to find products. */
export const productListWords: typeof english = {
  visibility: 'Visibilité',
  visibilityHint: 'Les clients ne voient un brouillon nulle part et ne peuvent pas le commander.',
  shown: 'Visible dans la boutique',
  draft: 'Brouillon',
  states: { '': 'Tous', shown: 'Visibles', draft: 'Brouillons' },
  needs: 'Besoins',
  brand: 'Marque',
  allBrands: 'Toutes',
  perPage: 'Par page',
};
