import { lineKey } from '../../../shared/orders/cart.ts';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { cartWords } from '../../words/cart-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { LinePicture } from './line-picture.tsx';

/** What a quote gives free, and what it would give if it were not sold out. */
export function QuotedGifts({ quote }: { quote: Quote | null }) {
  const { gifts = [], missedGifts = [] } = quote ?? {};
  if (gifts.length + missedGifts.length === 0) return null;
  return (
    <div className="mb-5 text-sm">
      <ul className="space-y-4 empty:hidden">
        {gifts.map((gift, place) => (
          <li
            // Two offers may give the same product.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${lineKey(gift)} ${place}`}
            className="flex items-center gap-4"
          >
            <LinePicture item={gift} size="small" />
            <div className="min-w-0">
              <p className="own-direction wrap-anywhere font-medium">{gift.name}</p>
              {gift.size && <p className="text-ink-muted">{cartWords.size(gift.size)}</p>}
              <p className="font-semibold text-brand-strong">{cartWords.gift}</p>
            </div>
            {/* The subtotal contains it, and the discount takes it off. */}
            <p className="ms-auto whitespace-nowrap tabular-nums">{formatPrice(gift.price)}</p>
          </li>
        ))}
      </ul>
      {missedGifts.map((name) => (
        <p key={name} className="text-warning not-first:mt-3">
          {cartWords.missedGift(name)}
        </p>
      ))}
    </div>
  );
}
