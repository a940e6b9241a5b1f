/** Words of the products that shoppers do not see, and of the filters that help to find products. */
export const productListWords = {
  visibility: 'Visibility',
  visibilityHint:
    'Shoppers see a draft nowhere, and nobody can order it. It may wait for its photo and description.',
  shown: 'Shown in the Shop',
  draft: 'Draft',
  states: { '': 'All', shown: 'Shown', draft: 'Drafts' },
  costPrice: 'Cost price',
  costs: { '': 'Any', unknown: 'Unknown' },
  needs: 'Needs',
  brand: 'Brand',
  allBrands: 'All Brands',
  perPage: 'Per Page',
  more: 'More',
  toOrder: {
    lead: 'Low-stock and sold-out products, those that sell best first. The quantity covers as many sales as in the last 30 days, the customers who wait, and the low-stock level.',
    loading: 'Loading products to order…',
    failed: 'Failed to fetch the products to order',
    errorTitle: 'Error Loading Products to Order',
    exportHint: 'Download all products to order',
    print: 'Print',
    sold: 'Sold in 30 Days',
    waiting: 'Waiting',
    suggested: 'To Order',
    unitCost: 'Unit Cost',
    cost: 'Cost',
    empty: {
      title: 'Nothing to order',
      none: 'Every product has enough stock.',
      filtered: 'Every product that matches these filters has enough stock.',
    },
  },
};
