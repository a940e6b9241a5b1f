import type { AnnouncedOffer } from '../../../shared/catalog/announced-offers.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';

/** What several units cost: `3 for 2`, or `2 for 900.00 DA`. */
export function severalText({ units = 1, free = 0, price }: AnnouncedOffer) {
  return catalogWords.card.several(units, price === undefined ? String(units - free) : formatPrice(price));
}
