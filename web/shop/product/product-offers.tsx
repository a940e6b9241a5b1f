import PercentIcon from 'icon:badge-percent';
import GiftIcon from 'icon:gift';
import TruckIcon from 'icon:truck';
import type { AnnouncedOffer } from '../../../shared/catalog/announced-offers.ts';
import { formatDay } from '../../ui/format-dates.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { severalText } from '../product-card/several-text.ts';

const words = catalogWords.product.offers;

const icons = { quantity: PercentIcon, gift: GiftIcon, delivery: TruckIcon };

/** What offers give with a product, and when, on its page (requirements: Offers). */
export function ProductOffers({ offers = [] }: { offers?: AnnouncedOffer[] | undefined }) {
  if (offers.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2.5 rounded-control bg-brand-soft px-3.5 py-3 text-brand-deep text-sm">
      {offers.map((offer) => (
        <Offer key={JSON.stringify(offer)} offer={offer} />
      ))}
    </ul>
  );
}

function Offer({ offer }: { offer: AnnouncedOffer }) {
  const Icon = icons[offer.kind];
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <strong className="wrap-anywhere block font-semibold">{textOf(offer)}</strong>
        {catalogWords.product.offerDays(formatDay(offer.firstDay), formatDay(offer.lastDay))}
      </span>
    </li>
  );
}

function textOf(offer: AnnouncedOffer) {
  const { kind, units = 1, gift = '' } = offer;
  const least = offer.least && formatPrice(offer.least);
  if (kind === 'gift') {
    if (!least) return words.giftWith(gift, units);
    return offer.ofAll ? words.giftFromAll(gift, least) : words.giftFrom(gift, least);
  }
  if (kind === 'delivery') return least ? words.deliveryFrom(least) : words.delivery;
  return least ? words.ordersFrom(severalText(offer), least) : severalText(offer);
}
