import type { ProductSort } from '../../shared/contract/list-query.ts';
import { plural } from './formats.ts';

const sorts: Partial<Record<ProductSort, string>> = {
  'best-match': 'Best Match',
  newest: 'Newest First',
  'price-low': 'Price: Low to High',
  'price-high': 'Price: High to Low',
  'unit-price': 'Unit Price: Low to High',
  rating: 'Best Rated',
  'name-asc': 'Name: A to Z',
  'name-desc': 'Name: Z to A',
};

/** Words of the listing: its heading, filters and results. */
export const listingWords = {
  heading: 'All Products',
  offersHeading: 'On offer',
  pageOf: (text: string, page: number) => `${text} (page ${page})`,
  searchHeading: (keyword: string) => `Results for “${keyword}”`,
  description:
    'Browse supplements, hygiene and care products and medical devices by category, brand and price. Cash on delivery across Algeria.',
  keyword: (keyword: string) => `Search: ${keyword}`,
  clear: 'Clear',
  clearKeyword: (keyword: string) => `Clear search for ${keyword}`,
  filters: 'Filters',
  activeFilters: (count: number) => `${count} active`,
  clearAll: 'Clear All',
  category: 'Category',
  allCategories: 'All Categories',
  subcategory: 'Subcategory',
  subSubcategory: 'Sub-category',
  allIn: (name: string) => `All ${name}`,
  priceRange: 'Price Range',
  minPrice: 'Min Price',
  maxPrice: 'Max Price',
  applyPrice: 'Apply Price Filter',
  priceBand: (min: string, max: string) => `${min} – ${max}`,
  priceFrom: (min: string) => `From ${min}`,
  priceTo: (max: string) => `Up to ${max}`,
  availability: 'Availability',
  inStockOnly: 'In stock',
  offers: 'Offers',
  onOfferOnly: 'On offer',
  needs: 'Need',
  brand: 'Brand',
  showMore: (count: number, total: number) =>
    count < total ? `Show ${count} of ${total}` : `Show all ${count}`,
  otherBrands: 'To find another brand, use the search.',
  findIn: (list: string) => `Find: ${list}`,
  removeFilter: (name: string) => `Remove filter: ${name}`,
  rangeReversed: (low: string, high: string) =>
    `The minimum is above the maximum, so prices from ${low} to ${high} are shown.`,
  priceUnclear: 'Type a price like 1500 or 1500.50',
  showProducts: (count: number) => plural(count, { one: 'Show 1 product', other: `Show ${count} products` }),
  sortBy: 'Sort By',
  applySort: 'Sort',
  sort: (sort: ProductSort) => sorts[sort] ?? sort,
  showing: (shown: number, count: number) => `Showing ${shown} of ${count} products`,
  /** The number of products, if some cards stand for several sizes, colors or other options. */
  withVariants: (count: number) => `(${count} including all options)`,
  filtered: 'Filtered',
  correction: (shown: string) => `Showing results for “${shown}”.`,
  leftOut: (...left: string[]) =>
    left.length > 2
      ? 'Some match only part of your search.'
      : `Some don’t include ${left.map((word) => `“${word}”`).join(', ')}.`,
  others: 'Other Matches',
  foundIn: 'Search in:',
  exactly: (keyword: string) => `Search for “${keyword}” instead`,
};
