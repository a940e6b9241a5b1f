import type { CartItem } from '../../../shared/orders/cart.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';

const sizes = { small: 'size-14', medium: 'size-14 sm:size-20', large: 'size-20 sm:size-28' };

type Props = { item: Pick<CartItem, 'imageUrl'>; size: keyof typeof sizes };

/** A line's small picture, hidden from screen readers because the product's name is beside it. */
export function LinePicture({ item, size }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`block shrink-0 overflow-hidden rounded-control border border-line bg-surface ${sizes[size]}`}
    >
      <ProductPicture imageUrl={item.imageUrl} name="" sizes="112px" fallbackWidth={200} />
    </span>
  );
}
