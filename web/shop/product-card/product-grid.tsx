import { RememberedPart } from '../../ui/remembered-part.tsx';
import { AddToCartButton } from './add-to-cart-button.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

/** Cards in the widest first row: their pictures are fetched before all others. */
const firstRow = 4;

/** A card's height on a phone, whatever it shows: its picture is as high as half the screen is wide, less the margins. */
const lateCard = 'render-late-[calc(50vw+11.875rem)]';

type Props = {
  products: CardProduct[];
  /** Classes of its columns. */
  columns: string;
  pictureSizes: string;
  /** True where the grid begins the page. */
  isFirst?: boolean;
};

export function ProductGrid({ products, columns, pictureSizes, isFirst = false }: Props) {
  return (
    <ul className={`grid gap-3 sm:gap-5 ${columns}`}>
      {products.map((product, place) => (
        <RememberedPart
          key={product._id}
          as="li"
          className={isFirst && place < firstRow ? 'min-w-0' : `min-w-0 ${lateCard}`}
          part={CardWithButton}
          props={{ product, pictureSizes, isFirst: isFirst && place < firstRow }}
        />
      ))}
    </ul>
  );
}

function CardWithButton(props: { product: CardProduct; pictureSizes: string; isFirst: boolean }) {
  return (
    <ProductCard {...props}>
      <AddToCartButton product={props.product} />
    </ProductCard>
  );
}
