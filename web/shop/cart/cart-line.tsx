import CircleExclamationPointIcon from 'icon:circle-alert';
import InfoIcon from 'icon:info';
import TrashIcon from 'icon:trash';
import { Link } from 'react-router';
import type { Product } from '../../../shared/catalog/catalog.ts';
import {
  addToCart,
  type CartItem,
  changeQuantity,
  isBuyable,
  isOverbooked,
  lineTotal,
  maxQuantity,
  removeFromCart,
  roomFor,
  unitsOf,
} from '../../../shared/orders/cart.ts';
import { cartItemsEntry } from '../../session/local-entries.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format-dates.ts';
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx';
import { showToast } from '../../ui/toast.ts';
import { cartWords } from '../../words/cart-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { uiWords } from '../../words/ui-words.ts';
import { LinePicture } from './line-picture.tsx';
import type { LineChange } from './use-cart-refresh.ts';

type Props = {
  item: CartItem;
  items: CartItem[];
  changes: LineChange[];
  /** The price cut of the product, once it has been read. */
  offer: Product['offer'];
  onRemoved: () => void;
};

/** One line of the cart: the product, its quantity and its price. */
export function CartLine({ item, items, changes, offer, onRemoved }: Props) {
  const { productId, name, size, price } = item;
  const href = `/products/${productId}`;
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 py-6 sm:grid-cols-[7rem_1fr] sm:gap-x-6">
      <Link to={href} tabIndex={-1} aria-hidden="true" className="self-start sm:row-span-2">
        <LinePicture item={item} size="large" />
      </Link>
      <div className="min-w-0">
        <Link
          to={href}
          prefetch="intent"
          className="own-direction wrap-break-word font-semibold hover:text-brand-strong hover:underline"
        >
          {name}
        </Link>
        {size && <p className="mt-1 text-ink-muted text-sm">{cartWords.size(size)}</p>}
        <p className="mt-1 text-ink-muted text-sm">
          {cartWords.unitPrice(formatPrice(price))}
          {offer && <CutPrice offer={offer} />}
        </p>
        <LineNotices item={item} items={items} changes={changes} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 max-sm:col-span-2 sm:mt-3">
        {isBuyable(item) && <LineQuantity item={item} items={items} />}
        <RemoveButton item={item} onRemoved={onRemoved} />
        {isBuyable(item) && (
          <p className="ms-auto whitespace-nowrap font-semibold tabular-nums">
            {formatPrice(lineTotal(item))}
          </p>
        )}
      </div>
    </li>
  );
}

function CutPrice({ offer: { price, formerPrice, lastDay } }: { offer: NonNullable<Product['offer']> }) {
  return (
    <>
      {' '}
      {formerPrice > price && (
        <>
          <span className="sr-only">{uiWords.originalPrice}</span>
          <del>{formatPrice(formerPrice)}</del>{' '}
        </>
      )}
      {uiWords.until(formatDate(lastDay))}
    </>
  );
}

function LineQuantity({ item, items }: { item: CartItem; items: CartItem[] }) {
  return (
    <QuantityStepper
      label={cartWords.quantityOf(item.name)}
      value={item.quantity}
      max={Math.min(Math.max(1, roomFor(items, item)), maxQuantity)}
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
      actions: [
        { label: cartWords.undo, run: () => cartItemsEntry.set(addToCart(cartItemsEntry.get(), item)) },
      ],
    });
  }
  return (
    <button
      type="button"
      aria-label={cartWords.removeNamed(item.name, item.size)}
      onClick={remove}
      className={`max-sm:px-2 first:-ms-2 sm:first:-ms-4 ${buttonStyles({ kind: 'danger' })}`}
    >
      <TrashIcon className="size-4" />
      {cartWords.remove}
    </button>
  );
}

/** The changes to a line, or the reason why it cannot be bought. */
function LineNotices({ item, items, changes }: Omit<Props, 'offer' | 'onRemoved'>) {
  if (!isBuyable(item)) return <Problem text={problemOf(changes)} />;
  if (isOverbooked(items, item)) return <Problem text={uiWords.togetherInStock(item.stock)} />;
  const notices = changes.map(describe);
  if (isAtLimit(item, items) && notices.length === 0) {
    const isAlone = items.filter(({ productId }) => productId === item.productId).length === 1;
    notices.push((isAlone ? uiWords.mostInStock : uiWords.togetherInStock)(item.stock));
  }
  return notices.map((text) => (
    <p key={text} className="mt-2 flex items-center gap-1.5 text-sm text-warning">
      <InfoIcon className="size-4" />
      {text}
    </p>
  ));
}

function isAtLimit({ productId, stock }: CartItem, items: CartItem[]) {
  return unitsOf(items, productId) >= stock && stock < maxQuantity;
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-2 flex items-center gap-1.5 font-medium text-danger text-sm">
      <CircleExclamationPointIcon className="size-4" />
      {text}
    </p>
  );
}

/** On a later visit the reason is unknown until the product has been read. */
function problemOf(changes: LineChange[]) {
  const [reason] = changes;
  return reason ? describe(reason) : cartWords.changes['out-of-stock'];
}

function describe(change: LineChange) {
  switch (change.kind) {
    case 'price-changed':
      return cartWords.changes[change.kind](formatPrice(change.from), formatPrice(change.to));
    case 'quantity-lowered':
      return cartWords.changes[change.kind](change.stock);
    case 'out-of-stock':
    case 'size-out-of-stock':
    case 'gone':
      return cartWords.changes[change.kind];
  }
}
