import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import {
  addToCart,
  type CartItem,
  changeQuantity,
  lineTotal,
  maxQuantity,
  removeFromCart,
} from '../../shared/cart.ts';
import { formatPrice } from '../../shared/prices.ts';
import { cartItemsEntry } from '../local-entries.ts';
import { buttonStyles } from '../ui/button.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { showToast } from '../ui/toast.ts';
import { cartWords } from '../words/cart-words.ts';
import { LineNewsList } from './line-news-list.tsx';
import { LinePicture } from './line-picture.tsx';
import { isBuyable, type LineNews } from './refresh-line.ts';

type Props = { item: CartItem; news: LineNews[]; onRemoved: () => void };

/** One line of the cart: what it is, how many, what it costs. */
export function CartLine({ item, news, onRemoved }: Props) {
  const { productId, name, size, price } = item;
  const href = `/products/${productId}`;
  return (
    <li className="flex gap-4 py-6 sm:gap-6">
      <Link to={href} tabIndex={-1} aria-hidden="true" className="self-start">
        <LinePicture item={item} size="large" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <div className="min-w-0 max-sm:w-full">
            <Link
              to={href}
              prefetch="intent"
              className="wrap-break-word font-semibold hover:text-brand-strong hover:underline"
            >
              {name}
            </Link>
            {size && <p className="mt-1 text-ink-muted text-sm">{cartWords.size(size)}</p>}
            <p className="mt-1 text-ink-muted text-sm">{cartWords.unitPrice(formatPrice(price))}</p>
          </div>
        </div>
        <LineNewsList item={item} news={news} />
        <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-3">
          {isBuyable(item) && <LineQuantity item={item} />}
          <RemoveButton item={item} onRemoved={onRemoved} />
          {isBuyable(item) && (
            <p className="ms-auto whitespace-nowrap font-semibold tabular-nums">
              {formatPrice(lineTotal(item))}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

function LineQuantity({ item }: { item: CartItem }) {
  return (
    <QuantityStepper
      label={cartWords.quantityOf(item.name)}
      value={item.quantity}
      max={Math.min(item.stock, maxQuantity)}
      onChange={(quantity) => cartItemsEntry.set(changeQuantity(cartItemsEntry.get(), item, quantity))}
    />
  );
}

function RemoveButton({ item, onRemoved }: { item: CartItem; onRemoved: () => void }) {
  function remove() {
    cartItemsEntry.set(removeFromCart(cartItemsEntry.get(), item));
    onRemoved();
    showToast({
      kind: 'default',
      text: cartWords.removed(item.name),
      action: {
        label: cartWords.undo,
        run: () => cartItemsEntry.set(addToCart(cartItemsEntry.get(), item)),
      },
    });
  }
  return (
    <button
      type="button"
      aria-label={cartWords.removeNamed(item.name, item.size)}
      onClick={remove}
      className={`first:-ms-4 ${buttonStyles({ kind: 'danger' })}`}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      {/* Beside the stepper a phone has no room for the word. */}
      <span className={isBuyable(item) ? 'max-sm:hidden' : ''}>{cartWords.remove}</span>
    </button>
  );
}
