import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type CartItem, lineTotal } from '../../../shared/cart.ts';
import { formatPrice } from '../../../shared/prices.ts';
import { LinePicture } from '../../shop/cart/line-picture.tsx';
import { cartWords } from '../../words/cart-words.ts';
import { orderWords } from '../../words/order-words.ts';

type Item = Pick<CartItem, 'productId' | 'name' | 'imageUrl' | 'size' | 'quantity' | 'price'>;

type Props = {
  item: Item;
  /** In a narrow column beside something else: no link that leads away. */
  isCompact?: boolean;
  /** What else is to be said about it. */
  children?: ReactNode;
};

/** One item of an order, placed or about to be. */
export function OrderedItem({ item, isCompact = false, children }: Props) {
  const { productId, name, size, quantity, price } = item;
  return (
    <li className="flex items-start gap-4">
      <LinePicture item={item} size={isCompact ? 'small' : 'medium'} />
      <div className="flex min-w-0 flex-1 gap-x-4 gap-y-1 text-sm max-sm:flex-col">
        <div className="wrap-break-word min-w-0 flex-1">
          {isCompact ? (
            <p className="line-clamp-2 font-medium">{name}</p>
          ) : (
            <Link
              to={`/products/${productId}`}
              className="font-medium hover:text-brand-strong hover:underline"
            >
              {name}
            </Link>
          )}
          {size && <p className="mt-0.5 text-ink-muted">{cartWords.size(size)}</p>}
          <p className="mt-0.5 text-ink-muted tabular-nums">
            {orderWords.quantityAtPrice(quantity, formatPrice(price))}
          </p>
          {children}
        </div>
        <p className="whitespace-nowrap font-semibold tabular-nums">{formatPrice(lineTotal(item))}</p>
      </div>
    </li>
  );
}
