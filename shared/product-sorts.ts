/** The sorts that shoppers can choose, in the order of the menu (requirements: Listing). */
export const shopSorts = [
  'newest',
  'price-low',
  'price-high',
  'unit-price',
  'name-asc',
  'name-desc',
] as const;

/**
 * `best-match` needs a keyword (requirements: Search); `oldest`, `name` and `stock` are for administrators.
 */
export const productSorts = [...shopSorts, 'best-match', 'oldest', 'name', 'stock'] as const;

export type ProductSort = (typeof productSorts)[number];
