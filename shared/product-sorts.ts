/** Sorts a shopper may choose, in the order of the menu (requirements: Listing). */
export const shopSorts = ['newest', 'price-low', 'price-high', 'name-asc', 'name-desc'] as const;

/**
 * `best-match` exists only with a keyword (requirements: Search); `oldest`, `name` and `stock` are the back office's.
 */
export const productSorts = [...shopSorts, 'best-match', 'oldest', 'name', 'stock'] as const;

export type ProductSort = (typeof productSorts)[number];
