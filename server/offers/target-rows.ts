import type { OfferBody, OfferTargets } from '../../shared/offers/offers.ts';

/** The targets of an offer as rows of `promotion_targets`. */
export function targetRows({ included, excluded }: Pick<OfferBody, 'included' | 'excluded'>) {
  return [...toRows(included, false), ...toRows(excluded, true)];
}

function toRows({ products, categories, brands, needs }: OfferTargets, excluded: boolean) {
  return [
    ...[...new Set(products)].map((product_id) => ({ product_id, excluded })),
    ...[...new Set(categories)].map((category_id) => ({ category_id, excluded })),
    ...[...new Set(brands)].map((brand) => ({ brand, excluded })),
    ...[...new Set(needs)].map((need_id) => ({ need_id, excluded })),
  ];
}
