import type { TextLanguage } from '../../../shared/languages.ts';
import { type CatalogColumns, isOnOffer, isSoldOut, isVisible } from './catalog-columns.ts';
import type { CatalogCopy } from './catalog-copy.ts';

/** A category's level, 0 for a main category, and its number. */
export type CategoryPlace = { level: number; number: number };

/** The filters of a list; absent ones do not restrict it. Products are given by number. */
export type ListingFilter = {
  /** Whether to include products of inactive categories, for administrators (requirements: Categories). */
  includeHidden: boolean;
  /** The language of the texts, which decides the order of names; absent for the base texts. */
  language?: TextLanguage | undefined;
  category?: CategoryPlace | undefined;
  /** Effective prices in centimes, inclusive. */
  minCentimes?: number | undefined;
  maxCentimes?: number | undefined;
  brands?: string[] | undefined;
  /** Slugs. */
  needs?: string[] | undefined;
  inStock?: boolean | undefined;
  onOffer?: boolean | undefined;
  /** The products that match the keyword. */
  hits?: Int32Array | undefined;
  /** The first of them, which keep their place in the list's own order, also if they are sold out. */
  pinned?: Int32Array | undefined;
  /** The product whose barcode or SKU was searched. These change without a new version of the catalogue. */
  code?: string | undefined;
  /** The only products that may be listed. */
  only?: Int32Array | undefined;
};

/** The filters that a row fails are a sum of these; 0 is a row of the list. */
export const fails = { search: 1, category: 2, price: 4, brand: 8, need: 16, stock: 32, offer: 64 };

export type FailuresOf = (row: number) => number;

/** A function that tells which filters a row fails. `search` also stands for hidden products and those of `only`. */
export function failuresOf(copy: CatalogCopy, filter: ListingFilter): FailuresOf {
  const { columns } = copy;
  const { flags, price, brand } = columns;
  const { category, minCentimes = 0, maxCentimes = Number.POSITIVE_INFINITY } = filter;
  const wantedFlags = filter.includeHidden ? 0 : isVisible;
  const categories = category && columns.categories[category.level];
  const brands = filter.brands && spellingsOf(columns, filter.brands);
  const hits = filter.hits && maskOf(columns, filter.hits);
  const only = filter.only && maskOf(columns, filter.only);
  const needed = filter.needs && maskOf(columns, ...productsOf(copy, filter, filter.needs));
  const failedChoices = (row: number) => {
    let failed = 0;
    if (categories && categories[row] !== category.number) failed |= fails.category;
    if (brands?.[brand[row] as number] === 0) failed |= fails.brand;
    if (needed?.[row] === 0) failed |= fails.need;
    return failed;
  };
  const failedFlags = (flag: number) => {
    let failed = 0;
    if (filter.inStock && flag & isSoldOut) failed |= fails.stock;
    if (filter.onOffer && !(flag & isOnOffer)) failed |= fails.offer;
    return failed;
  };
  return (row) => {
    const flag = flags[row] as number;
    if ((flag & wantedFlags) !== wantedFlags || hits?.[row] === 0 || only?.[row] === 0) return fails.search;
    const centimes = price[row] as number;
    const failedPrice = centimes < minCentimes || centimes > maxCentimes ? fails.price : 0;
    return failedChoices(row) | failedFlags(flag) | failedPrice;
  };
}

/** The products of each of these needs. Only administrators find those of an inactive need. */
export function productsOf(copy: CatalogCopy, { includeHidden }: ListingFilter, slugs: string[]) {
  return slugs.map((slug) => {
    const need = copy.needs.find((need) => need.slug === slug && (need.is_active || includeHidden));
    return need?.products ?? new Int32Array();
  });
}

/** 1 for each row of these products. */
export function maskOf({ rows, size }: CatalogColumns, ...lists: Int32Array[]) {
  const mask = new Uint8Array(size);
  for (const numbers of lists) {
    for (const number of numbers) {
      const row = rows.get(number);
      if (row !== undefined) mask[row] = 1;
    }
  }
  return mask;
}

/** 1 for each spelling of these brands; a name without a letter is no brand. */
function spellingsOf({ brands }: CatalogColumns, names: string[]) {
  const wanted = new Set(names.map((name) => brands.find(name)).filter((brand) => brand !== 0));
  return Uint8Array.from(brands.brandOf, (brand) => Number(wanted.has(brand)));
}
