import type { CartItem } from '../../shared/cart.ts';

/** A line's small picture; decoration, because its name stands beside it. */
export function LinePicture({ item }: { item: Pick<CartItem, 'imageUrl'> }) {
  return (
    <span className="block size-20 overflow-hidden rounded-control border border-line bg-canvas sm:size-28">
      {item.imageUrl && (
        <img
          src={item.imageUrl}
          alt=""
          width={112}
          height={112}
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      )}
    </span>
  );
}
