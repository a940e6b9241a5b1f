import type { ListedOffer } from '../../../shared/offers/offers.ts';
import { adminOffersWords as words } from '../../words/admin-offers-words.ts';
import { formatPrice } from '../../words/formats.ts';

/** How many orders took an offer and, for those who may see money, what it took off and their totals. */
export function OfferSums({ offer: { uses, saved, revenue } }: { offer: ListedOffer }) {
  return (
    <>
      {words.taken(uses)}
      {revenue !== undefined &&
        words.sums(saved === undefined ? undefined : formatPrice(saved), formatPrice(revenue))}
    </>
  );
}
