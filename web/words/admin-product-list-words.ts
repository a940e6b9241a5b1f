/** Words of the products that shoppers do not see, and of the filters that help to find products. */
export const productListWords = {
  visibility: 'Visibility',
  visibilityHint: 'Shoppers see a draft nowhere, and nobody can order it.',
  shown: 'Shown in the Shop',
  draft: 'Draft',
  states: { '': 'All', shown: 'Shown', draft: 'Drafts' },
  needs: 'Needs',
  brand: 'Brand',
  allBrands: 'All Brands',
  perPage: 'Per Page',
};
