import type { ProductFacetsQuery } from '../../../shared/catalog.ts';
import type { CatalogCopy } from './catalog-copy.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { changesOf, countersOf, type FacetCounters, type PricedFacet } from './count-facets.ts';
import { type ListingFilter, limitsOf } from './listing-filter.ts';

type Listing = { query: ProductFacetsQuery; filter: ListingFilter };

const maxBrands = 100;

/**
 * The choices beside a list with their cards. The counts of each facet are remembered for the version of the catalog
 * and all filters but the facet's own: a shopper who chooses a brand sees the same brands again, and only the number of
 * products in stock changes when one sells out.
 */
export async function listFacets(snapshot: CatalogSnapshot, copy: CatalogCopy, listing: Listing) {
  const { recallPriced, recallPrices } = recallFrom(snapshot, copy, listing);
  // All of them start before the first one waits, so they see the same state of the copy.
  const [all, brands, categories, needs, inStock, onOffer, prices] = await Promise.all([
    recallPriced('all'),
    recallPriced('brands'),
    recallPriced('categories'),
    recallPriced('needs'),
    recallPriced('inStock'),
    recallPriced('onOffer'),
    recallPrices(),
  ]);
  return {
    count: all[0] ?? 0,
    ...shownBrands(copy, listing.filter, brands),
    categories,
    needs: shownNeeds(copy, listing.filter, needs),
    prices,
    inStock: inStock[0] ?? 0,
    onOffer: onOffer[0] ?? 0,
  };
}

/**
 * Recalls the counts of a facet. Those for a new price limit are derived from the counts at the nearest step: only the
 * cards with products between the two are counted again. The counts at all steps are remembered together.
 */
function recallFrom(snapshot: CatalogSnapshot, copy: CatalogCopy, { query, filter }: Listing) {
  const isGrouped = query.group === 'family';
  // A search counts only its hits.
  const step = filter.hits ? undefined : copy.columns.priceSteps.nearest(limitsOf(copy.columns, filter));
  const atStep = { ...filter, ...step?.limits };
  const counted = step ? { ...atStep, [step.varied]: undefined } : filter;
  const counters = countersOf(copy, { filter: counted, isGrouped, varied: step?.varied });
  const keyOf = keysOf(copy, { query, filter });
  const recall = <Value>(key: string, count: () => Value | Promise<Value>) =>
    snapshot.recall(key, async () => {
      const { version } = copy;
      return { version, value: await count() };
    });
  const recallPrices = () => recall(keyOf('prices'), counters.prices);
  if (!step) {
    const recallPriced = async (facet: PricedFacet) =>
      (await recall(keyOf(facet), counters[facet])).inPart(0);
    return { recallPriced, recallPrices };
  }
  const changes = changesOf(copy, { from: atStep, to: filter, rows: step.rows, isGrouped });
  const keyOfSteps = keysOf(copy, { query, filter: counted });
  const recallPriced = (facet: PricedFacet) =>
    recall(keyOf(facet), async () => {
      const change = changes[facet]().inPart(0);
      const counts = await recall(`${step.varied} ${keyOfSteps(facet)}`, counters[facet]);
      return counts.inPart(step.part).map((count, value) => count + (change[value] as number));
    });
  return { recallPriced, recallPrices };
}

/** The parameters of a query that a facet's counts do not depend on. */
const own: Record<keyof FacetCounters, (keyof ProductFacetsQuery)[]> = {
  all: [],
  brands: ['brand'],
  categories: ['category'],
  needs: ['need'],
  prices: ['minPrice', 'maxPrice'],
  inStock: ['inStock'],
  onOffer: ['onOffer'],
};

function keysOf(copy: CatalogCopy, { query, filter }: Listing) {
  const { includeHidden, code } = filter;
  const limits = limitsOf(copy.columns, filter);
  const scope: ProductFacetsQuery = {
    ...query,
    lang: undefined,
    minPrice: limits.minCentimes,
    maxPrice: limits.maxCentimes,
    inStock: filter.inStock || undefined,
    onOffer: filter.onOffer || undefined,
  };
  return (facet: keyof FacetCounters) => {
    const others = { ...scope };
    for (const parameter of own[facet]) delete others[parameter];
    const edition = facet === 'inStock' || others.inStock ? copy.soldOutEdition : 0;
    return `facet ${JSON.stringify({ facet, ...others, includeHidden, code, edition })}`;
  };
}

/** The brands with most cards, and the chosen ones. */
function shownBrands({ columns }: CatalogCopy, filter: ListingFilter, counts: Int32Array) {
  const names = columns.brandNames;
  const counted = Array.from(counts, (count, brand) => ({ brand, count }))
    .filter(({ count }) => count > 0)
    .map(({ brand, count }) => ({ name: names[brand] as string, count, brand }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  const shown = counted.slice(0, maxBrands);
  const isShown = new Set(shown.map(({ brand }) => brand));
  for (const name of filter.brands ?? []) {
    const brand = columns.segments.brands.find(name) ?? -1;
    if (brand === 0 || (brand > 0 && isShown.has(brand))) continue;
    isShown.add(brand);
    shown.push({ name: names[brand] ?? name, count: counts[brand] ?? 0, brand });
  }
  return { brands: shown.map(({ name, count }) => ({ name, count })), brandCount: counted.length };
}

/** All needs in their order. */
function shownNeeds({ needs }: CatalogCopy, filter: ListingFilter, counts: Int32Array) {
  return needs
    .map(({ slug, names, is_active }, place) => ({
      is_active,
      shown: { slug, name: names[filter.language ?? 'en'], count: counts[place] ?? 0 },
    }))
    .filter(({ is_active }) => is_active || filter.includeHidden)
    .map(({ shown }) => shown);
}
